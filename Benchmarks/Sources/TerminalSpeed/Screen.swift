/// The characters on a terminal's screen, without colours.
///
/// It implements only the operations that the workloads need, so that it is fast. It has its own
/// table of wide characters, so that it also checks that of the framework.
struct Screen {
  /// A character: its base and up to two combining marks.
  ///
  /// The first mark is in the low 32 bits. The base is 0 in the right half of a wide character.
  struct Cell: Equatable {
    var base: UInt32 = 0x20
    var marks: UInt64 = 0
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  var row = 0
  var column = 0
  /// Whether the last column was written, so that the next character wraps to the next row.
  var isWrapPending = false
  /// The scroll region.
  var margins: Range<Int>
  var insertsCells = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    margins = 0..<rows
  }

  /// The cells of a row.
  func cells(inRow row: Int) -> ArraySlice<Cell> {
    cells[(row * columns)..<((row + 1) * columns)]
  }

  mutating func write(_ scalar: UInt32) {
    let width = columnWidth(of: scalar)
    guard width > 0 else { return join(scalar) }
    if isWrapPending || column + width > columns {
      column = 0
      lineFeed()
    }
    if insertsCells { insertCells(width) }
    let index = row * columns + column
    if cells[index].base == 0, column > 0 { cells[index - 1] = Cell() }
    let end = index + width
    if column + width < columns, cells[end].base == 0 { cells[end] = Cell() }
    cells[index] = Cell(base: scalar)
    if width == 2 { cells[index + 1] = Cell(base: 0) }
    isWrapPending = column + width == columns
    column = min(column + width, columns - 1)
  }

  /// Adds a combining mark to the character before the cursor.
  private mutating func join(_ mark: UInt32) {
    var place = row * columns + column - (isWrapPending ? 0 : 1)
    guard place >= row * columns else { return }
    if cells[place].base == 0 { place -= 1 }
    let isFirst = cells[place].marks == 0
    cells[place].marks |= isFirst ? UInt64(mark) : UInt64(mark) << 32
  }

  mutating func move(toRow newRow: Int? = nil, column newColumn: Int? = nil) {
    row = min(max(newRow ?? row, 0), rows - 1)
    column = min(max(newColumn ?? column, 0), columns - 1)
    isWrapPending = false
  }

  mutating func lineFeed() {
    isWrapPending = false
    if row == margins.upperBound - 1 { scroll(1, in: margins) } else { move(toRow: row + 1) }
  }

  mutating func reverseLineFeed() {
    isWrapPending = false
    if row == margins.lowerBound { scroll(-1, in: margins) } else { move(toRow: row - 1) }
  }

  /// Moves rows up, or down if the count is negative, and fills in blank rows.
  mutating func scroll(_ count: Int, in region: Range<Int>) {
    let count = min(max(count, -region.count), region.count)
    let kept = count > 0 ? region.dropFirst(count) : region.dropLast(-count)
    let moved = Array(cells[(kept.lowerBound * columns)..<(kept.upperBound * columns)])
    erase(rows: region)
    let start = (kept.lowerBound - count) * columns
    cells.replaceSubrange(start..<(start + moved.count), with: moved)
  }

  mutating func erase(rows erased: Range<Int>) {
    for index in (erased.lowerBound * columns)..<(erased.upperBound * columns) {
      cells[index] = Cell()
    }
  }

  /// Erases columns of the cursor's row.
  mutating func erase(columns erased: Range<Int>) {
    for column in erased.clamped(to: 0..<columns) { cells[row * columns + column] = Cell() }
  }

  mutating func insertCells(_ count: Int) {
    let (cursor, end) = (row * columns + column, (row + 1) * columns)
    let count = min(count, end - cursor)
    cells.removeSubrange((end - count)..<end)
    cells.insert(contentsOf: Array(repeating: Cell(), count: count), at: cursor)
  }

  mutating func deleteCells(_ count: Int) {
    let (cursor, end) = (row * columns + column, (row + 1) * columns)
    let count = min(count, end - cursor)
    cells.insert(contentsOf: Array(repeating: Cell(), count: count), at: end)
    cells.removeSubrange(cursor..<(cursor + count))
  }
}

/// The width of a scalar in columns, for the characters that the workloads show.
private func columnWidth(of scalar: UInt32) -> Int {
  switch scalar {
  case ..<0x300: 1
  case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
    2
  default: 1
  }
}

extension Screen {
  /// A row of cells that shows a text from its first column on.
  static func cells(showing text: String, columns: Int) -> [Cell] {
    var line = Screen(columns: columns, rows: 1)
    for scalar in text.unicodeScalars { line.write(scalar.value) }
    return line.cells
  }

  /// The index after the last cell of the lowest occurrence of an ASCII text; nil if it is not
  /// shown.
  func end(of text: [UInt8]) -> Int? {
    for row in stride(from: rows - 1, through: 0, by: -1) {
      var start = row * columns
      while start + text.count <= (row + 1) * columns {
        if hasText(text, endingAt: start + text.count) { return start + text.count }
        start += 1
      }
    }
    return nil
  }

  func hasText(_ text: [UInt8], endingAt end: Int) -> Bool {
    text.indices.allSatisfy { cells[end - text.count + $0].base == UInt32(text[$0]) }
  }

  /// The decimal number that begins at a cell; nil if the cell contains no digit.
  func number(at start: Int) -> Int? {
    let digits = cells[start...].prefix { (0x30...0x39).contains($0.base) }
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1.base) - 0x30 }
  }
}
