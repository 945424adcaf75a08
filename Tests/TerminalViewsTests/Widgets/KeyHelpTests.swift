import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyHelpTests {
  private let bindings: [KeyBinding<Tap>] = [
    KeyBinding(["+", .up], "Add one", sends: .added),
    KeyBinding("f", "Favourite", group: "Film", sends: .added),
    .characters("Type a title", group: "Film") { _ in .added },
    .quit("q"),
  ]

  @Test func `lists the commands by groups`() {
    #expect(
      screen(30, 6) { KeyHelp(of: bindings) } == """
        +, ↑  Add one
        q     Quit

        Film
        f     Favourite
        a–z   Type a title
        """)
  }

  @Test(arguments: [
    (12, 3, "+, ↑  Add …┃\nq     Quit ┃\n"), (4, 2, "+,…┃\nq"), (1, 1, "…"),
  ])
  func `is clipped and shows a scroll bar on a small screen`(
    columns: Int, rows: Int, expected: String
  ) {
    #expect(screen(columns, rows) { KeyHelp(of: bindings) } == expected)
  }

  @Test func `scrolls by keys and by the wheel`() {
    let scene = scene(20, 2) { KeyHelp(of: bindings) }
    let end = TerminalViewsTests.scene(20, 2, interface: scene.press(.end).interface) {
      KeyHelp(of: bindings)
    }
    #expect(end.draw().text == "f     Favourite\na–z   Type a title ┃")
    #expect(scene.mouse(.scrolledDown, column: 0, row: 0).isHandled)
  }

  @Test func `without bindings it is empty`() {
    #expect(screen(9, 2) { KeyHelp(of: []) } == "\n")
  }
}
