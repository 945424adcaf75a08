import CursesFeedback

/// The part of a board with the cursor; the wheel shows other parts, until the cursor moves.
struct BoardViewport: CompositeControl {
  typealias Event = Mines.Event

  struct Memory: ControlMemory {
    var offset = Position.origin
    /// The cursor that was made visible last.
    var cursor: Position?
  }

  let board: MineBoard

  var inputs: InputMask { .pointer }
  var scrolls: Axis.Set { [.horizontal, .vertical] }

  func content(_ memory: inout Memory, in size: Size) -> Node<Event> { board.node() }

  func offset(_ memory: inout Memory, of content: ScrolledContent, in size: Size) -> Position {
    let (cursor, tile) = (board.cursor, board.tile)
    if memory.cursor != cursor {
      memory.cursor = cursor
      let (column, row) = (cursor.column * tile.columns, cursor.row * tile.rows)
      let last = Position(column: column + tile.columns, row: row + tile.rows)
      memory.offset = Position(
        column: max(last.column - size.columns, min(memory.offset.column, column)),
        row: max(last.row - size.rows, min(memory.offset.row, row)))
    }
    memory.offset = Position(
      column: max(0, min(memory.offset.column, content.size.columns - size.columns)),
      row: max(0, min(memory.offset.row, content.size.rows - size.rows)))
    return memory.offset
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(let pointer) = input, case .scrolled(let columns, let rows) = pointer.action
    else { return .ignored }
    memory.offset = memory.offset.offset(columns: columns, rows: rows)
    return .handled
  }
}
