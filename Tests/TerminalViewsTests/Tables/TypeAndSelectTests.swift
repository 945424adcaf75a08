import TerminalModel
import TerminalViews
import Testing

/// Space in a table that also finds rows by typed text.
@Suite struct TypeAndSelectTests {
  private func numbers() -> TableStage {
    TableStage(20, 4) { values in
      Table(count: 9, selection: .rows(values.rows, changes: TableEvent.rows)) {
        TableColumn("Number") { "\($0)" }
      }
      .typeToFind(in: "Number")
      Button("Next", sends: TableEvent.picked("next"))
    }
  }

  @Test func `Space continues a text`() {
    var stage = numbers()
    stage.press("2", .space, at: .seconds(5))
    #expect(stage.values.rows == SelectedRows(current: 2))
  }

  @Test func `Space selects the current row after a pause`() {
    var stage = numbers()
    stage.press("2", at: .seconds(5))
    stage.press(.space, at: .milliseconds(6001))
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [2]))
  }

  @Test(arguments: [Key.down, .shift(.down), .end])
  func `another key ends the text, so that Space selects`(key: Key) {
    var stage = numbers()
    stage.press("8", "7", key, at: .seconds(5))
    let selected = stage.values.rows
    stage.press(.space, at: .seconds(5))
    #expect(stage.values.rows != selected)
  }

  @Test func `a typed text ends when the focus leaves the table`() {
    var stage = numbers()
    stage.press("2", .tab, .shift(.tab), .space, at: .seconds(5))
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [2]))
  }

  @Test func `a click ends the text`() {
    var stage = numbers()
    stage.press("2", at: .seconds(5))
    stage.click(5, 1)
    let selected = stage.values.rows
    stage.press(.space, at: .seconds(5))
    #expect(stage.values.rows != selected)
  }
}
