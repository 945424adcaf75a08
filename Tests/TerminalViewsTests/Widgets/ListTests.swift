import TerminalModel
import TerminalViews
import Testing

@Suite struct ListTests {
  @Test func `a list that only shows a selection scrolls until another row is selected`() {
    var stage = ListStage(12, 4, row: 1) { stage in
      List(count: 20, selection: stage.row) { Text("Row \($0)") }
    }
    stage.press(.end)
    #expect(stage.text.hasPrefix("  Row 16"))
    stage.mouse(.scrolledUp, 3, 1)
    #expect(stage.text.hasPrefix("  Row 13"))
    stage.row = 2
    #expect(stage.text.contains("▌ Row 2"))
  }

  private func list(_ count: Int, selection: Int? = nil) -> List<Tap> {
    List(count: count, selection: selection, selects: Tap.chosen, opens: Tap.opened) { index in
      Text("Row \(index)")
    } empty: {
      Text("Nothing").centered()
    }
  }

  @Test(arguments: [
    (12, 3, "  Row 0    ┃\n▌ Row 1\n  Row 2"), (7, 2, "  Row…┃\n▌ Row…"),
    (4, 1, "Ro…┃"), (1, 1, "…"),
  ])
  func `marks the selected row and shows a scroll bar`(columns: Int, rows: Int, expected: String) {
    let selection = rows > 1 ? 1 : 0
    #expect(screen(columns, rows) { list(9, selection: selection) } == expected)
  }

  @Test func `has no scroll bar if all rows fit`() {
    #expect(screen(12, 3) { list(2, selection: 0) } == "▌ Row 0\n  Row 1\n")
  }

  @Test func `shows the placeholder if there are no rows`() {
    #expect(screen(11, 3) { list(0) } == "\n  Nothing\n")
  }

  @Test func `a footer follows the last row`() {
    let screen = screen(12, 4) {
      List(count: 1, selects: Tap.chosen) {
        Text("Row \($0)")
      } footer: {
        Text("Loading…")
      }
    }
    #expect(screen == "▌ Row 0\n  Loading…\n\n")
  }

  @Test func `a footer takes the place of the placeholder if there are no rows`() {
    let screen = screen(12, 2) {
      List(count: 0) {
        Text("Row \($0)")
      } empty: {
        Text("Nothing")
      } footer: {
        Text("Loading…")
      }
    }
    #expect(screen == "Loading…\n")
  }

  @Test func `rows may be higher than one cell, and the last is cut off`() {
    let screen = screen(12, 3) {
      List(count: 2, selection: 0, rowHeight: 2) { index in
        Text("Row \(index)")
        Text("more")
      }
    }
    #expect(screen == "▌ Row 0    ┃\n▌ more     ┃\n  Row 1")
  }

  @Test func `the selected row keeps its colours on a background that shows the focus`() {
    let scene = scene(12, 4) {
      Row {
        list(2, selection: 0).frame(width: 5)
        list(2, selection: 1).foreground(.red)
      }
    }
    #expect(
      scene.style(column: 2, row: 0)
        == Style(background: .selection, attributes: [.bold, .marked]))
    let other = Style(foreground: .red, background: .inactiveSelection, attributes: .marked)
    #expect(scene.style(column: 8, row: 1) == other)
  }

  @Test func `a stripe marks the selected row, with the accent if the list has the focus`() {
    let scene = scene(24, 2) {
      Row {
        list(2, selection: 0).frame(width: 12)
        list(2, selection: 1)
      }
    }
    #expect(scene.draw().text == "▌ Row 0        Row 0\n  Row 1      ▌ Row 1")
    #expect(
      scene.style(column: 0, row: 0)
        == Style(foreground: .accent, background: .selection, attributes: .marked))
    #expect(
      scene.style(column: 13, row: 1)
        == Style(foreground: .muted, background: .inactiveSelection, attributes: .marked))
  }

  @Test(arguments: [10, 1000, 1_000_000, Int.max])
  func `makes only visible rows`(count: Int) {
    let scene = scene(20, 8) { list(count, selection: count - 1) }
    #expect(scene.untyped.rowsBuilt == 8)
  }

  @Test func `a selection out of range selects no row`() {
    let scene = scene(12, 1) { list(1, selection: 7) }
    #expect(scene.style(column: 2, row: 0).background == .default)
    #expect(screen(12, 1) { List(count: -1) { Text("\($0)") } } == "Nothing here")
  }

  @Test func `in a column it leaves room for the other views`() {
    let screen = screen(12, 4) {
      Text("above")
      list(2)
      Text("below")
    }
    #expect(screen == "above\n▌ Row 0\n  Row 1\nbelow")
  }
}
