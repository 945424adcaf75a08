import RandomNumbers
import TerminalModel
import TerminalViews

extension RandomViews {
  /// A list of one of several kinds of selections and heights, with or without sections and moves.
  mutating func list(of rows: [Node<RandomEvent>]) -> Node<RandomEvent> {
    let height = Int.random(in: 1...2, using: &random)
    let list: List<RandomEvent> =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: List(count: rows.count, rowHeight: height, rowsDependOn: values) { rows[$0] }
      case 1:
        List(
          count: rows.count, selection: values.row, rowHeight: height, rowsDependOn: values,
          selects: RandomEvent.selected, opens: RandomEvent.opened
        ) { rows[$0] }
      default:
        List(
          Array(rows.indices), id: \.self, selection: values.rows, rowHeight: height,
          rowsDependOn: values, changes: RandomEvent.chose, opens: RandomEvent.opened
        ) { rows[$0] }
      }
    return changed(list).node()
  }

  private mutating func changed(_ list: List<RandomEvent>) -> List<RandomEvent> {
    var list = list
    if chance(3) { list = list.onMove(RandomEvent.moved) }
    let presses = values.presses
    if chance(3) { list = list.draggableRows { $0 == 1 ? nil : $0 + presses % 3 } }
    if chance(3) {
      list = list.onInsert(of: Int.self) { .moved(RowMove(from: $0, to: $1)) }
    }
    if chance(3) { list = list.fittedRows() }
    guard chance(3) else { return list }
    let counts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 0...3, using: &random)
    }
    return list.sections(counts, rowCount: { $0 }) { Text("Section of \($0) 日本") }
  }
}
