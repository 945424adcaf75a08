import TerminalModel
import TerminalViews
import Testing

@Suite struct PanelTests {
  @Test(arguments: [
    (Border.plain, "┌───┐\n│ x │\n└───┘"), (.rounded, "╭───╮\n│ x │\n╰───╯"),
    (.heavy, "┏━━━┓\n┃ x ┃\n┗━━━┛"), (.double, "╔═══╗\n║ x ║\n╚═══╝"),
  ])
  func `has a border`(border: Border, expected: String) {
    #expect(screen(5, 3) { Panel(border: border) { Text("x") } } == expected)
  }

  @Test func `is wide enough for its title and its footer`() {
    let screen = screen(20, 3) {
      Column(alignment: .leading) { Panel("Title", footer: "a footer") { Text("x") } }
    }
    #expect(screen == "╭─ Title ────╮\n│ x          │\n╰─ a footer ─╯")
  }

  @Test(arguments: [
    (9, 3, "╭─ Ti… ─╮\n│ x     │\n╰───────╯"), (6, 3, "╭────╮\n│ x  │\n╰────╯"),
    (2, 2, "╭╮\n╰╯"), (1, 1, "╯"),
  ])
  func `is cut to the available space`(columns: Int, rows: Int, expected: String) {
    #expect(screen(columns, rows) { Panel("Title") { Text("x") } } == expected)
  }

  @Test func `its border is bright only while the focus is in it`() {
    let scene = scene(20, 6) {
      Panel { Button("A", sends: .added) }
      Panel { Button("B", sends: .added) }
    }
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .focusedBorder))
    #expect(scene.style(column: 0, row: 3) == Style(foreground: .border))
    #expect(scene.style(column: 0, row: 0).shownAttributes == [])
    #expect(scene.style(column: 0, row: 3).shownAttributes == .dim)
  }

  @Test func `its content may stretch to its padding`() {
    let screen = screen(9, 3) {
      Panel {
        Row {
          Text("a")
          Spacer()
          Text("b")
        }
      }
    }
    #expect(screen == "╭───────╮\n│ a   b │\n╰───────╯")
  }

  @Test(arguments: [
    (0, "╭──────╮\n│x     │\n│      │\n│      │\n╰──────╯"),
    (1, "╭──────╮\n│      │\n│ x    │\n│      │\n╰──────╯"),
  ])
  func `leaves the padding free on every side`(padding: Int, expected: String) {
    #expect(screen(8, 5) { Panel(padding: padding) { Text("x") } } == expected)
  }
}
