/// A task for a program, with the measured quantities and their targets.
enum Workload: String, CaseIterable {
  case firstScreen = "w1"
  case counter = "w2"
  case burst = "w3"
  case millionRows = "w4"
  case churn = "w5"
  case scroll = "w6"
  case form = "w7"
  case editor = "w8"
  case tableRow = "w9"
  case sortedTable = "w9-sorting"
  case tablePage = "w9-page"
  case tableOrder = "w9-order"
  case panes = "w10"
  case tree = "w11"

  /// The workloads that the program in C on ncurses has, too.
  static let compared = allCases.filter { !$0.quantities.isEmpty }

  var title: String {
    switch self {
    case .firstScreen: "First screen"
    case .counter: "Counter, a key"
    case .burst: "20,000 keys at once"
    case .millionRows: "A million rows, one down"
    case .churn: "Every cell changes, a frame"
    case .scroll: "Mixed scripts, one line"
    case .form: "Typing in a form of 60 controls"
    case .editor: "Typing in the middle of 100,000 lines"
    case .tableRow: "A table of a million rows, one down"
    case .sortedTable: "The same while the rows are being sorted"
    case .tablePage: "A table of a million rows, a page down"
    case .tableOrder: "A table of a million rows, another order"
    case .panes: "A number beside an unchanged pane"
    case .tree: "A tree of a million nodes, one down"
    }
  }

  /// The measured quantities with their targets; a target is nil if the quantity is only reported.
  var quantities: [(quantity: Quantity, target: Target?)] {
    switch self {
    case .firstScreen: [(.ready, .ratio(1.5)), (.memory, .value(8)), (.bytes, nil)]
    case .counter: [(.latency, .ratio(1.3)), (.processor, .ratio(2)), (.bytes, .value(5))]
    case .burst:
      [(.total, .ratio(0.05)), (.processor, nil), (.frames, .value(10)), (.lost, .value(0))]
    case .millionRows:
      [
        (.ready, .ratio(0.1)), (.memory, .ratio(0.3)), (.latency, .ratio(0.7)),
        (.processor, .ratio(0.5)), (.bytes, .ratio(1.2)), (.pageLatency, nil),
        (.pageProcessor, .ratio(0.5)), (.pageBytes, nil), (.wrong, .value(0)),
      ]
    case .churn:
      [(.processor, .ratio(0.25)), (.bytes, .ratio(1.05)), (.frames, nil), (.wrong, .value(0))]
    case .scroll:
      [
        (.latency, .ratio(0.5)), (.processor, .ratio(0.5)), (.bytes, .ratio(1.2)),
        (.wrong, .value(0)),
      ]
    case .form, .editor, .tableRow, .sortedTable, .tablePage, .tableOrder, .panes, .tree: []
    }
  }

  /// The target of a quantity with the ncurses renderer; nil if the quantity is only reported.
  ///
  /// For changing pictures, nearly all of the time is spent in ncurses: a program cannot reduce it.
  func targetOnCurses(_ quantity: Quantity) -> Target? {
    self == .churn && quantity == .processor ? .ratio(1.1) : nil
  }

  /// The contents of the file of data that the program reads; nil if the workload needs none.
  func data(columns: Int, rows: Int) -> [UInt8]? {
    switch self {
    case .churn: WorkloadData.pictures(columns: columns, rows: rows)
    case .scroll: Array(WorkloadData.lines.joined(separator: "\n").utf8)
    case .firstScreen, .counter, .burst, .millionRows, .form, .editor, .tableRow, .sortedTable,
      .tablePage, .tableOrder, .panes, .tree:
      nil
    }
  }
}
