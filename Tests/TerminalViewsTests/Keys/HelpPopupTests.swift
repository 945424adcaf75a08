import TerminalModel
import TerminalViews
import Testing

/// The help that every application has.
@Suite struct HelpPopupTests {
  private static let size = Size(columns: 34, rows: 10)

  private var bindings: [KeyBinding<Tap>] {
    [
      KeyBinding([Key(.character("+")), Key(.up)], "Add one", sends: .added),
      KeyBinding("-", "Take one away", group: "Change", sends: .removed),
      KeyBinding("d", "Delete", group: "Change", sends: .removed), .quit("q"),
    ]
  }

  private func view(_ bindings: [KeyBinding<Tap>]) -> Node<Tap> {
    Column {
      Canvas { $0.fill(with: "·") }
      KeyHints()
    }
    .keys(bindings)
  }

  private func scene(
    _ size: Size = size, after inputs: [Input], _ bindings: [KeyBinding<Tap>]? = nil
  ) -> Scene<Tap> {
    var interface = InterfaceState()
    let view = view(bindings ?? self.bindings)
    for input in inputs {
      interface = Scene(view, size: size, interface: interface).respond(to: input).interface
    }
    return Scene(view, size: size, interface: interface)
  }

  @Test func `a help bar that leaves out hints shows the key of help`() {
    #expect(scene(after: []).draw().text.hasSuffix(" + Add one …      ? Help   q Quit"))
    let wide = scene(Size(columns: 60, rows: 3), after: []).draw().text
    #expect(wide.contains("- Take one away   d Delete"))
    #expect(!wide.contains("? Help"))
  }

