import TerminalModel
import TerminalViews
import Testing

@Suite struct TypeToFindTests {
  /// Counts the titles that are made.
  private final class Titles {
    var count = 0

    func title(of row: Int) -> String {
      count += 1
      return "\(row)"
    }
  }

  private func numbers(_ count: Int, row: Int? = nil) -> TableStage {
    TableStage(20, 4, row: row) { values in
      Table(count: count, selection: .row(values.row, selects: TableEvent.selected)) {
        TableColumn("Number") { row in row == 3 ? "Über uns" : "\(row)" }
      }
      .typeToFind(in: "Number")
    }
  }

  @Test func `typed characters select the next row that begins with them`() {
    var stage = numbers(300, row: 2)
    stage.press("2", at: .seconds(5))
    stage.press("7", at: .seconds(6))
    #expect(stage.events == [.selected(20), .selected(27)])
  }

  @Test func `a pause of more than a second begins a new text`() {
    var stage = numbers(300, row: 2)
    stage.press("2", at: .seconds(5))
    stage.press("7", at: .milliseconds(6001))
    #expect(stage.events == [.selected(20), .selected(70)])
  }

  @Test func `case does not matter, and a blank continues the text`() {
    var stage = numbers(9)
    stage.press("ü", "B", "e", "r", .space, "u", at: .seconds(5))
    #expect(stage.events == [.selected(3)])
  }

  @Test func `a repeated letter goes through the rows that begin with it`() {
    var stage = numbers(30, row: 0)
    stage.press("5", "5", "1", at: .seconds(5))
    #expect(stage.events == [.selected(5), .selected(10)])
    stage.press("x", at: .seconds(9))
    #expect(stage.values.row == 10)
  }

  @Test func `a key compares at most 10,000 rows`() {
    var stage = numbers(1_000_000, row: 20_000)
    stage.press("1", at: .seconds(5))
    #expect(stage.events.isEmpty)
    stage.press("3", at: .seconds(8))
    #expect(stage.events == [.selected(30_000)])
  }

  @Test func `the application can find the row`() {
    var stage = TableStage(20, 4) { values in
      Table(count: 9, selection: .row(values.row, selects: TableEvent.selected)) {
        TableColumn("Number") { "\($0)" }
      }
      .typeToFind(TableEvent.typed)
    }
    stage.press("j", "4", at: .seconds(1))
    stage.press("q", at: .seconds(3))
    #expect(stage.events == [.typed("j"), .typed("j4"), .typed("q")])
  }

  @Test func `a table without a selection scrolls to the row`() {
    var stage = TableStage(20, 4) { _ in
      Table(count: 99) { TableColumn("Number") { "\($0)" } }.typeToFind(in: "Number")
    }
    stage.press("4", at: .seconds(1))
    #expect(stage.text.hasPrefix("Number\n4 "))
  }

  @Test func `a table without a selection finds rows of the last page in turn`() {
    let names = ["bob", "a1", "a2", "a3", "a4", "a5", "bill", "ben", "zed"]
    var stage = TableStage(20, 5) { _ in
      Table(count: 9) { TableColumn("Name") { names[$0] } }.typeToFind(in: "Name")
    }
    stage.press("b", at: .seconds(1))
    stage.press("b", at: .seconds(9))
    stage.press("b", at: .seconds(18))
    #expect(stage.text.hasPrefix("Name\nbob"))
  }

  @Test func `a text that no row begins with makes no row twice`() {
    let titles = Titles()
    var stage = TableStage(20, 4) { _ in
      Table(count: 1_000_000) { TableColumn("Number") { titles.title(of: $0) } }
        .typeToFind(in: "Number")
    }
    stage.press("x", at: .seconds(1))
    titles.count = 0
    stage.press("y", at: .seconds(1))
    // Each frame makes the visible rows, too.
    #expect((10_000...10_100).contains(titles.count))
  }

  @Test func `a table without a selection goes on from its first visible row`() {
    var stage = TableStage(20, 4) { _ in
      Table(count: 99) { TableColumn("Number") { "\($0)" } }.typeToFind(in: "Number")
    }
    stage.press("4", at: .seconds(1))
    stage.press("4", at: .seconds(9))
    #expect(stage.text.hasPrefix("Number\n40\n"))
  }

  @Test func `the found cell is in the leftmost column if the selected column is gone`() {
    var stage = TableStage(20, 4) { values in
      Table(count: 9, selection: .cell(values.cell, selects: TableEvent.cell)) {
        TableColumn("Number") { "\($0)" }
      }
      .typeToFind(in: "Number")
    }
    stage.values.cell = SelectedCell(row: 0, column: "Length")
    stage.press("4", at: .seconds(1))
    #expect(stage.events == [.cell(SelectedCell(row: 4, column: "Number"))])
  }

  @Test func `only a table that finds rows by typed text takes text`() {
    #expect(numbers(9).scene.untyped.takesText)
    #expect(!TableStage { _ in Table(count: 1, columns: filmColumns) }.scene.untyped.takesText)
  }
}
