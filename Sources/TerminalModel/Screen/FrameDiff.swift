/// The changes from the frame on the screen to the next one.
///
/// The initializer only finds the rows that differ; ``ranges`` compares their cells each time it is
/// read. A driver does not need that comparison for rows that it only scrolls.
public struct FrameDiff: Sendable {
  /// Adjacent cells of a row that have to be drawn.
  public struct CellRange: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The columns of the cells; both columns of a wide cluster, or neither.
    public let columns: Range<Int>
  }

  /// The rows with cells that have to be drawn, from the top down.
  package let rows: [Int]
  /// Whether the cursor has to be moved, shown or hidden.
  public let movesCursor: Bool
  /// Whether the terminal has to report other mouse actions than before.
  public let changesMouse: Bool
  /// Whether the contents of the screen are unknown: the driver has to discard its record of them.
  public let isFromUnknown: Bool
  /// The frame on the screen, or nil if all cells have to be drawn.
  private let shown: Buffer?
  private let next: Buffer

  /// Compares the frame on the screen with the next one.
  ///
  /// If the sizes or the themes of the frames differ, all cells have to be drawn.
  ///
  /// - Parameters:
  ///   - shown: The frame on the screen, or nil if its contents are unknown.
  ///   - next: The frame to draw.
  public init(from shown: Frame?, to next: Frame) {
    isFromUnknown = shown == nil
    self.next = next.buffer
    guard let shown, shown.size == next.size, shown.hasTheme(of: next) else {
      movesCursor = true
      changesMouse = true
      self.shown = nil
      rows = Array(next.buffer.rowsWithCells)
      return
    }
    movesCursor = shown.cursor != next.cursor
    changesMouse = shown.mouse != next.mouse
    self.shown = shown.buffer
    rows = next.buffer.rows(unlike: shown.buffer)
  }

  /// Whether nothing has to change: no cell, not the cursor, not the reported mouse actions.
  public var isEmpty: Bool { rows.isEmpty && !movesCursor && !changesMouse }

  /// The ranges of cells that have to be drawn, from the top left to the bottom right; no two of a
  /// row overlap or touch.
  ///
  /// Each access compares the changed rows again.
  public var ranges: [CellRange] {
    var ranges: [CellRange] = []
    forEachRange { ranges.append($0) }
    return ranges
  }

  /// Calls the body with each of ``ranges``, without an array of them.
  package func forEachRange(_ body: (CellRange) -> Void) {
    guard let shown else {
      for row in rows { body(CellRange(row: row, columns: 0..<next.size.columns)) }
      return
    }
    for row in rows {
      var end = 0
      while let columns = next.difference(inRow: row, from: end, to: shown, row: row) {
        body(CellRange(row: row, columns: columns))
        end = columns.upperBound
      }
    }
  }

  /// The number of cells to draw.
  public var cellCount: Int { ranges.reduce(0) { $0 + $1.columns.count } }
}

extension FrameDiff: Hashable {
  /// Differences are equal if they have the same ranges and the same flags; the contents of the
  /// cells are not compared.
  public static func == (left: FrameDiff, right: FrameDiff) -> Bool {
    left.ranges == right.ranges && left.movesCursor == right.movesCursor
      && left.changesMouse == right.changesMouse && left.isFromUnknown == right.isFromUnknown
  }

  /// Hashes the ranges, and whether the cursor and the reported mouse actions have to change.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ranges)
    hasher.combine(movesCursor)
    hasher.combine(changesMouse)
  }
}
