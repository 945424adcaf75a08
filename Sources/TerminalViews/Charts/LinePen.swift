import TerminalModel

/// Draws the line of a series on a grid of dots, from point to point.
///
/// Points in one column of dots extend one vertical stroke, which is drawn once: each further point
/// in the column costs a few comparisons, and sets no dots.
struct LinePen {
  private let series: Int
  private let horizontal: ChartScale
  private let vertical: ChartScale
  /// The points of the current column: the column, and the range of their rows, in dots.
  private var stroke: (column: Double, top: Double, bottom: Double)?
  /// The place in dots of the previous point, if the line continues from it.
  private var previous: (column: Double, row: Double)?
  /// For each column of dots, a row in which the line has a dot; negative if it has none.
  private var rows: [Int]

  init(_ series: Int, _ horizontal: ChartScale, _ vertical: ChartScale, on grid: DotGrid) {
    (self.series, self.horizontal, self.vertical) = (series, horizontal, vertical)
    rows = Array(repeating: -1, count: grid.columns)
  }

  /// Continues the line to a point; a number that is not finite begins a gap.
  mutating func move(to point: ChartPoint, on grid: inout DotGrid) {
    guard point.x.isFinite, point.y.isFinite else { return lift(from: &grid) }
    let column = place(horizontal.fraction(of: point.x), of: grid.columns)
    let row = Double(grid.rows - 1) - place(vertical.fraction(of: point.y), of: grid.rows)
    if let stroke, stroke.column == column.rounded() {
      self.stroke = (stroke.column, min(stroke.top, row), max(stroke.bottom, row))
    } else {
      drawStroke(on: &grid)
      if let previous { drawLine(from: previous, to: (column, row), on: &grid) }
      stroke = (column.rounded(), row, row)
    }
    previous = (column, row)
  }

  /// Ends the line.
  mutating func lift(from grid: inout DotGrid) {
    drawStroke(on: &grid)
    (stroke, previous) = (nil, nil)
  }

  /// The place of a fraction in dots; far outside of the grid, limited to a million dots.
  private func place(_ fraction: Double, of count: Int) -> Double {
    let limit = 1e6
    return min(max(-limit, fraction * Double(count - 1)), limit)
  }

  private mutating func drawStroke(on grid: inout DotGrid) {
    guard let stroke, stroke.column >= 0, stroke.column < Double(grid.columns) else { return }
    fill(Int(stroke.column), from: stroke.top.rounded(), to: stroke.bottom.rounded(), on: &grid)
  }

  /// Draws the part of the line in each column between two points.
  private mutating func drawLine(
    from one: (column: Double, row: Double), to other: (column: Double, row: Double),
    on grid: inout DotGrid
  ) {
    let (left, right) = one.column < other.column ? (one, other) : (other, one)
    let slope = (right.row - left.row) / (right.column - left.column)
    let first = max(0, left.column.rounded())
    let last = min(Double(grid.columns - 1), right.column.rounded())
    guard first <= last else { return }
    for column in Int(first)...Int(last) {
      let start = max(left.column, Double(column) - 0.5)
      let end = min(right.column, Double(column) + 0.5)
      let top = left.row + (start - left.column) * slope
      let bottom = left.row + (end - left.column) * slope
      // The dots whose middles lie in the part, except one at its lower end: a steep line sets no
      // row twice where it passes from a column to the next. A flat part has one dot.
      let first = min(top, bottom).rounded(.up)
      let last = max(top, bottom).rounded(.up) - 1
      let middle = ((top + bottom) / 2).rounded()
      fill(
        column, from: first <= last ? first : middle, to: first <= last ? last : middle, on: &grid)
    }
  }

  private mutating func fill(
    _ column: Int, from top: Double, to bottom: Double, on grid: inout DotGrid
  ) {
    let first = Int(max(0, top))
    let last = Int(min(Double(grid.rows - 1), bottom))
    guard first <= last else { return }
    grid.fill(column: column, rows: first...last, for: series)
    rows[column] = (first + last) / 2
  }

  /// The cells for marks of the line: its last one, and a few more at places that differ from those
  /// of the other lines.
  func marks(amongLines count: Int, on grid: DotGrid) -> [Position] {
    guard let last = rows.lastIndex(where: { $0 >= 0 }) else { return [] }
    let distance = max(12, grid.cells.columns / 4) * grid.resolution.columns
    let places = stride(from: distance * (2 * series + 1) / (2 * count), to: last, by: distance)
    return (Array(places.filter { rows[$0] >= 0 }) + [last]).map { column in
      Position(
        column: column / grid.resolution.columns, row: rows[column] / grid.resolution.rows)
    }
  }
}
