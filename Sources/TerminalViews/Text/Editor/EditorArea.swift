import TerminalModel

/// The places of an editor's parts, counted from the editor's top left cell.
struct EditorArea: Hashable {
  /// The cells of the text.
  let text: Rect
  /// The columns of the line numbers and the blank after them; 0 if they are not shown.
  let gutter: Int
  /// The column of the scroll bar, or nil if there is no room for it.
  let barColumn: Int?
  /// The row of the message, or nil if there is none.
  let messageRow: Int?

  init(size: Size, lineCount: Int, showsLineNumbers: Bool, hasMessage: Bool) {
    messageRow = hasMessage && size.rows > 1 ? size.rows - 1 : nil
    barColumn = size.columns > 3 ? size.columns - 1 : nil
    let columns = size.columns - (barColumn == nil ? 0 : 1)
    let numbers = showsLineNumbers ? max(2, String(lineCount).utf8.count) + 1 : 0
    gutter = columns - numbers >= 8 ? numbers : 0
    text = Rect(
      origin: Position(column: gutter, row: 0),
      size: Size(
        columns: max(0, columns - gutter), rows: max(0, size.rows - (messageRow == nil ? 0 : 1))))
  }
}
