import TerminalModel
import TerminalViews
import Testing

/// The box with the keys that continue a sequence.
@Suite struct PendingKeysPopupTests {
  private func view(_ count: Int) -> Node<Tap> {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return Column {
      Canvas { $0.fill(with: "·") }
      KeyHints()
    }
    .keys(
      (0..<count).map { index in
        KeyBinding(
          sequence: Keystrokes("g", Key(.character(letters[index]))), "Command \(index)",
          sends: .chosen(index))
      } + [KeyBinding.counted("j", title: "Down") { .chosen($0) }])
  }

  private func scene(_ columns: Int, _ rows: Int, after keys: Key..., count: Int = 3) -> Scene<Tap>
  {
    var interface = InterfaceState()
    let size = Size(columns: columns, rows: rows)
    for key in keys {
      interface =
        Scene(view(count), size: size, interface: interface).respond(to: .key(key)).interface
    }
    return Scene(view(count), size: size, interface: interface)
  }

  @Test func `it is in the lower right corner, above the help bar`() {
    #expect(
      scene(30, 10, after: "g").draw().text == """
        ······························
        ······························
        ······························
        ······························
        ···············╭─ g ─────────╮
        ···············│ a Command 0 │
        ···············│ b Command 1 │
        ···············│ c Command 2 │
        ···············╰─────────────╯
         g …               Esc Cancel
        """)
  }

  @Test func `many keys are in columns`() {
    let text = scene(60, 12, after: "g", count: 10).draw().text
    #expect(
      text.contains(
        """
        ╭─ g ─────────────────────────────────────╮
        """))
    #expect(text.contains("│ a Command 0   e Command 4   i Command 8 │"))
    #expect(text.contains("│ d Command 3   h Command 7               │"))
  }

  @Test func `keys that do not fit are counted`() {
    let text = scene(20, 8, after: "g", count: 10).draw().text
    #expect(text.contains("│ a Command 0 │"))
    #expect(text.contains("│ … 9 more    │"))
  }

  @Test(arguments: [(32, 5), (10, 3), (8, 12), (0, 0)])
  func `on a small screen the help bar shows the keys instead`(columns: Int, rows: Int) {
    let small = scene(columns, rows, after: "g")
    #expect(small.untyped.popup == nil)
    #expect(columns < 32 || small.draw().text.contains("g …   a Command 0"))
  }

  @Test func `it disappears when the sequence is complete or cancelled`() {
    #expect(!scene(30, 10, after: "g", .escape).draw().text.contains("╭"))
    #expect(!scene(30, 10, after: "g", "a").draw().text.contains("╭"))
  }

  @Test func `a count alone shows no box`() {
    #expect(!scene(30, 10, after: "3").draw().text.contains("╭"))
  }

  @Test func `it has the look of the whole view, and not that of a part`() {
    func styles(_ view: Node<Tap>) -> [Style] {
      let size = Size(columns: 30, rows: 10)
      let pending = Scene(view, size: size, interface: InterfaceState()).respond(to: .key("g"))
      let buffer = Scene(view, size: size, interface: pending.interface).draw().buffer
      // The corner, the key and the title of the first command.
      return [(15, 4), (17, 5), (19, 5)].map { buffer[Position(column: $0, row: $1)].style }
    }
    func changed(_ view: Node<Tap>) -> Node<Tap> {
      view.widgetStyle(.pendingKeys) { $0.background = .warning }
        .widgetStyle(.helpKey) { $0.foreground = .error }
        .tokens([.focusedBorder: .success])
    }
    let plain = styles(view(3))
    let whole = styles(changed(view(3)))
    #expect(plain.map(\.background) == [.surface, .surface, .surface])
    #expect(whole.map(\.background) == [.warning, .surface, .warning])
    #expect(whole.map(\.foreground) == [.success, .error, plain[2].foreground])
    let part = Column<Tap> {
      changed(Text("part").node())
      Text("other")
    }
    .keys([
      KeyBinding(sequence: "g a", "Command 0", sends: .added),
      KeyBinding(sequence: "g b", "Command 1", sends: .added),
      KeyBinding(sequence: "g c", "Command 2", sends: .added),
    ])
    #expect(styles(part) == plain)
  }

  @Test func `it hides the cursor behind it`() {
    let node = Column {
      Spacer()
      Recorder(accepts: { _ in false })
      Text("")
    }
    .keys([KeyBinding(sequence: "g a", "All", sends: ControlInput.key(.enter))])
    let size = Size(columns: 10, rows: 6)
    let before = Scene(node, size: size, interface: InterfaceState())
    #expect(before.draw().cursor == Position(column: 1, row: 4))
    let pending = before.respond(to: .key("g")).interface
    #expect(Scene(node, size: size, interface: pending).draw().cursor == nil)
  }
}
