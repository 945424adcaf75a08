/// The spacing of the widgets in a ``Theme``: a number of cells for each ``Theme/Metric``.
///
/// ```swift
/// var theme = Theme.nord
/// theme.metrics = .compact
/// theme.metrics[.buttonPadding] = 2
/// ```
public struct ThemeMetrics: Sendable {
  /// Four bits for each metric: layout passes the metrics on in one word.
  private var bits: UInt64 = 0

  /// The number of cells of a metric; one outside ``Theme/Metric/bounds`` becomes the nearest
  /// bound.
  public subscript(metric: Theme.Metric) -> Int {
    get { Int(truncatingIfNeeded: bits >> metric.shift & 0xF) }
    set {
      let cells = min(max(newValue, metric.bounds.lowerBound), metric.bounds.upperBound)
      bits = bits & ~(0xF << metric.shift) | UInt64(cells) << metric.shift
    }
  }

  /// The metrics of a theme that states no others.
  public static let standard = ThemeMetrics(
    panelColumns: 1, panelRows: 0, dialogColumns: 2, dialogRows: 1, buttonPadding: 2,
    formRowSpacing: 1, formLabelGap: 1, tableColumnGap: 2, barPadding: 1)

  /// As few free cells as possible, for small screens and for many values at once.
  public static let compact = ThemeMetrics(
    panelColumns: 0, panelRows: 0, dialogColumns: 1, dialogRows: 0, buttonPadding: 1,
    formRowSpacing: 0, formLabelGap: 1, tableColumnGap: 1, barPadding: 0)

  /// More free cells, for large screens.
  public static let comfortable = ThemeMetrics(
    panelColumns: 2, panelRows: 1, dialogColumns: 4, dialogRows: 1, buttonPadding: 3,
    formRowSpacing: 2, formLabelGap: 2, tableColumnGap: 3, barPadding: 2)

  /// The sets of metrics, by the names that a theme's file uses.
  package static let sets: KeyValuePairs = [
    "standard": standard, "compact": compact, "comfortable": comfortable,
  ]

  private init(
    panelColumns: Int, panelRows: Int, dialogColumns: Int, dialogRows: Int, buttonPadding: Int,
    formRowSpacing: Int, formLabelGap: Int, tableColumnGap: Int, barPadding: Int
  ) {
    self[.panelColumns] = panelColumns
    self[.panelRows] = panelRows
    self[.dialogColumns] = dialogColumns
    self[.dialogRows] = dialogRows
    self[.buttonPadding] = buttonPadding
    self[.formRowSpacing] = formRowSpacing
    self[.formLabelGap] = formLabelGap
    self[.tableColumnGap] = tableColumnGap
    self[.barPadding] = barPadding
  }
}

extension ThemeMetrics: Hashable {}

extension ThemeMetrics: Codable {
  /// Decodes the numbers of cells by the names of their metrics; a metric without a number has that
  /// of ``standard``.
  ///
  /// - Throws: The error of the decoder.
  public init(from decoder: any Decoder) throws {
    let cells = try decoder.singleValueContainer().decode([String: Int].self)
    self = .standard
    for metric in Theme.Metric.allCases { self[metric] = cells[metric.name] ?? self[metric] }
  }

  /// Encodes the number of cells of each metric by its name (``Theme/Metric/name``).
  ///
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let cells = Theme.Metric.allCases.map { ($0.name, self[$0]) }
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: cells))
  }
}

extension Theme {
  /// The free cells at one place of the widgets, which each ``Theme`` states (``Theme/metrics``).
  public enum Metric: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// The columns on each side of the content of a panel without a padding of its own, 0 to 4.
    case panelColumns
    /// The rows above and below the content of a panel without a padding of its own, 0 to 2.
    case panelRows
    /// The columns on each side of the content of a dialog, 1 to 8; at most 1 if the screen has
    /// fewer than 40 columns.
    case dialogColumns
    /// The rows above and below the content of a dialog, 0 to 2; fewer if the screen has no room.
    case dialogRows
    /// The columns on each side of the title of a button, 1 to 4.
    case buttonPadding
    /// The rows below each control of a form, 0 to 2; fewer if the form does not fit with them.
    ///
    /// The first of these rows is for the control's message. Without this row, a message moves the
    /// fields below it.
    case formRowSpacing
    /// The columns between the labels and the controls of a form, 1 to 8.
    case formLabelGap
    /// The columns between two columns of a table, 1 to 8; 1 if the table is narrower than 10 cells
    /// for each of its columns.
    case tableColumnGap
    /// The columns at each end of header bars, status bars and help bars, 0 to 4; a help bar of
    /// fewer than 24 columns has none.
    case barPadding

    /// Its name, as in a theme's file: `button-padding`.
    public var name: String { "\(self)".kebabCased }

    /// The smallest and the largest number of cells that it can have.
    public var bounds: ClosedRange<Int> {
      switch self {
      case .panelColumns, .barPadding: 0...4
      case .panelRows, .dialogRows, .formRowSpacing: 0...2
      case .buttonPadding: 1...4
      case .dialogColumns, .formLabelGap, .tableColumnGap: 1...8
      }
    }

    fileprivate var shift: UInt64 { UInt64(rawValue) * 4 }
  }
}

extension String {
  /// The words of a name in camel case, in lower case and with hyphens between them.
  var kebabCased: String {
    reduce(into: "") { name, character in
      if character.isUppercase { name.append("-") }
      name.append(contentsOf: character.lowercased())
    }
  }
}
