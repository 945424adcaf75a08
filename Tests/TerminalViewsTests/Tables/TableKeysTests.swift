import TerminalModel
import TerminalViews
import Testing

@Suite struct TableKeysTests {
  private func films(row: Int? = 0, order: TableOrder? = nil) -> TableStage {
    var stage = TableStage(40, 4, row: row) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), order: values.order,
        sorts: TableEvent.sorted, opens: TableEvent.opened, columns: filmColumns)
    }
    stage.values.order = order
    return stage
  }

  private func header(_ stage: TableStage) -> String {
    String(stage.text.prefix { $0 != "\n" })
  }

  @Test(arguments: [
    ([Key.down], 1), (["j", "j", "k"], 1), ([.pageDown], 3), ([.end], 4), ([.end, .home], 0),
    ([.end, .pageUp, .up], 0), ([.end, .down], 4),
  ])
  func `keys move the selection`(keys: [Key], row: Int) {
    var stage = films()
    for key in keys { stage.press(key) }
    #expect(stage.values.row == row)
  }

  @Test func `Enter opens the selected row`() {
    var stage = films(row: 2)
    stage.press(.enter)
    #expect(stage.events == [.opened(2)])
  }

  @Test func `a table without a selection scrolls`() {
    var stage = TableStage(20, 3) { _ in
      Table(count: 9) { TableColumn("Number") { "Row \($0)" } }
    }
    stage.press(.down, .down)
    #expect(stage.text == "Number\nRow 2              ┃\nRow 3")
    #expect(stage.events.isEmpty)
  }

  @Test func `Up in the first row goes to the titles, and Down returns`() {
    var stage = films()
    stage.press(.up)
    #expect(stage.scene.style(column: 3, row: 0).background == .selection)
    #expect(stage.scene.style(column: 3, row: 1).background == .inactiveSelection)
    stage.press(.down, .down)
    #expect(stage.events == [.selected(1)])
  }

  @Test func `Enter on a title sorts, and again in the opposite direction`() {
    var stage = films()
    stage.press(.up, .right, .enter, .space)
    #expect(
      stage.events == [
        .sorted(TableOrder("Year")), .sorted(TableOrder("Year", isAscending: false)),
      ])
  }

  @Test func `a key that has no meaning for a title goes to the bindings`() {
    var stage = films()
    stage.press(.up, "q")
    #expect(!stage.isHandled)
  }

  @Test func `plus and minus change the width of the column with the title`() {
    var stage = films()
    stage.press(.up, .right, "+", "+", "-")
    #expect(header(stage) == "  Title             Year  Director")
  }

  @Test func `Left and Right with Shift move the column`() {
    var stage = films()
    stage.press(.up, .shift(.right), .shift(.right), .shift(.right), .shift(.left))
    #expect(header(stage) == "    Year  Title          Director")
    #expect(stage.scene.style(column: 10, row: 0).background == .selection)
  }

  @Test func `a table whose titles had the keys gives them to its rows when the focus returns`() {
    var stage = TableStage(40, 4) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), columns: filmColumns)
      Button("Next", sends: TableEvent.picked("next"))
    }
    stage.values.row = 0
    stage.press(.up, .tab, .shift(.tab), .down)
    #expect(stage.events == [.selected(1)])
  }

  @Test func `with fixed columns and no events for sorting, titles take no keys`() {
    var stage = TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), columns: filmColumns
      )
      .fixedColumns()
    }
    stage.press(.up, .enter)
    #expect(stage.scene.style(column: 3, row: 0).background == .surface)
  }

  @Test func `a table that fits, sends no events and has fixed columns takes no focus`() {
    let stage = TableStage(40, 6) { _ in Table(count: 5, columns: filmColumns).fixedColumns() }
    #expect(stage.scene.interface.focus == nil)
  }
}
