import TerminalModel
import TerminalViews
import Testing

/// Lists with sections.
@Suite struct ListSectionTests {
  private func list(
    _ row: Int? = 0, counts: [Int] = [2, 3, 0, 4], columns: Int = 14, rows: Int = 5,
    rowHeight: Int = 1
  ) -> ListStage {
    ListStage(columns, rows, row: row) { stage in
      List(
        count: counts.reduce(0, +), selection: stage.row, rowHeight: rowHeight,
        rowsDependOn: 0, selects: ListEvent.selected
      ) {
        Text("Row \($0)")
      }
      .sections(Array(counts.enumerated()), rowCount: \.element) { Text("Part \($0.offset)") }
      .onVisibleRowsChange(ListEvent.shown)
    }
  }

  @Test func `headers are above the rows of their sections`() {
    let scene = list().scene
    #expect(scene.draw().text == "  Part 0\n▌ Row 0      ┃\n  Row 1\n  Part 1\n  Row 2")
    let header = scene.style(column: 3, row: 3)
    #expect(header.background == .surface)
    #expect(header.attributes == .bold)
    #expect(scene.style(column: 3, row: 0) == header)
    #expect(scene.style(column: 3, row: 2).background == .default)
  }

  @Test(arguments: [
    (3, "  Part 0\n  Row 1      ┃\n  Part 1\n  Row 2\n▌ Row 3"),
    (4, "  Row 1\n  Part 1\n  Row 2      ┃\n  Row 3\n▌ Row 4"),
    (5, "  Part 1\n  Row 4\n  Part 2\n  Part 3     ┃\n▌ Row 5"),
    (8, "  Part 3\n  Row 5\n  Row 6\n  Row 7\n▌ Row 8      ┃"),
  ])
  func `the header of the section at the top stays`(row: Int, expected: String) {
    #expect(list(row).text == expected)
  }

  @Test func `the headers of empty sections at both ends are visible with the first and last row`()
  {
    var stage = list(0, counts: [0, 8, 0])
    stage.press(.end)
    #expect(stage.text == "  Part 1\n  Row 5\n  Row 6\n▌ Row 7      ┃\n  Part 2     ┃")
    stage.press(.home)
    #expect(stage.text == "  Part 0\n  Part 1     ┃\n▌ Row 0      ┃\n  Row 1\n  Row 2")
  }

  @Test func `the next header makes the one at the top give way to the last row`() {
    var stage = list(4)
    stage.click(3, 0)
    #expect(stage.events == [.selected(1)])
    #expect(stage.text == "  Part 0\n▌ Row 1      ┃\n  Part 1\n  Row 2\n  Row 3")
    let scene = list(4).scene
    #expect(scene.style(column: 3, row: 0).background == .default)
    #expect(scene.style(column: 3, row: 1).background == .surface)
    var machine = VisibleRowsStateMachine()
    #expect(machine.frameShown(scene.untyped.visibleRows) as? [ListEvent] == [.shown(1..<5)])
  }

  @Test func `the next header makes the one at the top give way to the last cell of a row`() {
    var stage = ListStage(9, 5) { _ in
      List(count: 6, rowHeight: 2, showsScrollBar: false) { Text("row \($0)\nend \($0)") }
        .sections([2, 4], rowCount: { $0 }) { Text("part of \($0)") }
    }
    for _ in 0..<2 { stage.press(.down) }
    #expect(stage.text == "end 1\npart of 4\nrow 2\nend 2\nrow 3")
    stage.press(.down)
    #expect(stage.text == "part of 4\nrow 2\nend 2\nrow 3\nend 3")
    for _ in 0..<2 { stage.press(.up) }
    #expect(stage.text == "part of 2\nrow 1\nend 1\npart of 4\nrow 2")
  }

  @Test func `keys skip headers`() {
    var stage = list(1)
    stage.press(.down, .up, .end, .home)
    #expect(stage.events == [.selected(2), .selected(1), .selected(8), .selected(0)])
    stage.press(.up)
    #expect(stage.events.count == 4)
    stage.press(.pageDown, .pageDown, .pageUp)
    #expect(stage.events.suffix(3) == [.selected(3), .selected(5), .selected(3)])
  }

  @Test func `a click selects a row, and none on a header`() {
    var stage = list()
    stage.click(3, 4)
    #expect(stage.events == [.selected(2)])
    stage.click(3, 3)
    stage.click(3, 0)
    #expect(stage.events == [.selected(2)])
  }

  @Test func `the wheel scrolls headers in a list without a selection`() {
    var stage = ListStage(10, 3) { _ in
      List(count: 4) { Text("Row \($0)") }
        .sections([2, 2], rowCount: { $0 }) { _ in Text("Part") }
    }
    stage.mouse(.scrolledDown, 2, 1)
    #expect(stage.text == "Part\nRow 2\nRow 3    ┃")
    stage.mouse(.scrolledDown, 2, 1)
    #expect(!stage.isHandled)
  }

  @Test(arguments: [
    (14, 1, "▌ Row 2      ┃"), (14, 2, "  Part 1\n▌ Row 2      ┃"), (4, 2, "Pa…\nRo…┃"),
    (1, 2, "…\n…"), (0, 2, "\n"),
  ])
  func `a list with little space leaves out the header, the stripe or the scroll bar`(
    columns: Int, rows: Int, expected: String
  ) {
    #expect(list(2, columns: columns, rows: rows).text == expected)
  }

  @Test func `headers of higher rows are one cell high`() {
    let stage = list(2, rows: 6, rowHeight: 2)
    #expect(stage.text == "  Part 0\n  Row 1      ┃\n\n  Part 1\n▌ Row 2\n▌")
  }

  @Test func `a million rows in a thousand sections make the visible ones only`() {
    let stage = list(999_999, counts: Array(repeating: 1000, count: 1000))
    #expect(stage.scene.untyped.rowsBuilt == 4)
    #expect(stage.text.hasPrefix("  Part 999\n  Row 999996"))
  }

  @Test func `reports visible rows without headers`() {
    var machine = VisibleRowsStateMachine()
    let events = machine.frameShown(list(5).scene.untyped.visibleRows)
    #expect(events as? [ListEvent] == [.shown(4..<6)])
  }

  @Test func `several rows are selected across sections`() {
    var stage = ListStage(14, 5) { stage in
      List(count: 4, selection: stage.ranges, changes: ListEvent.ranges) { Text("Row \($0)") }
        .sections([2, 2], rowCount: { $0 }) { Text("\($0) rows") }
    }
    stage.press(.down, .down, .shift(.down))
    #expect(stage.ranges == SelectedRanges(current: 2, rows: RangeSet(1..<3)))
    #expect(stage.text == "   2 rows\n   Row 0     ┃\n • Row 1     ┃\n   2 rows    ┃\n▌• Row 2")
  }
}
