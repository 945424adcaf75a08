import TerminalModel
import TerminalViews
import Testing

/// Columns that do not fit.
@Suite struct TableScrollingTests {
  private func unexpected() -> String {
    Issue.record("a cell out of sight was made")
    return ""
  }

  private func wide(leading: Int = 1, rows: Int = 4) -> TableStage {
    TableStage(24, rows, row: 0) { values in
      Table(
        count: 2, selection: .row(values.row, selects: TableEvent.selected),
        leadingColumns: leading
      ) {
        TableColumn("Name", width: .fixed(5)) { "Row \($0)" }
        for letter in "ABC" {
          TableColumn("\(letter)", width: .fixed(9)) { "\(letter)-일이삼\($0)" }
        }
      }
    }
  }

  @Test func `shows a scroll bar below the rows`() {
    let expected = """
        Name  A         B
      ▌ Row 0 A-일이삼0 B-일…
        Row 1 A-일이삼1 B-일…
      ━━━━━━━━━━━━━━━
      """
    #expect(wide().text == expected)
  }

  @Test func `Right and Left scroll to the next column, and leading columns stay`() {
    var stage = wide()
    stage.press(.right)
    let expected = """
        Name  B         C
      ▌ Row 0 B-일이삼0 C-일…
        Row 1 B-일이삼1 C-일…
             ━━━━━━━━━━━━━━━
      """
    #expect(stage.text == expected)
    stage.press(.right, .right)
    #expect(stage.text.hasPrefix("  Name  B      C\n▌ Row 0 …이삼0 C-일이삼0\n"))
    stage.press(.left, .left)
    #expect(stage.text == wide().text)
  }

  @Test func `without leading columns all scroll`() {
    var stage = wide(leading: 0)
    stage.press(.right)
    #expect(stage.text.hasPrefix("  A         B         C\n▌ A-일이삼0 B-일이삼0 C…\n"))
  }

  @Test(arguments: [
    Mouse(.scrolledRight, at: .origin), Mouse(.scrolledDown, at: .origin, modifiers: .shift),
  ])
  func `the wheel scrolls columns sideways, or with Shift`(mouse: Mouse) {
    var stage = wide()
    stage.take(.mouse(mouse))
    #expect(stage.text.hasPrefix("  Name  A      B\n▌ Row 0 …이삼0 B-일이삼0\n"))
    #expect(stage.events.isEmpty)
  }

  @Test func `the wheel scrolls the selected cell out of sight, and the next key shows it again`() {
    var stage = TableStage(24, 4) { values in
      Table(count: 2, selection: .cell(values.cell, selects: TableEvent.cell)) {
        for letter in "ABC" {
          TableColumn("\(letter)", width: .fixed(9)) { "\(letter)\($0)" }
        }
      }
    }
    stage.values.cell = SelectedCell(row: 0, column: "A")
    let wheel = Input.mouse(Mouse(.scrolledRight, at: .origin))
    stage.take(wheel, wheel, wheel, wheel)
    #expect(!stage.text.contains("A0"))
    stage.press(.down)
    #expect(stage.text.contains("A0"))
  }

  @Test func `a title to which the keys move becomes visible`() {
    var stage = wide()
    stage.press(.up, .end)
    #expect(stage.text.hasPrefix("  Name  B      C\n"))
    stage.press(.left, .left)
    #expect(stage.text.hasPrefix("  Name  A         B\n"))
  }

  @Test func `a column wider than the table is shown in steps`() {
    var stage = TableStage(10, 2) { _ in
      Table(count: 1) { TableColumn("", width: .fixed(25)) { _ in "0123456789abcdefghijklmno" } }
    }
    stage.press(.right)
    #expect(stage.text == "\n…bcdefghi…")
    stage.press(.right, .right, .left)
    #expect(stage.text == "\n…6789abcd…")
  }

  @Test func `columns that are out of sight are not made`() {
    var stage = TableStage(20, 3) { _ in
      Table(count: 9) {
        TableColumn("A", width: .fixed(18)) { _ in "a" }
        TableColumn("B", width: .fixed(18)) { _ in unexpected() }
      }
    }
    stage.press(.down)
    #expect(stage.text.contains("a"))
  }
}
