import Foundation
import TerminalModel
import TerminalViews
import Testing

/// A table whose columns are arranged by the application's state.
@Suite struct TableArrangementTests {
  private func films(_ arrangement: ColumnArrangement = ColumnArrangement()) -> TableStage {
    var stage = TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected),
        sorts: TableEvent.sorted, columns: filmColumns
      )
      .arranged(values.arrangement, changes: TableEvent.arranged)
    }
    stage.values.arrangement = arrangement
    return stage
  }

  private func header(_ stage: TableStage) -> String {
    String(stage.text.prefix { $0 != "\n" })
  }

  private func cell(_ column: Int, _ row: Int) -> Position { Position(column: column, row: row) }

  private let moved = ColumnArrangement(order: ["Year", "Director", "Title"])

  @Test(arguments: [
    (ColumnArrangement(), "  Title            Year  Director"),
    (ColumnArrangement(order: ["Year", "Director", "Title"]), "    Year  Director       Title"),
    (ColumnArrangement(order: ["Title", "Year"]), "  Title            Year  Director"),
    (ColumnArrangement(order: ["Director", "Title"]), "  Director         Year  Title"),
    (
      ColumnArrangement(order: ["Gone", "Year", "Year", "Title"]),
      "    Year  Title          Director"
    ),
    (ColumnArrangement(widths: ["Title": 8, "Gone": 3]), "  Title       Year  Director"),
    (ColumnArrangement(widths: ["Title": -5]), "  …    Year  Director"),
  ])
  func `shows the columns as the state arranges them`(
    arrangement: ColumnArrangement, expected: String
  ) {
    #expect(header(films(arrangement)) == expected)
  }

  @Test func `a width above all limits leaves the other columns out of sight`() {
    #expect(header(films(ColumnArrangement(widths: ["Title": .max]))) == "  Title")
  }

  @Test func `a drag of a title sends one event, at its end`() {
    var stage = films()
    stage.drag(from: cell(3, 0), to: cell(30, 0), releases: false)
    #expect(stage.events.isEmpty)
    stage.drag(from: cell(3, 0), to: cell(30, 0))
    #expect(stage.events == [.arranged(moved)])
    #expect(header(stage) == "    Year  Director       Title")
  }

  @Test func `a drag of an edge sends an event for each step that changes the width`() {
    var stage = films()
    stage.drag(from: cell(15, 0), to: cell(11, 0), releases: false)
    stage.take(
      .mouse(Mouse(.dragged(.left), at: cell(11, 1))),
      .mouse(Mouse(.dragged(.left), at: cell(10, 0))),
      .mouse(Mouse(.released(.left), at: cell(10, 0))))
    #expect(
      stage.events == [
        .arranged(ColumnArrangement(widths: ["Title": 9])),
        .arranged(ColumnArrangement(widths: ["Title": 8])),
      ])
    #expect(header(stage) == "  Title       Year  Director")
  }

  @Test func `a movement along the edge of a column changes no width`() {
    var stage = films()
    stage.drag(from: cell(15, 0), to: cell(15, 2))
    #expect(stage.events.isEmpty)
  }

  @Test func `a move keeps the place of a column that is absent`() {
    var stage = films(ColumnArrangement(order: ["Year", "Gone", "Title"]))
    stage.press(.up, .shift(.right))
    #expect(
      stage.events == [.arranged(ColumnArrangement(order: ["Title", "Year", "Director", "Gone"]))])
  }

  @Test func `a double click on an edge sends the arrangement without the width`() {
    var stage = films(ColumnArrangement(widths: ["Title": 8]))
    stage.click(10, 0, count: 2)
    #expect(stage.events == [.arranged(ColumnArrangement())])
  }

  @Test func `keys move columns and change their widths by events`() {
    var stage = films()
    stage.press(.up, .shift(.right), "-")
    #expect(
      stage.events == [
        .arranged(ColumnArrangement(order: ["Year", "Title", "Director"])),
        .arranged(ColumnArrangement(order: ["Year", "Title", "Director"], widths: ["Title": 12])),
      ])
    stage.events = []
    stage.press(.left, .shift(.left))
    #expect(stage.events.isEmpty, "the first column stays")
    #expect(stage.isHandled)
  }

  @Test func `the columns stay if the state does not take a change`() {
    var stage = TableStage(40, 4, row: 0) { values in
      Table(
        count: 5, selection: .row(values.row, selects: TableEvent.selected), columns: filmColumns
      )
      .arranged(ColumnArrangement(), changes: TableEvent.arranged)
    }
    stage.drag(from: cell(3, 0), to: cell(30, 0))
    stage.drag(from: cell(15, 0), to: cell(10, 0))
    #expect(stage.events.count == 2)
    #expect(header(stage) == "  Title            Year  Director")
  }

  @Test func `the state arranges columns after the user has moved one, and fixed ones`() {
    var stage = films()
    stage.drag(from: cell(3, 0), to: cell(30, 0))
    stage.values.arrangement = ColumnArrangement(order: ["Director", "Title", "Year"])
    #expect(header(stage) == "  Director       Title            Year")
    let fixed = TableStage(40, 4) { _ in
      Table(count: 5, columns: filmColumns).fixedColumns()
        .arranged(moved, changes: TableEvent.arranged)
    }
    #expect(header(fixed) == "  Year  Director        Title")
  }

  @Test func `is encoded and decoded`() throws {
    let arrangement = ColumnArrangement(order: ["Year", "Title"], widths: ["Title": 8])
    let data = try JSONEncoder().encode(arrangement)
    #expect(try JSONDecoder().decode(ColumnArrangement.self, from: data) == arrangement)
  }
}
