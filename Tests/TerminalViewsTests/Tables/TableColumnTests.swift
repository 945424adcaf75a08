import TerminalModel
import TerminalViews
import Testing

/// Columns with the same title, and columns that come and go.
@Suite struct TableColumnTests {
  private func twins() -> TableStage {
    TableStage(40, 2, row: 0) { values in
      Table(
        count: 1, selection: .row(values.row, selects: TableEvent.selected),
        sorts: TableEvent.sorted
      ) {
        TableColumn("N", width: .fixed(5)) { _ in "a" }
        TableColumn("N", width: .fixed(5)) { _ in "b" }
        TableColumn("N", width: .fixed(5)) { _ in "c" }
      }
    }
  }

  @Test func `columns with equal titles have widths and places of their own`() {
    var stage = twins()
    stage.press(.up, .right, "+")
    #expect(stage.text.hasSuffix("\n▌ a      b       c"))
    stage.press(.shift(.right))
    #expect(stage.text.hasSuffix("\n▌ a      c      b"))
  }

  @Test func `the identities of columns with equal titles end with a number`() {
    var stage = twins()
    stage.press(.up, .enter, .right, .enter, .right, .enter)
    #expect(
      stage.events == [
        .sorted(TableOrder("N")), .sorted(TableOrder("N#2")), .sorted(TableOrder("N#3")),
      ])
  }

  @Test func `a column that appears later is as wide as its contents`() {
    var stage = TableStage(40, 3, row: 0) { values in
      Table(
        count: 2, selection: .row(values.row, selects: TableEvent.selected), rowsDependOn: 0
      ) {
        TableColumn("A", width: .content()) { "\($0)" }
        if values.row == 1 { TableColumn("B", width: .content()) { _ in "a long text" } }
      }
    }
    stage.press(.down)
    #expect(stage.text.contains("a long text"))
  }
}
