package import TerminalModel

/// The behavior of a control that takes part in drag and drop: as a source of values, as a target
/// for them, or as both.
package protocol DragBehavior: ControlBehavior {
  /// The number of rows that can have a value to drag; 1 for a control without rows.
  var rowCount: Int { get }

  /// The row that a press at a cell begins to drag, or nil if there is none.
  func draggedRow(at position: Position, _ memory: StoredMemory?, in size: Size) -> Int?
  /// The value of a row, or nil if the row cannot be dragged.
  func draggedValue(ofRow row: Int) -> (any Hashable & Sendable)?
  /// The view whose first line follows the pointer.
  func draggedView(ofRow row: Int) -> Element
  /// The response to a value that is dropped; ``ControlResponse/ignored`` for one that the control
  /// does not take.
  ///
  /// It is also called while the pointer is over the control.
  func respond(
    to drop: Drop, _ memory: StoredMemory?, in size: Size
  ) -> ControlResponse<Any>
  /// The memory with which the control is drawn during a drag.
  func marked(_ mark: DragMark, _ memory: StoredMemory?, in size: Size) -> StoredMemory?
  /// Begins or ends the part of the control in a drag.
  func setDragging(_ isDragging: Bool, _ memory: inout StoredMemory?)
  /// Scrolls the rows during a drag; false if nothing scrolls.
  func scroll(by rows: Int, _ memory: inout StoredMemory?, in size: Size) -> Bool
}

/// A mark that a drag makes on a control.
package enum DragMark {
  /// The value of a row follows the pointer.
  case dragged(row: Int)
  /// A release would drop a value on the control.
  case target(Drop)
}

/// A control that takes part in drag and drop: ``DragBehavior`` with the type of the memory.
protocol DragControl: Control where Event == Any {
  var rowCount: Int { get }
  func draggedRow(at position: Position, _ memory: Memory, in size: Size) -> Int?
  func draggedValue(ofRow row: Int) -> (any Hashable & Sendable)?
  func draggedView(ofRow row: Int) -> Element
  func respond(to drop: Drop, _ memory: Memory, in size: Size) -> ControlResponse<Any>
  func mark(_ mark: DragMark, _ memory: inout Memory, in size: Size)
  func setDragging(_ isDragging: Bool, _ memory: inout Memory)
  func scroll(by rows: Int, _ memory: inout Memory, in size: Size) -> Bool
}

extension ControlBehavior {
  /// Nil: most controls take no part in drag and drop.
  package var dragging: (any DragBehavior)? { nil }
}

extension TypedBehavior where Wrapped: DragControl {
  var rowCount: Int { control.rowCount }

  func draggedRow(at position: Position, _ memory: StoredMemory?, in size: Size) -> Int? {
    control.draggedRow(at: position, StoredMemory.value(of: memory), in: size)
  }

  func draggedValue(ofRow row: Int) -> (any Hashable & Sendable)? {
    control.draggedValue(ofRow: row)
  }

  func draggedView(ofRow row: Int) -> Element { control.draggedView(ofRow: row) }

  func respond(
    to drop: Drop, _ memory: StoredMemory?, in size: Size
  ) -> ControlResponse<Any> {
    control.respond(to: drop, StoredMemory.value(of: memory), in: size)
  }

  func marked(_ mark: DragMark, _ memory: StoredMemory?, in size: Size) -> StoredMemory? {
    var memory = memory
    withMemory(&memory) { control.mark(mark, &$0, in: size) }
    return memory
  }

  func setDragging(_ isDragging: Bool, _ memory: inout StoredMemory?) {
    withMemory(&memory) { control.setDragging(isDragging, &$0) }
  }

  func scroll(by rows: Int, _ memory: inout StoredMemory?, in size: Size) -> Bool {
    withMemory(&memory) { control.scroll(by: rows, &$0, in: size) }
  }
}
