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
    (40, " + Add one   - Take one away     q Quit"), (38, " + Add one   - Take one away   q Quit"),
    (37, " + Add one …                  q Quit"), (24, " + Add one …     q Quit"),
    (23, "+ Add one …      q Quit"), (18, "+ Add one … q Quit"),
    (17, "…          q Quit"), (8, "… q Quit"), (7, " q Quit"), (6, "q Quit"), (5, "…"),
    (1, "…"), (0, ""),
  ])
  func `leaves out hints beside the one that quits, which stays at the right edge`(
    columns: Int, expected: String
  ) {
    #expect(screen(columns, 1) { KeyHints(of: bindings) } == expected)
  }

  @Test(arguments: [
    (30, " + Add one   - Take one away"), (29, " + Add one   - Take one away"),
    (28, " + Add one …"), (23, "+ Add one …"), (10, "+ Add one"), (9, "+ Add one"), (8, "…"),
    (1, "…"),
    (0, ""),
  ])
  func `leaves out hints from the right`(columns: Int, expected: String) {
    #expect(screen(columns, 1) { KeyHints(of: Array(bindings.dropLast())) } == expected)
  }

  @Test(arguments: [
    (38, " + Add one …          ? Help   q Quit"), (17, "… ? Help   q Quit"),
    (16, " ? Help   q Quit"), (15, "? Help   q Quit"), (14, "…       q Quit"), (6, "q Quit"),
  ])
  func `keeps help as long as it fits beside the hint that quits`(columns: Int, expected: String) {
    let bindings = [.help("?", sends: .opened(0))] + bindings
    #expect(screen(columns, 1) { KeyHints(of: bindings) } == expected)
  }

  @Test(
    arguments: 10...40,
    [
      [.quit("q"), .help("?", sends: .opened(0))], [.help("?", sends: .opened(0)), .quit("q")],
      [.quit("ctrl+q"), .help("f1", sends: .opened(0))],
      [.quit("ctrl+c", title: "Leave the program"), .help("?", sends: .opened(0))],
      [.quit("q")], [.help("?", sends: .opened(0))], [],
    ] as [[KeyBinding<Tap>]])
  func `a hint is shown wholly or not at all`(columns: Int, kept: [KeyBinding<Tap>]) {
    let bindings =
      kept + [
        KeyBinding("ctrl+d", "Take one away", sends: .removed),
        KeyBinding("a", "Add", sends: .added),
      ]
    func hints(_ columns: Int) -> [String] {
      screen(columns, 1) { KeyHints(of: bindings) }.replacing("…", with: "   ")
        .split(separator: "   ").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
    }
    #expect(hints(200).count == bindings.count)
    #expect(Set(hints(200)).isSuperset(of: hints(columns)))
  }

  @Test(arguments: [
    (24, " …     ^Q Quit   ? Help"), (16, "^Q Quit   ? Help"), (15, "…       ^Q Quit"),
    (10, "…  ^Q Quit"), (7, "^Q Quit"), (6, "? Help"), (5, "…"), (1, "…"), (0, ""),
  ])
  func `the hint that quits stays longest, and help before it, in any order`(
    columns: Int, expected: String
  ) {
    let bindings: [KeyBinding<Tap>] = [
      .quit("ctrl+q"), .help("?", sends: .opened(0)), KeyBinding("e", "Erase", sends: .removed),
    ]
    #expect(screen(columns, 1) { KeyHints(of: bindings) } == expected)
  }

  @Test func `shows no key that the view with the focus takes`() {
    let bindings = [
      KeyBinding("j", "My j", sends: Tap.added), KeyBinding(["enter", "e"], "Edit", sends: .added),
      KeyBinding("end", "Last", sends: .removed), KeyBinding("x", "Cut", sends: .removed),
    ]
    let screen = screen(30, 3) {
      Column {
        List(count: 2, selection: 0, selects: Tap.chosen, opens: Tap.opened) { Text("Row \($0)") }
        KeyHints()
      }.keys(bindings)
    }
    #expect(screen == "▌ Row 0\n  Row 1\n e Edit   x Cut")
  }

  @Test func `a list leaves j and k to the bindings if its letter keys are disabled`() {
    let scene = scene(30, 3) {
      Column {
        List(count: 2, selection: 0, selects: Tap.chosen) { Text("Row \($0)") }
          .letterKeysDisabled()
        KeyHints()
      }.keys([KeyBinding("j", "My j", sends: .added), KeyBinding("k", "My k", sends: .removed)])
    }
    #expect(scene.press(.character("j")).events == [.added])
    #expect(scene.press(.character("k")).events == [.removed])
    #expect(scene.press(.down).events == [.chosen(1)])
    #expect(scene.draw().text == "▌ Row 0\n  Row 1\n j My j   k My k")
  }

  @Test func `shows a key of a text field only while the field does not take it`() {
    func field(_ interface: InterfaceState) -> Scene<Int> {
      scene(20, 2, interface, sending: Int.self) {
        Column {
          TextField(text: "Ada", changes: { $0.count })
          KeyHints()
        }
        .keys([KeyBinding("ctrl+x", "Cut row", sends: -1)])
      }
    }
    let plain = field(InterfaceState())
    #expect(plain.draw().text.contains("Cut row"))
    #expect(plain.respond(to: .key(.ctrl("x"))).events == [-1])
    let selected = field(plain.respond(to: .key("alt+a")).interface)
    #expect(!selected.draw().text.contains("Cut row"))
    #expect(selected.respond(to: .key(.ctrl("x"))).events == [0])
  }

  @Test func `names keys of the view with the focus as long as it handles them`() {
    let view = Column<Tap>(spacing: 1) {
      List(count: 1, selection: 0, selects: Tap.chosen, opens: Tap.opened) { Text("Row \($0)") }
        .frame(height: 1)
        .keyHint("enter", "Details").keyHint("e", "Edit")
      Button("Add", sends: .added).keyHint("space", "Press")
      KeyHints()
    }
    let scene = scene(30, 5) { view }
    #expect(scene.draw().text.hasSuffix("Enter Details"))
    let next = TerminalViewsTests.scene(30, 5, interface: scene.press(.tab).interface) { view }
    #expect(next.draw().text.hasSuffix("Space Press"))
  }

  @Test func `shows the bindings that are active in the scene`() {
    let screen = screen(30, 2) {
      Column {
        Text("Hello")
        KeyHints()
      }.keys(bindings)
    }
    #expect(screen == "Hello\n + Add one …           q Quit")
  }

  @Test func `keys stand out from their titles`() {
    let scene = scene(30, 1) { KeyHints(of: bindings) }
    #expect(
      scene.style(column: 1, row: 0)
        == Style(foreground: .accent, background: .surface, attributes: .bold))
    #expect(scene.style(column: 3, row: 0) == Style(foreground: .muted, background: .surface))
  }

  @Test(arguments: [0, 1, 5, 23, 24, 30])
  func `is filled over its whole width`(columns: Int) {
    let scene = scene(columns, 2) { KeyHints(of: bindings) }
    let backgrounds = (0..<columns).map { scene.style(column: $0, row: 0).background }
    #expect(backgrounds == Array(repeating: .surface, count: columns))
  }

  @Test func `bindings are not made for hints that are not shown`() {
    var times = 0
    func counted() -> [KeyBinding<Tap>] {
      times += 1
      return bindings
    }
    #expect(screen(5, 1) { Text("Hello").keys { counted() } } == "Hello")
    #expect(times == 0)
    #expect(screen(7, 1) { KeyHints().keys { counted() } } == " q Quit")
    #expect(times == 1)
  }

  @Test func `without bindings it is an empty row`() {
    #expect(screen(9, 1) { KeyHints() } == "")
  }
}
