/// The phase of the tooltip that the user sees or is about to see.
///
/// The path is that of the view which the tooltip belongs to.
package enum TooltipState: Hashable, Sendable {
  /// The pointer has come to the view: the tooltip is shown if the pointer rests for ``delay``.
  case awaited(ViewPath)
  /// The tooltip is shown until the pointer leaves the view, or another input comes.
  case shown(ViewPath)
  /// A key has shown the tooltip of the view with the focus.
  case shownByKey(ViewPath)
  /// An input other than a movement has hidden the tooltip until the pointer leaves the view.
  case hidden(ViewPath)

  /// The time for which the pointer has to rest.
  package static let delay = Duration.milliseconds(500)

  /// The path of the view whose tooltip is shown, or nil if none is.
  package var shown: ViewPath? {
    switch self {
    case .shown(let path), .shownByKey(let path): path
    case .awaited, .hidden: nil
    }
  }

  /// Whether the ``delay`` is running.
  package var isAwaited: Bool {
    switch self {
    case .awaited: true
    case .shown, .shownByKey, .hidden: false
    }
  }

  /// Whether the next key changes it, whichever key that is.
  var endsAtKey: Bool {
    switch self {
    case .awaited, .shown, .shownByKey: true
    case .hidden: false
    }
  }

  /// The path of the view, unless a key has shown the tooltip.
  private var pointed: ViewPath? {
    switch self {
    case .awaited(let path), .shown(let path), .hidden(let path): path
    case .shownByKey: nil
    }
  }

  /// The state after a movement of the pointer.
  ///
  /// - Parameter path: The path of the view with a tooltip under the pointer, or nil if there is
  ///   none.
  package static func after(
    _ state: TooltipState?, pointerMovedTo path: ViewPath?
  ) -> TooltipState? {
    guard let path else { return state?.pointed == nil ? state : nil }
    return path == state?.pointed || path == state?.shown ? state : .awaited(path)
  }

  /// The state after any other input: hidden, or nil if a key had shown the tooltip.
  package var afterInput: TooltipState? { pointed.map { .hidden($0) } }

  /// The state after the pointer has rested.
  package var afterDelay: TooltipState {
    switch self {
    case .awaited(let path): .shown(path)
    case .shown, .shownByKey, .hidden: self
    }
  }
}
