import Foundation
import TerminalModel
import TerminalViews
import Testing

@Suite struct TableMouseTests {
  private func films() -> TableStage {
    TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), order: values.order,
        sorts: TableEvent.sorted, opens: TableEvent.opened, columns: filmColumns)
    }
  }

  private func header(_ stage: TableStage) -> String {
    String(stage.text.prefix { $0 != "\n" })
  }

  private func cell(_ column: Int, _ row: Int) -> Position { Position(column: column, row: row) }

  @Test func `a click selects a row, and opens the selected one`() {
    var stage = films()
    stage.click(30, 2)
    stage.click(30, 2)
    #expect(stage.events == [.selected(1), .opened(1)])
  }

  @Test func `a click on a title sorts by its column`() {
    var stage = films()
    stage.click(3, 0)
    stage.click(3, 0)
    stage.click(30, 0)
    #expect(
      stage.events == [
        .sorted(TableOrder("Title")), .sorted(TableOrder("Title", isAscending: false)),
        .sorted(TableOrder("Director")),
      ])
  }

  @Test func `a column that is not sortable ignores clicks`() {
    var stage = TableStage(20, 3) { _ in
      Table(count: 1, sorts: TableEvent.sorted) {
        TableColumn("Picture", isSortable: false) { _ in "" }
      }
    }
    stage.click(3, 0)
    #expect(stage.events.isEmpty)
  }

  @Test func `a drag of the edge behind a title changes the width of its column`() {
    var stage = films()
    stage.drag(from: cell(15, 0), to: cell(10, 0))
    #expect(header(stage) == "  Title       Year  Director")
    stage.drag(from: cell(10, 0), to: cell(-90, 0))
    #expect(header(stage) == "  …    Year  Director")
    #expect(stage.events.isEmpty)
  }

  @Test func `a double click on an edge restores the width`() {
    var stage = films()
    stage.drag(from: cell(15, 0), to: cell(10, 0))
    stage.click(10, 0, count: 2)
    #expect(header(stage) == "  Title            Year  Director")
  }

  @Test func `a drag of a title moves its column`() {
    var stage = films()
    stage.drag(from: cell(3, 0), to: cell(30, 0), releases: false)
    #expect(header(stage) == "  Title            Year  Director     │")
    stage.drag(from: cell(3, 0), to: cell(30, 0))
    #expect(header(stage) == "    Year  Director       Title")
    #expect(stage.events.isEmpty)
  }

  @Test func `a drag of a title that ends in its own column does not sort`() {
    var stage = films()
    stage.drag(from: cell(3, 0), to: cell(3, 2))
    #expect(stage.events.isEmpty)
  }

  @Test func `a title whose release is lost is not pressed after the focus has gone`() {
    var stage = TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), columns: filmColumns)
      Button("Next", sends: TableEvent.picked("next"))
    }
    stage.take(.mouse(Mouse(.pressed(.left), at: cell(3, 0))))
    #expect(stage.scene.style(column: 3, row: 0).background == .selection)
    stage.press(.tab)
    #expect(stage.scene.style(column: 3, row: 0).background == .surface)
  }

  @Test func `moved columns are encoded and decoded with the interface state`() throws {
    var stage = films()
    stage.drag(from: cell(3, 0), to: cell(30, 0))
    var restored = films()
    restored.interface = try JSONDecoder().decode(
      InterfaceState.self, from: try JSONEncoder().encode(stage.interface))
    #expect(header(restored) == "    Year  Director       Title")
  }

  @Test func `the wheel moves the selection by rows, and at the end is not handled`() {
    var stage = films()
    let wheel = Input.mouse(Mouse(.scrolledDown, at: cell(5, 2)))
    stage.take(wheel, wheel)
    #expect(stage.events == [.selected(3), .selected(4)])
    stage.take(wheel)
    #expect(!stage.isHandled)
  }
}
