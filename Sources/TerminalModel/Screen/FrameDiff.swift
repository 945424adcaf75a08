/// What has to be drawn so that a screen that shows one frame shows another.
///
/// Which rows differ is looked at when it is made, and where, when that is asked for: rows that a
/// terminal scrolls need not be looked at cell by cell.
public struct FrameDiff: Sendable {
  /// Changed cells that stand side by side in a row.
  public struct Run: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The columns of the cells, never half of a wide cluster.
    public let columns: Range<Int>
  }

  /// The rows in which something has changed, from the top down.
  package let rows: [Int]
  /// Whether the cursor has to be moved, shown or hidden.
  public let movesCursor: Bool
  /// Whether nothing is known of what the screen shows: whoever draws has to forget what it believes.
  public let isFromUnknown: Bool
  /// What is shown; nil where it has nothing in common with what is next.
  private let shown: Buffer?
  private let next: Buffer

  /// Compares what is shown with what is to be shown next.
  ///
  /// Frames of different sizes have nothing in common.
  ///
  /// - Parameter shown: What the screen shows; nil where that is not known.
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

  /// The runs, from the top left to the bottom right; none overlaps or touches another.
  ///
  /// They are looked for each time, in the rows that have changed.
  public var runs: [Run] {
    guard let shown else { return rows.map { Run(row: $0, columns: 0..<next.size.columns) } }
    var runs: [Run] = []
    for row in rows {
      var end = 0
      while let columns = next.difference(inRow: row, from: end, to: shown, row: row) {
        runs.append(Run(row: row, columns: columns))
        end = columns.upperBound
      }
    }
    return runs
  }

  /// The number of cells to draw.
  public var cellCount: Int { runs.reduce(0) { $0 + $1.columns.count } }
}

extension FrameDiff: Hashable {
  /// Differences are equal where the same is to be drawn.
  public static func == (left: FrameDiff, right: FrameDiff) -> Bool {
    left.runs == right.runs && left.movesCursor == right.movesCursor
      && left.isFromUnknown == right.isFromUnknown
  }

  /// Hashes what is to be drawn.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(runs)
    hasher.combine(movesCursor)
  }
}
