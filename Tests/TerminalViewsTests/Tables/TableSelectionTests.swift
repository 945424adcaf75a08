import TerminalModel
import TerminalViews
import Testing

@Suite struct TableSelectionTests {
  private func cells() -> TableStage {
    TableStage(40, 4) { values in
      Table(
        count: 5, selection: .cell(values.cell, selects: TableEvent.cell), opens: TableEvent.opened,
        columns: filmColumns)
    }
  }

  private func rows(_ current: Int? = 1, _ selected: Set<Int> = []) -> TableStage {
    var stage = TableStage(40, 6) { values in
      Table(
        count: 5, selection: .rows(values.rows, changes: TableEvent.rows),
        opens: TableEvent.opened, columns: filmColumns)
    }
    stage.values.rows = SelectedRows(current: current, rows: selected)
    return stage
  }

  @Test func `arrow keys move the selected cell`() {
    var stage = cells()
    stage.press(.right, .right, .down, .left, .left)
    #expect(
      stage.events == [
        .cell(SelectedCell(row: 0, column: "Title")), .cell(SelectedCell(row: 0, column: "Year")),
        .cell(SelectedCell(row: 1, column: "Year")), .cell(SelectedCell(row: 1, column: "Title")),
      ])
  }

  @Test func `only the selected cell has the background of the selection`() {
    var stage = cells()
    stage.values.cell = SelectedCell(row: 1, column: "Year")
    let scene = stage.scene
    #expect(scene.draw().text.split(separator: "\n")[2].hasPrefix("▌ Dune"))
    #expect(scene.style(column: 17, row: 2).background == .selection)
    #expect(scene.style(column: 22, row: 2).background == .selection)
    #expect(scene.style(column: 23, row: 2).background == .default)
    #expect(scene.style(column: 2, row: 2).background == .default)
  }

  @Test func `a click selects a cell, and a click on the selected cell opens its row`() {
    var stage = cells()
    stage.click(30, 2)
    stage.click(30, 2)
    stage.click(3, 2)
    #expect(
      stage.events == [
        .cell(SelectedCell(row: 1, column: "Director")), .opened(1),
        .cell(SelectedCell(row: 1, column: "Title")),
      ])
  }

  @Test func `a cell of a column that does not exist is not selected`() {
    var stage = cells()
    stage.values.cell = SelectedCell(row: 1, column: "Length")
    #expect(stage.scene.style(column: 2, row: 1).background == .default)
    stage.press(.enter, .right)
    #expect(stage.events == [.cell(SelectedCell(row: 0, column: "Title"))])
  }

  @Test func `marks the current row and the selected ones`() {
    let expected = """
         Title             Year  Director
      ▌  Alien             1979  Ridley Scott
         Dune              2021  Denis Villen…
       • Heat              1995  Michael Mann
         Stalker           1979  Andrei Tarko…
         Up                2009  Pete Docter
      """
    let scene = rows(0, [2]).scene
    #expect(scene.draw().text == expected)
    #expect(scene.style(column: 5, row: 1).background == .selection)
    #expect(scene.style(column: 5, row: 3).background == .inactiveSelection)
    #expect(scene.style(column: 1, row: 3).foreground == .accent)
  }

  @Test func `keys move the current row and keep the selection`() {
    var stage = rows(1, [4])
    stage.press(.down)
    #expect(stage.events == [.rows(SelectedRows(current: 2, rows: [4]))])
  }

  @Test func `Space selects the current row, or ends its selection`() {
    var stage = rows()
    stage.press(.space, .down, .space, .space)
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [1]))
    #expect(stage.events.count == 4)
  }

  @Test func `an arrow key with Shift extends a range, and shortens it on the way back`() {
    var stage = rows(1, [0])
    stage.press(.shift(.down), .shift(.down))
    #expect(stage.values.rows == SelectedRows(current: 3, rows: [0, 1, 2, 3]))
    stage.press(.shift(.up))
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [0, 1, 2]))
    stage.press(.down, .shift(.down))
    #expect(stage.values.rows == SelectedRows(current: 4, rows: [0, 1, 2, 3, 4]))
  }

  @Test
  func `a click with Shift selects the rows up to the pointer, one with Ctrl toggles a row`() {
    var stage = rows()
    stage.click(5, 4, .shift)
    #expect(stage.values.rows == SelectedRows(current: 3, rows: [1, 2, 3]))
    stage.click(5, 3, .control)
    #expect(stage.values.rows == SelectedRows(current: 2, rows: [1, 3]))
    stage.click(5, 1, .control)
    #expect(stage.values.rows == SelectedRows(current: 0, rows: [0, 1, 3]))
    stage.click(5, 5)
    #expect(stage.values.rows == SelectedRows(current: 4, rows: [0, 1, 3]))
    stage.click(5, 5)
    #expect(stage.events.last == .opened(4))
  }

  @Test func `Ctrl-A selects all rows, and Escape none`() {
    var stage = rows()
    stage.press(.ctrl("a"))
    #expect(stage.values.rows.rows == [0, 1, 2, 3, 4])
    stage.press(.escape, .escape)
    #expect(stage.values.rows == SelectedRows(current: 1))
    #expect(!stage.isHandled)
    #expect(stage.events.count == 2)
  }

  @Test func `a key that does not change the selection sends no event`() {
    var stage = rows(4)
    stage.press(.shift(.down), .shift(.down), .down)
    #expect(stage.events == [.rows(SelectedRows(current: 4, rows: [4]))])
  }
}
