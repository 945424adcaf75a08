import TerminalModel

/// The values that a table keeps from one input to the next.
@usableFromInline struct TableMemory: ControlMemory {
  /// The index of the first visible row.
  var offset = 0
  /// The number of character positions by which the columns are scrolled.
  var column = 0
  /// The column that was scrolled into sight last; the wheel can scroll it out of sight again.
  var revealed: RevealedColumn?
  var arrangement = ColumnArrangement()
  /// The widths of the contents of columns, by the identities of the columns.
  var fitted: [String: Int] = [:]
  /// The rows to which ``fitted`` belongs.
  var measured = MeasuredRows()
  /// The identity of the column whose title gets the keys; nil while the rows get them.
  var title: String?
  var drag: TitleDrag?
  var grips = TableGrips()
  /// The row at which the range begins that Shift extends.
  var anchor: RangeAnchor?
  var search = TypedSearch()
  /// The spacing of the theme in the last layout.
  var metrics = ThemeMetrics.standard

  @usableFromInline init() {}

  /// The values that are stored for the next run of the program.
  private enum CodingKeys: CodingKey {
    case offset, column, revealed, arrangement, fitted, title, metrics
  }
}

/// A column that was scrolled into sight, and the screen columns that a row had at that time.
struct RevealedColumn: Codable, Hashable, Sendable {
  let id: String
  let room: Int
}

/// The rows whose cells were measured, so that each is measured once.
///
/// It also keeps the value on which the rows depend (`rowsDependOn`): if it changes, the rows are
/// measured again. Neither is stored for the next run of the program, because that value can have a
/// type that cannot be encoded.
struct MeasuredRows: Hashable, Sendable {
  var rows = 0..<0
  /// The identities of the columns that are as wide as their contents, which were measured.
  var columns: [String] = []
  var dependency: RowsDependency?

  /// Those of the visible rows that were not measured in all the columns.
  func missing(
    from visible: Range<Int>, in columns: [String], _ current: RowsDependency?
  ) -> [Int] {
    guard let current, dependency == current, columns == self.columns else {
      return Array(visible)
    }
    return visible.filter { !rows.contains($0) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

/// A press of the left mouse button on the header, while the button is held.
enum TitleDrag: Codable, Hashable, Sendable {
  /// On a title; a release there sorts by the column.
  case pressed(String)
  /// On a title, and then dragged to another one; the release moves the column to the place of that
  /// one.
  case moving(String, to: Int)
  /// On the edge behind a column; `base` and the screen column of the pointer add up to the width
  /// of the column.
  case resizing(String, base: Int)
}

/// The hold of the mouse on the thumbs of a table's two scroll bars.
struct TableGrips: Hashable, Sendable {
  var rows: ScrollGrip?
  var columns: ScrollGrip?
}