  @Test(arguments: ["?", "f1"] as [Key])
  func `a key lists the commands by groups, with all their keys`(key: Key) {
    #expect(
      scene(after: [.key(key)]).draw().text == """
        ··································
        ·····╭─ Keys ──────────────╮······
        ·····│ +, ↑  Add one       │······
        ·····│ q     Quit          │······
        ·····│                     │······
        ·····│ Change              │······
        ·····│ -     Take one away │······
        ·····│ d     Delete        │······
        ·····╰─────────────────────╯······
         + Add one …      ? Help   q Quit
        """)
  }

  @Test(arguments: [.key("?"), .key("f1"), .key("esc")] as [Input])
  func `the same keys and Escape hide it`(input: Input) {
    let shown = scene(after: [.key("?")])
    #expect(shown.draw() != scene(after: []).draw())
    #expect(shown.respond(to: input).events.isEmpty)
    #expect(scene(after: [.key("?"), input]).draw() == scene(after: []).draw())
  }

  @Test func `another key hides it and has its usual effect`() {
    let response = scene(after: [.key("?")]).respond(to: .key("d"))
    #expect(response.events == [.removed])
    #expect(response.interface == scene(after: []).interface)
    #expect(scene(after: [.key("?")]).respond(to: .key("q")).quits)
  }

  @Test func `the keys of help end an incomplete sequence`() {
    let bindings = [KeyBinding<Tap>(sequence: "g g", "Delete", sends: .removed)] + self.bindings
    let shown = scene(after: [.key("g"), .key("?")], bindings)
    #expect(shown.draw().text.contains("╭─ Keys"))
    #expect(shown.respond(to: .key("g")).events.isEmpty)
  }

  @Test func `a bar with one hint that ends the session leaves out nothing`() {
    let bar = scene(Size(columns: 8, rows: 3), after: [], [.quit("q")]).draw().text
    #expect(bar.hasSuffix("\n  q Quit"))
  }

  @Test func `the release of a button that was pressed before help ends the press`() {
    let view = Column {
      Button("Delete", sends: Tap.removed)
      KeyHints()
    }
    .keys(bindings)
    func scene(after inputs: [Input]) -> Scene<Tap> {
      let start = InterfaceState()
      let interface = inputs.reduce(start) {
        Scene(view, size: Self.size, interface: $0).respond(to: $1).interface
      }
      return Scene(view, size: Self.size, interface: interface)
    }
    let place = Position(column: 2, row: 0)
    let (press, release) = (
      Input.mouse(Mouse(.pressed(.left), at: place)),
      Input.mouse(Mouse(.released(.left), at: place))
    )
    #expect(scene(after: [press]).respond(to: release).events == [.removed])
    let closed = scene(after: [press, .key("f1"), release, press])
    #expect(closed.respond(to: release).events.isEmpty)
  }

  @Test func `a press of the mouse hides it, and the release does nothing`() {
    let place = Position(column: 0, row: 0)
    let inputs: [Input] = [
      .key("?"), .mouse(Mouse(.pressed(.left), at: place)),
      .mouse(Mouse(.released(.left), at: place)),
    ]
    #expect(scene(after: inputs).draw() == scene(after: []).draw())
  }

  @Test func `a box that does not fit scrolls by keys and the wheel, and not beyond its ends`() {
    let size = Size(columns: 34, rows: 8)
    func firstLine(after inputs: [Input]) -> String? {
      scene(size, after: [.key("?")] + inputs).draw().text.split(separator: "\n").dropFirst(2).first
        .map { $0.split(separator: "│").dropFirst().first.map(String.init) ?? "" }
    }
    let wheel = Input.mouse(Mouse(.scrolledDown, at: .origin))
    #expect(firstLine(after: [])?.contains("Add one") == true)
    #expect(firstLine(after: [.key("down")]) == firstLine(after: [wheel]))
    #expect(firstLine(after: [.key("down")])?.contains("Quit") == true)
    #expect(firstLine(after: [.key("end"), .key("down")]) == firstLine(after: [.key("end")]))
    #expect(firstLine(after: [.key("end"), .key("home")]) == firstLine(after: []))
    #expect(
      firstLine(after: [.key("pagedown"), .key("pageup"), .key("up")]) == firstLine(after: []))
  }

  @Test func `an arrow key has its usual effect if all lines are visible`() {
    let size = Size(columns: 40, rows: 14)
    #expect(scene(size, after: [.key("?")]).respond(to: .key("up")).events == [.added])
  }

  @Test func `a binding of the application comes before help`() {
    let own = bindings + [KeyBinding("?", "Search back", sends: .opened(1))]
    #expect(scene(after: [], own).respond(to: .key("?")).events == [.opened(1)])
    #expect(scene(after: [], own).draw().text.contains("F1 Help"))
    let both = own + [.help("f1", sends: .opened(2))]
    #expect(scene(after: [.key("?")], both).draw() == scene(after: [], both).draw())
  }

  @Test func `a field takes the question mark, and F1 shows help`() {
    let view = Column<String> {
      TextField(text: "", changes: { $0 })
      KeyHints()
    }
    .keys([KeyBinding("ctrl+s", "Save", sends: "saved")])
    let scene = Scene(view, size: Self.size, interface: InterfaceState())
    #expect(scene.respond(to: .key("?")).events == ["?"])
    let interface = scene.respond(to: .key("f1")).interface
    let shown = Scene(view, size: Self.size, interface: interface)
    #expect(shown.draw().text.contains("─ Keys ─"))
    #expect(shown.respond(to: .key("x")).events == ["x"])
  }

  @Test(arguments: [Size(columns: 15, rows: 10), Size(columns: 34, rows: 3), .zero])
  func `there is no help on a screen without space for it`(size: Size) {
    #expect(scene(size, after: [.key("?")]).draw() == scene(size, after: []).draw())
    #expect(!scene(size, after: []).respond(to: .key("?")).isHandled)
  }

  @Test func `the screen behind it is faded, without what it would cut off, up to the help bar`() {
    let view = Column<Answer> {
      Canvas { $0.fill(with: "·") }
      KeyHints()
    }
    .dialog {
      Confirm("Delete this film from the list?", button: "Delete", confirms: .yes, cancels: .no)
    }
    .keys([.quit("q")])
    let size = Size(columns: 50, rows: 12)
    let interface = Scene(view, size: size, interface: InterfaceState())
      .respond(to: .key("?")).interface
    let shown = Scene(view, size: size, interface: interface)
    #expect(
      shown.draw().text == """
        ··················································
        ··················································
        ··················································
        ·····╭─     ╭─ Keys ────────────────╮   ───╮······
        ·····│      │ Esc    Cancel         │      │······
        ·····│      │ Enter  Delete         │      │······
        ·····│      │ Tab    Move the focus │      │······
        ·····╰──────╰───────────────────────╯──────╯······
        ··················································
        ··················································
        ··················································
         Esc Cancel   Enter Delete
        """)
    #expect(shown.style(column: 0, row: 0) == Style(foreground: .muted))
    #expect(shown.style(column: 1, row: 11).foreground == .accent)
  }

  @Test func `help stays when the view changes, and lists the new keys`() {
    let interface = scene(after: [.key("?")]).interface
    let view = view([KeyBinding("n", "New", sends: .added), .quit("q")])
    let text = Scene(view, size: Self.size, interface: interface).draw().text
    #expect(text.contains("n  New"))
    #expect(!text.contains("Delete"))
  }
}
