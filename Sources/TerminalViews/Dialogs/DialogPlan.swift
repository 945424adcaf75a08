import TerminalModel

/// The sizes of a dialog's parts, for the space that the screen has for a dialog.
///
/// If the rows are few, the buttons get theirs first, then the field, the border, the message, and
/// free rows. A message that has too few rows is scrolled.
struct DialogPlan: Hashable {
  /// The lines of the message; a title that does not fit into the border is at their beginning.
  let lines: TextLines
  /// The number of ``lines`` that belong to the title.
  let titleLines: Int
  /// The number of visible lines of the message.
  let messageRows: Int
  /// Whether there is a border.
  let isFramed: Bool
  /// Whether the buttons are below each other.
  let isStacked: Bool
  /// The number of rows for the buttons; less than the number of buttons if these are below each
  /// other and do not all fit.
  let buttonRows: Int
  /// The number of columns inside the border and its padding.
  let columns: Int
  /// The free columns inside the border, on each side.
  let padding: Int
  /// The free rows above the message, and below the buttons.
  let margin: Int
  /// Whether a free row is between the message, the field and the buttons.
  let hasGaps: Bool

  /// The largest width of a message in columns.
  private static let longestLine = 56

  init(
    title: String, message: String, buttons: [Int], fieldRows: Int, in size: Size,
    _ metrics: ThemeMetrics
  ) {
    let row = buttons.reduce(-2) { $0 + $1 + 2 }
    let isWide = size.columns >= 38
    let stackedRows = row > size.columns - 4 ? buttons.count : 1
    isFramed = size.columns >= 12 && size.rows >= 3 + stackedRows + fieldRows
    padding = isFramed ? min(metrics[.dialogColumns], isWide ? .max : 1) : 0
    let room = max(1, size.columns - (isFramed ? 2 + 2 * padding : 0) - (isWide ? 2 : 0))
    let longest = Self.width(of: message, title)
    let titleColumns = Clusters(title).columns
    let caption = min(titleColumns, Self.longestLine) + 2
    let natural = max(longest, row, caption, fieldRows > 0 ? 36 : 20)
    columns = min(natural, room)
    isStacked = row > columns

    let isTitleInBorder =
      isFramed && titleColumns <= min(Self.longestLine, columns + 2 * padding - 4)
    let heading = isTitleInBorder ? "" : title
    let all = heading.isEmpty ? message : message.isEmpty ? heading : "\(heading)\n\(message)"
    let rows = max(0, size.rows - (isFramed ? 2 : 0))
    buttonRows = min(rows, isStacked ? buttons.count : 1)
    let left = rows - buttonRows - min(fieldRows, rows - buttonRows)
    let whole = Self.lines(all, columns: columns)
    let count = all.isEmpty ? 0 : whole.size.rows
    // The last column is for the scroll bar.
    let textColumns = count > left ? columns - 1 : columns
    lines = count > left ? Self.lines(all, columns: textColumns) : whole
    titleLines = heading.isEmpty ? 0 : Self.lines(heading, columns: textColumns).size.rows
    messageRows = min(count > left ? lines.size.rows : count, left)
    let gaps = (messageRows > 0 && fieldRows > 0 ? 1 : 0) + 1
    hasGaps = isFramed && messageRows + gaps <= left
    let free = (left - messageRows - gaps) / 2
    margin = hasGaps && size.rows > 8 ? min(metrics[.dialogRows], free) : 0
  }

  /// The largest index of the message's first visible line.
  var lastOffset: Int { max(0, (messageRows == 0 ? 0 : lines.size.rows) - messageRows) }

  private static func lines(_ text: String, columns: Int) -> TextLines {
    TextLines(text, columns: max(1, columns), wrapping: .words)
  }

  private static func width(of message: String, _ title: String) -> Int {
    TextLines(message, columns: longestLine, wrapping: .words).size.columns
  }
}
