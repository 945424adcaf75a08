import TerminalModel
import TerminalViews
import Testing

/// Lists in which several rows can be selected.
@Suite struct ListSelectionTests {
  private func rows(
    _ count: Int = 100, current: Int? = 1, _ selected: Range<Int>..., columns: Int = 14
  ) -> ListStage {
    var stage = ListStage(columns, 4) { stage in
      List(
        count: count, selection: stage.ranges, changes: ListEvent.ranges, opens: ListEvent.opened
      ) {
        Text("Row \($0)")
      }
    }
    stage.ranges = SelectedRanges(current: current, rows: RangeSet(selected))
    return stage
  }

  private func selection(_ current: Int?, _ rows: Range<Int>...) -> SelectedRanges {
    SelectedRanges(current: current, rows: RangeSet(rows))
  }

  @Test(arguments: [
    (14, "▌  Row 0     ┃\n • Row 1\n   Row 2\n • Row 3"),
    (8, "▌  Row…┃\n • Row…\n   Row…\n • Row…"),
    (4, "Ro…┃\nRo…\nRo…\nRo…"), (1, "…\n…\n…\n…"), (0, "\n\n\n"),
  ])
  func `marks the current row with a stripe and the selected ones with dots`(
    columns: Int, expected: String
  ) {
    let stage = rows(current: 0, 1..<2, 3..<9, columns: columns)
    #expect(stage.text == expected)
  }

  @Test func `without a current row, Shift with an arrow selects the first visible row`() {
    var stage = rows(current: nil)
    stage.press(.shift(.down))
    #expect(stage.ranges == selection(0, 0..<1))
  }

  @Test func `a press on the scroll bar keeps the start of the range`() {
    var stage = rows(current: 2)
    stage.press(.shift(.down), .shift(.down))
    #expect(stage.ranges == selection(4, 2..<5))
    stage.click(13, 1)
    stage.press(.shift(.up))
    #expect(stage.ranges.rows == RangeSet([2..<4]))
  }

  @Test func `selected rows have the background of a selection without the focus`() {
    let scene = rows(current: 0, 1..<2).scene
    #expect(scene.style(column: 5, row: 0).background == .selection)
    #expect(scene.style(column: 5, row: 1).background == .inactiveSelection)
    #expect(scene.style(column: 1, row: 1).foreground == .accent)
    #expect(scene.style(column: 5, row: 2).background == .default)
  }

  @Test func `keys and the wheel move the current row and keep the selection`() {
    var stage = rows(current: 1, 4..<5)
    stage.press(.down)
    stage.mouse(.scrolledDown, 3, 1)
    #expect(stage.ranges.rows == RangeSet(4..<5))
    #expect(stage.events.first == .ranges(selection(2, 4..<5)))
    #expect(stage.events.count == 2)
  }

  @Test func `Space selects the current row, or ends its selection`() {
    var stage = rows()
    stage.press(.space, .down, .space, .space)
    #expect(stage.ranges == selection(2, 1..<2))
  }

  @Test func `an arrow key with Shift extends a range, and shortens it on the way back`() {
    var stage = rows(current: 1, 0..<1)
    stage.press(.shift(.down), .shift(.down))
    #expect(stage.ranges == selection(3, 0..<4))
    stage.press(.shift(.up))
    #expect(stage.ranges == selection(2, 0..<3))
    stage.press(.down, .shift(.down))
    #expect(stage.ranges == selection(4, 0..<5))
  }

  @Test func `Shift with End selects the rows to the last one`() {
    var stage = rows(1_000_000, current: 7)
    stage.press(.shift(.end))
    #expect(stage.ranges == selection(999_999, 7..<1_000_000))
    #expect(stage.text.contains("Row 999999"))
  }

  @Test func `a click with Shift selects the rows up to the pointer, one with Ctrl toggles a row`()
  {
    var stage = rows()
    stage.click(5, 3, .shift)
    #expect(stage.ranges == selection(3, 1..<4))
    stage.click(5, 2, .control)
    #expect(stage.ranges == selection(2, 1..<2, 3..<4))
    stage.click(5, 2, .control)
    #expect(stage.ranges == selection(2, 1..<4))
    stage.click(5, 0)
    stage.click(5, 0)
    #expect(stage.ranges == selection(0, 1..<4))
    #expect(stage.events.last == .opened(0))
  }

  @Test func `Ctrl-A selects all rows as one range, and Escape none`() {
    var stage = rows(1_000_000)
    stage.press(.ctrl("a"))
    #expect(stage.ranges.rows.ranges.count == 1)
    #expect(stage.ranges == selection(1, 0..<1_000_000))
    stage.press(.escape)
    #expect(stage.ranges == selection(1))
    stage.press(.escape)
    #expect(!stage.isHandled)
  }

  @Test func `a list without rows takes no keys of a selection`() {
    var stage = rows(0, current: nil)
    stage.press(.ctrl("a"))
    #expect(!stage.isHandled)
    stage.press(.shift(.down))
    #expect(!stage.isHandled)
  }

  @Test func `items are selected by their identities`() {
    var films = Film.all
    var stage = ListStage(20, 5) { stage in
      List(films, selection: stage.marked, changes: ListEvent.marked) { Text($0.title) }
    }
    stage.marked.current = "d"
    stage.press(.space, .shift(.down))
    #expect(stage.marked == SelectedRows(current: "h", rows: ["d", "h"]))
    films.reverse()
    #expect(stage.text == "   Up\n   Stalker\n▌• Heat\n • Dune\n   Alien")
    stage.press(.shift(.down))
    #expect(stage.marked == SelectedRows(current: "d", rows: ["d", "h"]))
    stage.press(.ctrl("a"))
    #expect(stage.marked.rows == ["a", "d", "h", "s", "u"])
  }

  @Test func `a table over a count takes ranges, too`() {
    var stage = ListStage(20, 5) { stage in
      Table(count: 1_000_000, selection: .rows(stage.ranges, changes: ListEvent.ranges)) {
        TableColumn("Number") { "\($0)" }
      }
    }
    stage.press(.down, .down, .space, .ctrl("a"), .space)
    #expect(stage.ranges == selection(1, 0..<1, 2..<1_000_000))
    #expect(stage.text == "   Number\n • 0               ┃\n▌  1\n • 2\n • 3")
  }
}
