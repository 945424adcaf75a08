import TerminalModel

/// The visible part of an editor's text.
struct EditorPage {
  /// The first visible row.
  private(set) var top: EditorRow
  /// The columns that are hidden to the left; 0 with soft wrap.
  private(set) var scrollColumn: Int
  /// The number of lines that were laid out, besides that of the cursor (tests only).
  private(set) var linesLaidOut = 0
  let geometry: EditorGeometry
  private let cursor: (row: EditorRow, column: Int, width: Int)

  /// A visible row.
  struct Row {
    let line: EditorGeometry.Line
    let part: Int

    var row: EditorRow { EditorRow(line: line.index, part: part) }
  }

  /// Finds the visible part that a memory of the text shows; if the cursor is to be visible, but is
  /// not, it scrolls as little as possible.
  init(_ geometry: EditorGeometry, _ memory: TextEditorMemory) {
    self.init(geometry, unrevealed: memory)
    if memory.followsCursor { reveal() }
  }

  /// Finds the visible part like ``init(_:_:)``, and lays out its rows from the top.
  static func laidOut(
    _ geometry: EditorGeometry, _ memory: TextEditorMemory
  ) -> (page: EditorPage, rows: [Row]) {
    var page = EditorPage(geometry, unrevealed: memory)
    let rows = page.rows()
    guard memory.followsCursor, !rows.contains(where: { $0.row == page.cursor.row }) else {
      return (page, rows)
    }
    page.reveal()
    let revealed = page.rows()
    return (page, revealed)
  }

  private init(_ geometry: EditorGeometry, unrevealed memory: TextEditorMemory) {
    self.geometry = geometry
    top = geometry.clamped(memory.top)
    cursor = geometry.cell(of: memory.selection.cursor)
    scrollColumn = geometry.wraps ? 0 : max(0, memory.scrollColumn)
    guard memory.followsCursor, !geometry.wraps else { return }
    let columns = max(1, geometry.size.columns)
    let end = cursor.column + min(cursor.width, columns)
    if end > scrollColumn.saturatingAdding(columns) { scrollColumn = end - columns }
    scrollColumn = min(scrollColumn, cursor.column)
  }

  /// The cell of the cursor, counted from the first cell of the text; or nil if it is not visible.
  func cursorCell(in rows: [Row]) -> Position? {
    let columns = geometry.size.columns
    let column = cursor.column - scrollColumn
    guard let row = rows.firstIndex(where: { $0.row == cursor.row }), columns > 0,
      geometry.wraps || (0..<columns).contains(column)
    else { return nil }
    return Position(column: min(column, columns - 1), row: row)
  }

  /// The visible rows, from the top.
  mutating func rows() -> [Row] {
    let count = geometry.size.rows
    var rows: [Row] = []
    rows.reserveCapacity(count)
    var (index, part, laidOut) = (top.line, top.part, 0)
    geometry.text.lines.forEach(in: top.line..<top.line.saturatingAdding(count)) { text in
      guard rows.count < count else { return }
      let line = geometry.line(text, at: index)
      laidOut += 1
      while part < line.wrapped.rowCount, rows.count < count {
        rows.append(Row(line: line, part: part))
        part += 1
      }
      (index, part) = (index + 1, 0)
    }
    linesLaidOut += laidOut
    return rows
  }

  private mutating func reveal() {
    let count = geometry.size.rows
    guard cursor.row >= top else {
      top = cursor.row
      return
    }
    let rows = geometry.rows(from: top, to: cursor.row, upTo: count)
    linesLaidOut += rows.linesLaidOut
    if count > 0, rows.count == count { top = geometry.row(cursor.row, movedBy: 1 - count) }
  }
}
