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

  /// Help in front of a view that had the focus before.
  private func help(
    _ rows: Int = 12, on view: Node<Tap>, after keys: Key...
  ) -> (text: String, frame: Frame) {
    let bindings: [KeyBinding<Tap>] = [
      KeyBinding("j", "Jump", sends: .added), KeyBinding("x", "Cut", sends: .removed), .quit("q"),
    ]
    func scene(_ interface: InterfaceState, opens: Bool = true) -> Scene<Tap> {
      TerminalViewsTests.scene(30, rows, interface: interface) {
        Layers {
          view.keys([KeyBinding("e", "Edit", group: "View", sends: .added)])
          if opens {
            Panel("Keys") { KeyHelp().keys([.quit(.escape, title: "Close")]) }.modal()
          }
        }
        .keys(bindings)
      }
    }
    var interface = scene(InterfaceState(), opens: false).interface
    for key in keys { interface = scene(interface).respond(to: .key(key)).interface }
    let frame = scene(interface).draw()
    return (frame.text, frame)
  }

  @Test func `a help screen of the active bindings leaves out the keys of the list behind it`() {
    let list = List<Tap>(count: 9, selection: 0, selects: Tap.chosen) { Text("Row \($0)") }
    let lines = help(on: list.node()).text.split(separator: "\n").dropFirst().dropLast().map {
      $0.filter { $0.isLetter || $0 == " " }.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.filter { !$0.isEmpty } == ["x Cut", "q Quit", "View", "e Edit"])
  }

  @Test func `a help screen of the active bindings has a key that no control behind it takes`() {
    let text = help(on: Button("Add", sends: Tap.added).node()).text
    #expect(text.contains("j  Jump"))
    #expect(text.contains("e  Edit"))
    #expect(!text.contains("Close"))
  }

  @Test func `a help screen of the active bindings scrolls, and stays where it is`() {
    let button = Button("Add", sends: Tap.added).node()
    #expect(help(5, on: button).text.contains("j  Jump"))
    let end = help(5, on: button, after: .end)
    #expect(end.text.contains("e  Edit"))
    #expect(help(5, on: button, after: .end, .ctrl("g")).frame == end.frame)
  }

  @Test func `without a modal view a help screen lists the keys that work beside it`() {
    let session = ViewSession(30, 6) {
      Column {
        Button("Add", sends: Tap.added)
        KeyHelp().frame(height: 3)
      }
      .keys([KeyBinding("j", "Jump", sends: Tap.added), KeyBinding("x", "Cut", sends: .removed)])
    }
    #expect(session.lines[1...] == ["j  Jump", "x  Cut"])
  }

  @Test func `without bindings it is empty`() {
    #expect(screen(9, 2) { KeyHelp(of: []) } == "\n")
  }
}
