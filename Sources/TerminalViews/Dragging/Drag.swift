package import TerminalModel

/// A press of the left button on a value that can be dragged, or the drag after it.
///
/// The value that is dropped is read from the source (the control on which the button was pressed).
package struct Drag: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// The button was pressed, and the pointer is still over the same cell.
    case pressed
    /// The pointer has moved: the value follows it.
    case moving
    /// The drag was cancelled, or the value is gone; the button is still held.
    case ended
  }

  /// The path of the source.
  package let source: ViewPath
  /// The index of the row with the value in a list; 0 in any other source.
  package internal(set) var row: Int
  /// The identity of the value, by which its row is found again after other rows have changed.
  let identity: ViewIdentity
  /// The cell of the press.
  let press: Position
  /// The cell under the pointer.
  package internal(set) var position: Position
  package internal(set) var phase = Phase.pressed
  /// Whether a control around the source gets the press when the button is released, if no value is
  /// dragged before.
  var isPressDeferred = false
  /// Whether the last movement scrolled a view, so that it is repeated.
  var isRepeated = false
  /// Whether the pointer has left the row of the screen in which the button was pressed.
  ///
  /// Before, nothing scrolls and the source takes no value, so that a click whose pointer moves a
  /// little moves no row.
  var hasLeftRow = false

  /// The index of the row that has the value now, or nil if the value is gone.
  func currentRow(in routes: Routes) -> Int? {
    routes.source(of: self)?.row(of: identity, near: row)
  }

  /// The drag after a layout: it ends if its value is gone.
  func settled(in routes: Routes) -> Drag {
    guard phase != .ended else { return self }
    var drag = self
    if let row = currentRow(in: routes) {
      drag.row = row
    } else if phase == .moving {
      drag.phase = .ended
    }
    return drag
  }
}

/// A dragged value over a control.
package struct Drop {
  let value: any Hashable & Sendable
  /// The row of the value if the control is also its source; otherwise nil.
  let row: Int?
  /// The cell under the pointer, counted from the control's top left cell.
  let position: Position
}

extension Routes {
  /// The source of a drag, or nil if it is gone.
  func source(of drag: Drag) -> (any DragBehavior)? {
    index(at: drag.source).flatMap { targets[$0].control.behavior.dragging }
  }
}

extension DragBehavior {
  /// The row whose value has an identity, or nil if none has.
  ///
  /// Only after other rows have changed does it compare more than one row, and those that are up to
  /// 10,000 rows away.
  fileprivate func row(of identity: ViewIdentity, near row: Int) -> Int? {
    func isThere(_ row: Int) -> Bool {
      draggedValue(ofRow: row).map { ViewIdentity($0) } == identity
    }
    if isThere(row) { return row }
    for distance in 0..<min(rowCount, 10_000) {
      let (before, after) = (row - 1 - distance, row.saturatingAdding(1 + distance))
      if isThere(before) { return before }
      if isThere(after) { return after }
    }
    return nil
  }
}

extension [ViewPath: StoredMemory] {
  /// Ends the part of all controls in a drag.
  mutating func endDrag(in routes: Routes) {
    for control in (routes.targets + routes.coveredTargets).map(\.control) {
      control.behavior.dragging?.setDragging(false, &self[control.path])
    }
    // A list that is disabled, or on a page that is not shown, is no target.
    for (path, stored) in self {
      guard var memory = stored.value as? ListMemory, memory.isUnderDrag else { continue }
      memory.isUnderDrag = false
      self[path] = StoredMemory(memory)
    }
  }
}

extension InterfaceState {
  /// The value that follows the pointer, or nil if there is none.
  package var drag: Drag? {
    guard isDragging else { return nil }
    return capture?.drag
  }

  /// The movement that is repeated because it scrolls a view: one that drags a value or selects
  /// text.
  package var repeatedDrag: Mouse? {
    if let drag { return drag.isRepeated ? Mouse(.dragged(.left), at: drag.position) : nil }
    return hasSelection ? selection?.repeatedDrag : nil
  }
}
