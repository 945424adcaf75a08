import RandomNumbers
import TerminalModel
import TerminalViews

extension RandomViews {
  /// A table whose rows and columns become fewer and more while the application runs.
  mutating func table() -> Node<RandomEvent> {
    let titles = items()
    let count = items().count * Int.random(in: 1...4, using: &random)
    let widths: [ColumnWidth] = [
      .fixed(7), .flexible(), .flexible(minimum: 3, maximum: 9), .content(), .content(maximum: 6),
    ]
    let shift = Int.random(in: 0..<5, using: &random)
    let dependency: (any Equatable & Sendable)? = chance(2) ? values : nil
    let sorts: ((TableOrder) -> RandomEvent)? = chance(2) ? { .sorted($0) } : nil
    let table = Table(
      count: count, selection: selection(), order: values.order,
      leadingColumns: Int.random(in: 0...2, using: &random), showsHeader: !chance(4),
      rowsDependOn: dependency, sorts: sorts, opens: RandomEvent.opened
    ) {
      for (index, title) in titles.enumerated() {
        column(title, width: widths[(index + shift) % 5], isButton: index == 2)
      }
    }
    var fixed = table.fixedColumns(chance(4)).letterKeysDisabled(chance(4))
    if chance(4) {
      let arrangement = ColumnArrangement(
        order: titles.reversed() + ["Gone"], widths: [titles.last ?? "": shift - 1])
      fixed = fixed.arranged(arrangement) { .picked($0.order.first ?? "") }
    }
    return chance(3) ? fixed.typeToFind(in: titles.first ?? "").node() : fixed.node()
  }

  private func column(
    _ title: String, width: ColumnWidth, isButton: Bool
  ) -> TableColumn<Int, RandomEvent> {
    TableColumn(title, width: width, alignment: isButton ? .leading : .trailing) { row in
      if isButton { Button(title, sends: .selected(row)) } else { "\(title) \(row)" }
    }
  }

  private mutating func selection() -> TableSelection<Int, RandomEvent> {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .none
    case 1: .row(values.row, selects: RandomEvent.selected)
    case 2: .cell(values.cell, selects: RandomEvent.pointed)
    default: .rows(values.rows, changes: RandomEvent.chose)
    }
  }
}
