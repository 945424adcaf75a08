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

  /// Compares what is shown with what is to be shown next.
  ///
  /// Frames of different sizes have nothing in common.
  ///
  /// - Parameter shown: What the screen shows; nil where that is not known.
  public init(from shown: Frame?, to next: Frame) {
    let shown = shown.flatMap { $0.size == next.size ? $0 : nil }
    movesCursor = shown == nil || shown?.cursor != next.cursor
    runs = (0..<next.size.rows).flatMap { row in
      Self.runs(inRow: row, from: shown?.buffer, to: next.buffer)
    }
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { runs.isEmpty && !movesCursor }

  /// The number of cells to draw.
  public var cellCount: Int { runs.reduce(0) { $0 + $1.columns.count } }

  private static func runs(inRow row: Int, from shown: Buffer?, to next: Buffer) -> [Run] {
    let columns = next.size.columns
    guard let shown else { return columns == 0 ? [] : [Run(row: row, columns: 0..<columns)] }
    let old = shown.row(row)
    let new = next.row(row)
    guard old != new else { return [] }
    var runs: [Run] = []
    var column = 0
    while column < columns {
      let cell = new[new.startIndex + column]
      let width = max(1, cell.cluster.width)
      let end = min(columns, column + width)
      let changed = (column..<end).contains { old[old.startIndex + $0] != new[new.startIndex + $0] }
      if changed {
        if let last = runs.last, last.columns.upperBound == column {
          runs[runs.count - 1] = Run(row: row, columns: last.columns.lowerBound..<end)
        } else {
          runs.append(Run(row: row, columns: column..<end))
        }
      }
      column = end
    }
    return runs
  }
}
