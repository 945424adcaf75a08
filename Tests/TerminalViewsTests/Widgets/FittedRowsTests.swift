import TerminalModel
import TerminalViews
import Testing

/// Lists whose rows are as high as their views.
@Suite struct FittedRowsTests {
  private static let texts = ["one", "two two two", "three", "日本語 日本語", "five", "six"]

  private func list(
    _ row: Int? = 0, columns: Int = 9, rows: Int = 5, count: Int = 6
  ) -> ListStage {
    ListStage(columns, rows, row: row) { stage in
      List(count: count, selection: stage.row, selects: ListEvent.selected) {
        Text(Self.texts[$0 % 6])
      }
      .fittedRows()
    }
  }

  @Test(arguments: [
    (0, "▌ one  ┃\n  two  ┃\n  two  ┃\n  two\n  three"),
    (1, "  one  ┃\n▌ two  ┃\n▌ two  ┃\n▌ two\n  three"),
  ])
  func `rows are as high as their texts`(row: Int, expected: String) {
    #expect(list(row, columns: 8).text == expected)
  }

  @Test func `Page Up in a list that only scrolls leaves out no row`() {
    var stage = ListStage(20, 6) { _ in
      List(count: 20) { row in
        Text(row < 10 ? "Row \(row)\n2\n3\n4" : "Row \(row)")
      }
      .fittedRows()
    }
    stage.press(.end)
    #expect(stage.text.hasPrefix("Row 14"))
    stage.press(.pageUp)
    #expect(stage.text.contains("Row 10") && stage.text.contains("Row 13"))
  }

  @Test func `the selected row is wholly visible`() {
    var stage = list(2, columns: 9, rows: 4)
    stage.press(.down)
    #expect(stage.text == "  three\n▌ 日本語┃\n▌ 日本語┃\n  five")
    stage.press(.end)
    #expect(stage.text.hasSuffix("▌ six   ┃"))
    stage.press(.home)
    #expect(stage.text.hasPrefix("▌ one"))
  }

  @Test func `a click selects the row at a cell`() {
    var stage = list(0, columns: 7)
    stage.click(3, 3)
    #expect(stage.events == [.selected(1)])
  }

  @Test func `a row that is higher than the list is cut off`() {
    let lines = list(1, columns: 7, rows: 2).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("▌ two") })
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a narrow list keeps its height`(columns: Int) {
    let lines = list(1, columns: columns, rows: 3).text.split(separator: "\n")
    #expect(lines.count == (columns > 0 ? 3 : 0))
  }

  @Test(arguments: [3, 4, 5, 6])
  func `at the end the last row is at the bottom, and the first visible one is cut off at the top`(
    rows: Int
  ) {
    var stage = list(5, columns: 8, rows: rows)
    let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rows)
    #expect(lines.last?.hasPrefix("▌ six") == true)
    #expect(lines.allSatisfy { !$0.isEmpty })
    stage.press(.up)
    #expect(stage.text.contains("▌ five"))
  }

  @Test func `a row that is cut off at the top shows its last lines, and can be clicked`() {
    var stage = ListStage(9, 4, row: 2) { stage in
      List(count: 3, selection: stage.row, selects: ListEvent.selected) {
        Text(["one", "a b c", "last\nline"][$0].replacing(" ", with: "\n"))
      }
      .fittedRows()
    }
    #expect(stage.text == "  b\n  c\n▌ last\n▌ line  ┃")
    stage.click(3, 0)
    #expect(stage.events == [.selected(1)])
    #expect(stage.text == "▌ a\n▌ b\n▌ c     ┃\n  last")
  }

  @Test(arguments: [3, 4, 5, 8, 11], [0..<20, 20..<40])
  func `one drag of the thumb to an end shows that end`(rows: Int, high: Range<Int>) {
    var stage = ListStage(9, rows, row: 0) { stage in
      List(count: 40, selection: stage.row, selects: ListEvent.selected) {
        Text("row \($0)" + (high.contains($0) ? "\n2\n3" : ""))
      }
      .fittedRows()
    }
    stage.mouse(.pressed(.left), 8, 0)
    stage.mouse(.dragged(.left), 8, rows + 5)
    stage.mouse(.released(.left), 8, rows + 5)
    let last = stage.text.split(separator: "\n").last ?? ""
    #expect(last.contains(high.contains(39) ? "3" : "row 39"))
    stage.mouse(.pressed(.left), 8, rows - 1)
    stage.mouse(.dragged(.left), 8, -5)
    #expect(stage.text.contains("row 0 "))
  }

  @Test(arguments: [true, false])
  func `a turn of the wheel scrolls by no more rows than fit into three cells`(selects: Bool) {
    var stage = ListStage(9, 6, row: selects ? 0 : nil) { stage in
      List(count: 9, selection: stage.row, selects: stage.selects) {
        Text($0 < 3 ? "row \($0)\n2\n3\n4" : "row \($0)")
      }
      .fittedRows()
    }
    stage.mouse(.scrolledDown, 2, 2)
    #expect(stage.text.contains("row 1"))
    #expect(stage.row == (selects ? 1 : nil))
    for _ in 0..<2 { stage.mouse(.scrolledDown, 2, 2) }
    #expect(stage.text.contains("row 5"))
    stage.mouse(.scrolledUp, 2, 2)
    #expect(stage.text.contains("row 3"))
  }

  @Test func `a turn of the wheel scrolls rows of two cells one by one`() {
    var stage = ListStage(9, 6) { _ in
      List(count: 9, rowHeight: 2, showsScrollBar: false) { Text("row \($0)") }
    }
    stage.mouse(.scrolledDown, 2, 2)
    #expect(stage.text == "row 1\n\nrow 2\n\nrow 3\n")
  }

  /// Counts the rows that are made.
  private final class Rows {
    var count = 0
  }

  @Test(arguments: [0, 500_000, 999_999])
  func `a million rows make and measure those near the visible ones only`(row: Int) {
    let rows = Rows()
    let scene = scene(9, 5) {
      List(count: 1_000_000, selection: row, selects: Tap.chosen) { index in
        let _ = rows.count += 1
        Text(Self.texts[index % 6])
      }
      .fittedRows()
    }
    #expect(scene.draw().text.contains("▌"))
    #expect(rows.count <= 20)
  }

  @Test func `sections and moves work with rows of different heights`() {
    var stage = ListStage(9, 6, row: 1) { stage in
      List(count: 6, selection: stage.row, selects: ListEvent.selected) { Text(Self.texts[$0]) }
        .fittedRows().onMove(ListEvent.moved)
        .sections([1, 5], rowCount: { $0 }) { Text("\($0) rows") }
    }
    #expect(stage.text == "  1 rows\n  one   ┃\n  5 rows┃\n▌ two\n▌ two\n▌ two")
    stage.press(.alt(.down))
    #expect(stage.events == [.moved(RowMove(from: 1, to: 2))])
  }
}
