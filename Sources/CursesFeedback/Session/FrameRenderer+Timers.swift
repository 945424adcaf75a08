import TerminalModel
import TerminalViews

/// The parts of the interface state that change after a time without input.
extension FrameRenderer {
  /// Whether the view waits for a timer.
  func needs(_ timer: ViewTimer) -> Bool {
    switch timer {
    case .keys: interface.hasPendingKeys && interface.pendingKeys.isAmbiguous
    case .drag: repeatedDrag != nil
    case .tooltip: interface.tooltip?.isAwaited ?? false
    }
  }

  /// Ends the time in which pending keys can be continued.
  ///
  /// - Returns: The last of them, which the loop reads again to get the action of the keys; nil if
  ///   no keys are pending.
  func expirePendingKeys() -> Key? {
    guard let key = interface.pendingKeys.keys.last else { return nil }
    var next = interface
    next.pendingKeys.isExpired = true
    restore(next)
    return key
  }

  /// The drag at the edge of a view that scrolls the view again after ``ViewTimer/drag``, or nil if
  /// there is none.
  var repeatedDrag: Mouse? {
    interface.repeatedDrag
  }

  /// Shows the tooltip of the view on which the pointer rests.
  func showTooltip() {
    var next = interface
    next.tooltip = interface.tooltip?.afterDelay
    restore(next)
  }
}
