/// The columns of a row that may have been written: a beginning and an end of the row.
///
/// All cells between the two are blank. Text is at the beginning of most rows, and a scroll bar at
/// the end: clearing and comparing a row of 200 columns with 50 characters and a scroll bar then
/// concerns 51 cells.
@usableFromInline struct WrittenColumns: Hashable, Sendable {
  /// The column behind the written beginning; 0 if there is none.
  @usableFromInline var start: Int
  /// The first column of the written end; the number of columns if there is none.
  @usableFromInline var end: Int

  /// Whether one of some columns may have been written.
  func touches(_ columns: Range<Int>) -> Bool {
    columns.lowerBound < start || end < columns.upperBound
  }

  /// Adds columns to the beginning or to the end, whichever grows less.
  mutating func add(_ columns: Range<Int>, of count: Int) {
    guard columns.upperBound > start, columns.lowerBound < end, !columns.isEmpty else { return }
    if columns.upperBound - start <= end - columns.lowerBound {
      start = columns.upperBound
    } else {
      end = columns.lowerBound
    }
    if start >= end { (start, end) = (count, count) }
  }

  /// Removes columns, as far as the rest stays a beginning and an end.
  mutating func remove(_ columns: Range<Int>) {
    if columns.lowerBound < start, start <= columns.upperBound { start = columns.lowerBound }
    if columns.lowerBound <= end, end < columns.upperBound { end = columns.upperBound }
  }

  /// The columns that may have been written in at least one of two rows.
  func union(_ other: WrittenColumns) -> WrittenColumns {
    WrittenColumns(start: max(start, other.start), end: min(end, other.end))
  }
}
