import TerminalModel
import TerminalViews
import Testing

/// Ranges of selected rows whose items change their places.
@Suite struct TableRangeTests {
  private struct Number: Identifiable {
    let id: Int
  }

  private func numbers(_ count: Int) -> TableStage {
    var stage = TableStage(20, 6) { values in
      Table(
        (0..<count).map { Number(id: values.order == nil ? $0 : count - 1 - $0) },
        selection: .rows(values.rows, changes: TableEvent.rows), order: values.order
      ) {
        TableColumn("Number") { "\($0.id)" }
      }
    }
    stage.values.rows = SelectedRows(current: 0)
    return stage
  }

  @Test func `Shift begins a new range if the current item has moved`() {
    var stage = numbers(100)
    stage.press(.shift(.down), .shift(.down), .shift(.down))
    stage.values.order = TableOrder("Number", isAscending: false)
    stage.press(.shift(.down))
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [0, 1, 2, 3]))
  }

  @Test func `Shift begins a new range if the item at which the old one begins has moved`() {
    var stage = numbers(5)
    stage.press(.shift(.down), .shift(.down))
    stage.values.order = TableOrder("Number", isAscending: false)
    stage.press(.shift(.down))
    #expect(stage.values.rows == SelectedRows(current: 1, rows: [0, 1, 2]))
  }
}
