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
  }

  /// The visible rows, from the top.
  enum VisibleRows {
    /// Lines that are shown as they are, one in each row.
    case plain(Range<Int>)
    case laidOut([Row])
  }

  /// Finds the visible part of the text according to a memory.
  ///
  /// If the memory's `followsCursor` is true and the cursor is not visible, the part moves as
  /// little as possible to show the cursor. No row is blank below the text while rows above it are
  /// hidden, also after the editor has become taller.
  init(_ geometry: EditorGeometry, _ memory: borrowing EditorMemory) {
    self.init(geometry, unrevealed: memory)
    if memory.followsCursor { reveal() }
  }

  /// Finds the visible part like ``init(_:_:)``, and lays out its rows from the top.
  static func laidOut(
    _ geometry: EditorGeometry, _ memory: EditorMemory
  ) -> (page: EditorPage, rows: VisibleRows) {
    var page = EditorPage(geometry, unrevealed: memory)
    let rows = page.visibleRows()
    guard memory.followsCursor, rows.index(of: page.cursor.row) == nil else {
      return (page, rows)
    }
    page.reveal()
    let revealed = page.visibleRows()
    return (page, revealed)
  }

  private init(_ geometry: EditorGeometry, unrevealed memory: borrowing EditorMemory) {
    self.geometry = geometry
    top = geometry.shownTop(memory.top)
    cursor = geometry.cell(of: memory.selection.cursor)
    scrollColumn = geometry.wraps ? 0 : max(0, memory.scrollColumn)
    guard memory.followsCursor, !geometry.wraps else { return }
    let columns = max(1, geometry.size.columns)
    let end = cursor.column + min(cursor.width, columns)
    if end > scrollColumn.saturatingAdding(columns) { scrollColumn = end - columns }
    scrollColumn = min(scrollColumn, cursor.column)
  }

  /// The cell of the cursor, counted from the top left cell of the area with the text; or nil if
  /// the cursor is not visible.
  func cursorCell(in rows: VisibleRows) -> Position? {
    let columns = geometry.size.columns
    let column = cursor.column - scrollColumn
    guard let row = rows.index(of: cursor.row), columns > 0,
      geometry.wraps || (0..<columns).contains(column)
    else { return nil }
    return Position(column: min(column, columns - 1), row: row)
  }

  /// The visible rows.
  ///
  /// If all lines in the leaves (``LineNode``) of the visible lines are shown as they are, one in
  /// each row, the result is only the range of the visible lines: a copy of these lines takes 300
  /// instructions a row.
  private mutating func visibleRows() -> VisibleRows {
    let lines =
      top.line..<min(geometry.text.lineCount, top.line.saturatingAdding(geometry.size.rows))
    let plainColumns = geometry.text.lines.plainColumns(in: lines)
    guard top.part == 0, plainColumns <= geometry.columns, plainColumns < .max else {
      return .laidOut(rows())
    }
    return .plain(lines)
  }

  /// The visible rows with their lines, from the top.
  mutating func rows() -> [Row] {
    let count = geometry.size.rows
    var rows: [Row] = []
    rows.reserveCapacity(count)
    var (index, part, laidOut) = (top.line, top.part, 0)
    let (geometry, columns) = (geometry, geometry.columns)
    geometry.text.lines.forEachLeaf(in: index..<index.saturatingAdding(count)) { lines, plain in
      // Lines that are shown as they are need no layout.
      let arePlain = plain <= columns && plain < .max
      for text in lines where rows.count < count {
        let line =
          arePlain ? EditorGeometry.Line(plain: text, at: index) : geometry.line(text, at: index)
        laidOut += arePlain ? 0 : 1
        let rowCount = line.rowCount
        while part < rowCount, rows.count < count {
          rows.append(Row(line: line, part: part))
          part += 1
        }
        (index, part) = (index + 1, 0)
      }
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

extension EditorPage.VisibleRows {
  var count: Int {
    switch self {
    case .plain(let lines): lines.count
    case .laidOut(let rows): rows.count
    }
  }

  /// The rows with their lines.
  func laidOut(on page: EditorPage) -> [EditorPage.Row] {
    guard case .laidOut(let rows) = self else {
      var page = page
      return page.rows()
    }
    return rows
  }

  /// The index of the line of each row, or nil in a row that continues a line.
  var lineIndices: [Int?] {
    switch self {
    case .plain(let lines): Array(lines)
    case .laidOut(let rows): rows.map { $0.part == 0 ? $0.line.index : nil }
    }
  }

  /// The index of a row of the text among the visible rows, or nil if it is not visible.
  func index(of row: EditorRow) -> Int? {
    switch self {
    case .plain(let lines):
      row.part == 0 && lines.contains(row.line) ? row.line - lines.lowerBound : nil
    case .laidOut(let rows):
      rows.firstIndex { $0.line.index == row.line && $0.part == row.part }
    }
  }
}
