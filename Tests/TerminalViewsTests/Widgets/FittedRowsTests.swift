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
    #expect(
      list(1, columns: 7, rows: 2).text.split(separator: "\n").allSatisfy { $0.contains("▌ two") })
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a narrow list keeps its height`(columns: Int) {
    let text = list(1, columns: columns, rows: 3).text
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
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
