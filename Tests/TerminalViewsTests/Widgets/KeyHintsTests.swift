import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyHintsTests {
  private let bindings: [KeyBinding<Tap>] = [
    KeyBinding([Key(.character("+")), Key(.up)], "Add one", sends: .added),
    KeyBinding(Key(.character("-")), "Take one away", sends: .removed),
    KeyBinding(Key(.character("x")), sends: .removed),
    .quit(Key(.character("q"))),
  ]

  @Test(arguments: [
    (40, "+ Add one   - Take one away   q Quit"), (36, "+ Add one   - Take one away   q Quit"),
    (35, "+ Add one   - Take one away …"), (29, "+ Add one   - Take one away …"),
    (28, "+ Add one …"), (10, "+ Add one"), (8, "+ Add o…"), (1, "…"), (0, ""),
  ])
  func `leaves out hints from the right, or truncates the first`(columns: Int, expected: String) {
    #expect(screen(columns, 1) { KeyHints(of: bindings) } == expected)
  }

  @Test func `shows the bindings that are active in the scene`() {
    let screen = screen(30, 2) {
      Column {
        Text("Hello")
        KeyHints()
      }.keys(bindings)
    }
    #expect(screen == "Hello\n+ Add one   - Take one away …")
  }

  @Test func `keys stand out from their titles`() {
    let scene = scene(30, 1) { KeyHints(of: bindings) }
    #expect(scene.style(column: 0, row: 0).attributes == .bold)
    #expect(scene.style(column: 2, row: 0).attributes == .dim)
  }

  @Test func `bindings are not made for hints that are not shown`() {
    var times = 0
    func counted() -> [KeyBinding<Tap>] {
      times += 1
      return bindings
    }
    #expect(screen(5, 1) { Text("Hello").keys { counted() } } == "Hello")
    #expect(times == 0)
    #expect(screen(7, 1) { KeyHints().keys { counted() } } == "+ Add …")
    #expect(times == 1)
  }

  @Test func `without bindings it is an empty row`() {
    #expect(screen(9, 1) { KeyHints() } == "")
  }
}
