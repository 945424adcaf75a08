import TerminalModel

/// The places of the parts of a form.
struct FormPlan: Hashable {
  /// The columns of the labels, with the free columns after them; 0 if the labels are above the
  /// controls.
  let labelColumns: Int
  /// Whether the labels are above the controls.
  let isNarrow: Bool
  /// The number of rows that are reserved for each field besides that of its control; the first one
  /// is for the message, below the control or, on a narrow screen, beside the label above it.
  let spacing: Int

  /// The least width of a control beside its label.
  private static let controlColumns = 20
  /// The columns for the status at the end of a row.
  static let statusColumns = 2
  /// The column of the scroll bar.
  private static let barColumns = 1

  init(_ rows: FormRows, in size: Size, _ metrics: ThemeMetrics) {
    let widest = rows.labelColumns
    let columns = widest == 0 ? 0 : widest + metrics[.formLabelGap]
    let others = Self.controlColumns + Self.statusColumns + Self.barColumns
    isNarrow = columns > 0 && columns + others > size.columns
    labelColumns = isNarrow ? 0 : columns
    // A label above its control is in the row that is reserved for the message.
    let free = size.rows - 1 - rows.sectionCount * 2
    let spacings = 0...metrics[.formRowSpacing]
    spacing = spacings.last { rows.fieldCount * (1 + $0) <= free } ?? 0
  }

  /// The columns to the left of controls.
  var indent: Int { labelColumns }
}
