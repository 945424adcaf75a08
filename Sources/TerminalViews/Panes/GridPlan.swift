/// The places of the views of a ``Grid``.
struct GridPlan: Hashable {
  /// The columns and the rows that a view takes.
  struct Area: Hashable {
    let columns: Range<Int>
    let rows: Range<Int>
  }

  /// The places of each view, in the order of the views; no view begins above the one before it.
  let areas: [Area]
  /// The number of rows.
  let rowCount: Int

  /// Gives each view the next free places after those of the view before it, row by row.
  ///
  /// - Precondition: There is at least one column.
  init(_ cells: [GridCell], columns: Int) {
    var row = 0
    var column = 0
    // The row below the views placed so far, for each column.
    var ends = Array(repeating: 0, count: columns)
    areas = cells.map { cell in
      let width = min(cell.columns, columns)
      // Rows beyond the number of views would be empty.
      let height = min(cell.rows, cells.count)
      func isFree() -> Bool { ends[column..<column + width].allSatisfy { $0 <= row } }
      while column + width > columns || !isFree() {
        column += 1
        if column + width > columns { (row, column) = (row + 1, 0) }
      }
      defer { column += width }
      for column in column..<column + width { ends[column] = row + height }
      return Area(columns: column..<column + width, rows: row..<row + height)
    }
    rowCount = ends.max() ?? 0
  }
}
