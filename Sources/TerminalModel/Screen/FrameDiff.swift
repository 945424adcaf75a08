/// The changes that turn a screen that shows one frame into a screen that shows another.
///
/// The initialiser finds the rows that differ; ``ranges`` finds the columns each time it is read,
/// because rows that a terminal scrolls need no comparison cell by cell.
public struct FrameDiff: Sendable {
  /// Adjacent changed cells of a row.
  public struct CellRange: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The columns of the cells; never half of a wide cluster.
    public let columns: Range<Int>
  }

  /// The rows that have changed, from the top down.
  package let rows: [Int]
  /// Whether the cursor has to be moved, shown or hidden.
  public let movesCursor: Bool
  /// Whether the contents of the screen are unknown: the driver has to discard its record of them.
  public let isFromUnknown: Bool
  /// The frame on the screen, or nil if it has nothing in common with the next one.
  private let shown: Buffer?
  private let next: Buffer

  /// Compares the frame on the screen with the next one.
  ///
  /// Frames of different sizes have nothing in common.
  ///
  /// - Parameters:
  ///   - shown: The frame on the screen, or nil if its contents are unknown.
  ///   - next: The frame to draw.
  public init(from shown: Frame?, to next: Frame) {
    isFromUnknown = shown == nil
    self.next = next.buffer
    guard let shown, shown.size == next.size else {
      movesCursor = true
      self.shown = nil
      rows = Array(next.buffer.rowsWithCells)
      return
    }
    movesCursor = shown.cursor != next.cursor
    self.shown = shown.buffer
    rows = next.buffer.rows(unlike: shown.buffer)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { rows.isEmpty && !movesCursor }

  /// The ranges, from the top left to the bottom right; none overlaps or touches another.
  ///
  /// Each access compares the changed rows again.
  public var ranges: [CellRange] {
    guard let shown else { return rows.map { CellRange(row: $0, columns: 0..<next.size.columns) } }
    var ranges: [CellRange] = []
    for row in rows {
      var end = 0
      while let columns = next.difference(inRow: row, from: end, to: shown, row: row) {
        ranges.append(CellRange(row: row, columns: columns))
        end = columns.upperBound
      }
    }
    return ranges
  }

  /// The number of cells to draw.
  public var cellCount: Int { ranges.reduce(0) { $0 + $1.columns.count } }
}

extension FrameDiff: Hashable {
  /// Differences are equal if they have the same ranges and the same flags; cells are not compared.
  public static func == (left: FrameDiff, right: FrameDiff) -> Bool {
    left.ranges == right.ranges && left.movesCursor == right.movesCursor
      && left.isFromUnknown == right.isFromUnknown
  }

  /// Hashes the ranges and the movement of the cursor.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ranges)
    hasher.combine(movesCursor)
  }
}
