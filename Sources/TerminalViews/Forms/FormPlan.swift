import TerminalModel

/// The places of the parts of a form.
struct FormPlan: Hashable {
  /// The columns of the labels, with the free columns behind them; 0 if the labels are above the
  /// controls.
  let labelColumns: Int
  /// Whether the labels are above the controls.
  let isNarrow: Bool
  /// Whether each field has a row for a message.
  let reservesRows: Bool

  /// The least width of a control beside its label.
  private static let controlColumns = 20
  /// The columns for the status at the end of a row.
  static let statusColumns = 2
  /// The column of the scroll bar.
  private static let barColumns = 1

  init(_ rows: FormRows, in size: Size) {
    let widest = rows.labelColumns
    let columns = widest == 0 ? 0 : widest + 1
    let others = Self.controlColumns + Self.statusColumns + Self.barColumns
    isNarrow = columns > 0 && columns + others > size.columns
    labelColumns = isNarrow ? 0 : columns
    // Above a control, label and message share a row.
    reservesRows = rows.fieldCount * 2 + rows.sectionCount * 2 + 1 <= size.rows
  }

  /// The columns to the left of controls.
  var indent: Int { labelColumns }
}
