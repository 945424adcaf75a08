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
    #expect(screen == "╭ Title ─────╮\n│ x          │\n╰ a footer ──╯")
  }

  @Test(arguments: [
    (9, 3, "╭ Ti… ──╮\n│ x     │\n╰───────╯"), (6, 3, "╭────╮\n│ x  │\n╰────╯"),
    (2, 2, "╭╮\n╰╯"), (1, 1, "╯"),
  ])
  func `is cut to the available space`(columns: Int, rows: Int, expected: String) {
    #expect(screen(columns, rows) { Panel("Title") { Text("x") } } == expected)
  }

  @Test func `it has the background of a surface, except in its last column and its last row`() {
    let scene = scene(7, 4) { Panel("A") { Text("text") } }
    let rows = (0..<4).map { row in
      (0..<7).map { scene.style(column: $0, row: row).background == .surface ? "#" : "." }.joined()
    }
    #expect(rows == ["######.", "######.", "######.", "......."])
    #expect(scene.style(column: 2, row: 1) == Style(background: .surface))
    #expect(scene.style(column: 2, row: 0) == Style(background: .surface, attributes: .bold))
  }

  @Test func `its edges are outlines, and a stripe at the left while the focus is in it`() {
    let scene = scene(20, 6) {
      Panel { Button("A", sends: .added) }
      Panel { Button("B", sends: .added) }
    }
    let focused = Style(foreground: .focusedBorder, background: .surface)
    #expect((0..<2).map { scene.style(column: 0, row: $0) } == [focused, focused])
    #expect(scene.style(column: 1, row: 0) == Style(foreground: .outline, background: .surface))
    #expect(scene.style(column: 0, row: 3) == Style(foreground: .outline, background: .surface))
    #expect(scene.style(column: 1, row: 2) == Style(foreground: .outline))
    #expect(scene.style(column: 0, row: 0).shownAttributes == [])
    #expect(scene.style(column: 0, row: 3).shownAttributes == .dim)
    #expect(
      scene.draw().text.split(separator: "\n").map(\.first) == ["┃", "┃", "╰", "╭", "│", "╰"])
  }

  @Test(arguments: [true, false])
  func `in another panel or with a background of its own, it has lines in place of the shade`(
    isInPanel: Bool
  ) {
    let inner = Panel<Tap> { Button("A", sends: .added) }
    let scene = scene(20, 6) {
      if isInPanel { Panel(padding: 0) { inner } } else { inner.background(.control) }
    }
    let corner = isInPanel ? Position(column: 1, row: 1) : .origin
    let style = scene.style(column: corner.column, row: corner.row)
    #expect(
      style == Style(foreground: .focusedBorder, background: isInPanel ? .surface : .control))
    #expect(scene.draw().buffer[corner].cluster.description == "╭")
  }

  @Test func `with a border, it has lines and no shade`() {
    let scene = scene(20, 6) { Panel(border: .plain) { Text("x") } }
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .border))
    #expect(scene.style(column: 2, row: 1) == .plain)
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
