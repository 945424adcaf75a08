/// What has to be drawn so that a screen that shows one frame shows another.
public struct FrameDiff: Hashable, Sendable {
  /// Changed cells that stand side by side in a row.
  public struct Run: Hashable, Sendable {
    /// The row, from 0.
    public let row: Int
    /// The columns of the cells, never half of a wide cluster.
    public let columns: Range<Int>
  }

  /// The runs, from the top left to the bottom right; none overlaps or touches another.
  public let runs: [Run]
  /// Whether the cursor has to be moved, shown or hidden.
  public let movesCursor: Bool
  /// Whether nothing is known of what the screen shows: whoever draws has to forget what it believes.
  public let isFromUnknown: Bool

  /// Compares what is shown with what is to be shown next.
  ///
  /// Frames of different sizes have nothing in common.
  ///
  /// - Parameter shown: What the screen shows; nil where that is not known.
  public init(from shown: Frame?, to next: Frame) {
    isFromUnknown = shown == nil
    guard let shown, shown.size == next.size else {
      movesCursor = true
      runs = Self.wholeRows(of: next.size)
      return
    }
    movesCursor = shown.cursor != next.cursor
    runs = Self.changes(from: shown.buffer, to: next.buffer)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { runs.isEmpty && !movesCursor }

  /// The number of cells to draw.
  public var cellCount: Int { runs.reduce(0) { $0 + $1.columns.count } }

  private static func wholeRows(of size: Size) -> [Run] {
    guard size.columns > 0 else { return [] }
    return (0..<size.rows).map { Run(row: $0, columns: 0..<size.columns) }
  }

  private static func changes(from shown: Buffer, to next: Buffer) -> [Run] {
    guard next.size.columns > 0 else { return [] }
    var runs: [Run] = []
    for row in 0..<next.size.rows {
      var end = 0
      while let columns = next.difference(inRow: row, from: end, to: shown, row: row) {
        runs.append(Run(row: row, columns: columns))
        end = columns.upperBound
      }
    }
    return runs
  }
}
