import TerminalModel
import TerminalViews
import Testing

@Suite struct KeySequenceTests {
  private static let bindings: [KeyBinding<Tap>] = [
    KeyBinding(sequence: "g g", "First", sends: .chosen(0)),
    KeyBinding(sequence: "g e", "Last", sends: .chosen(9)),
    KeyBinding(sequences: ["space f f", "f5"], "Find", sends: .added),
    KeyBinding("x", "Cut", sends: .removed),
    KeyBinding(sequence: "x x", "Cut row", sends: .opened(0)),
    KeyBinding.counted("j", title: "Down") { .chosen($0) },
    KeyBinding("7", sends: .opened(7)),
    KeyBinding("esc", "Back", sends: .removed),
    KeyBinding.quit(Key("q")),
  ]

  /// The events of keys, each pressed in the interface state that results from the previous one.
  private func events(
    of keys: Key..., bindings: [KeyBinding<Tap>] = bindings
  ) -> [Tap] {
    events(of: keys.map(Input.key), in: KeyHints().keys(bindings))
  }

  /// The events of inputs; an input that dropped pending keys is read again.
  private func events(of inputs: [Input], in view: Node<Tap>) -> [Tap] {
    var interface = InterfaceState()
    var rest = inputs[...]
    var events: [Tap] = []
    while let input = rest.first {
      let response = scene(40, 5, interface: interface) { view }.respond(to: input)
      interface = response.interface
      events += response.events
      if !response.isRepeated { rest.removeFirst() }
    }
    return events
  }

  private func help(after keys: Key...) -> String {
    var interface = InterfaceState()
    for key in keys {
      interface =
        scene(40, 1, interface: interface) { KeyHints().keys(Self.bindings) }
        .respond(to: .key(key)).interface
    }
    return scene(50, 1, interface: interface) { KeyHints().keys(Self.bindings) }.draw().text
  }

  @Test func `a complete sequence sends its event`() {
    #expect(events(of: "g") == [])
    #expect(events(of: "g", "g") == [.chosen(0)])
    #expect(events(of: "g", "e", "g", "g") == [.chosen(9), .chosen(0)])
    #expect(events(of: "space", "f", "f") == [.added])
    #expect(events(of: "f5") == [.added])
  }

  @Test func `Escape cancels a sequence and a count, and is a key again after that`() {
    #expect(events(of: "g", "esc", "g", "g") == [.chosen(0)])
    #expect(events(of: "3", "esc", "j") == [.chosen(1)])
    #expect(events(of: "g", "esc", "esc") == [.removed])
    #expect(events(of: "x", "esc") == [], "the action of x is cancelled, too")
  }

  @Test func `a key that continues nothing drops the pending keys and is handled alone`() {
    #expect(events(of: "g", "j") == [.chosen(1)])
    #expect(events(of: "space", "f", "g", "e") == [.chosen(9)])
    #expect(events(of: "3", "g", "j") == [.chosen(1)])
  }

  @Test func `keys with a binding of their own wait for a longer sequence`() {
    #expect(events(of: "x") == [])
    #expect(events(of: "x", "x") == [.opened(0)])
    #expect(events(of: "x", "j") == [.removed, .chosen(1)])
  }

  @Test func `pending keys with a binding of their own send its event when their time is over`() {
    var pending = scene(9, 1) { KeyHints().keys(Self.bindings) }.press(.character("x")).interface
    #expect(pending.pendingKeys.isAmbiguous)
    pending.pendingKeys.isExpired = true
    let response = scene(9, 1, interface: pending) { KeyHints().keys(Self.bindings) }
      .press(.character("x"))
    #expect(response.events == [.removed])
    #expect(!response.interface.hasPendingKeys)
  }

  @Test func `a sequence without a shorter one has no time limit`() {
    let scene = scene(9, 1) { KeyHints().keys(Self.bindings) }
    #expect(!scene.press(.character("g")).interface.pendingKeys.isAmbiguous)
    #expect(!scene.press(.character("3")).interface.pendingKeys.isAmbiguous)
  }

  @Test func `digits before a counted key are its count`() {
    #expect(events(of: "j") == [.chosen(1)])
    #expect(events(of: "3", "j") == [.chosen(3)])
    #expect(events(of: "1", "0", "j", "j") == [.chosen(10), .chosen(1)])
    #expect(events(of: "9", "9", "9", "9", "9", "j") == [.chosen(99_999)])
  }

  @Test func `a digit with a binding begins no count, but can continue one`() {
    #expect(events(of: "7") == [.opened(7)])
    #expect(events(of: "1", "7", "j") == [.chosen(17)])
    #expect(events(of: "0", "j") == [.chosen(1)])
  }

  @Test func `other bindings ignore the count`() {
    #expect(events(of: "2", "g", "g") == [.chosen(0)])
  }

  @Test func `without counted bindings digits are keys`() {
    #expect(events(of: "3", "q", bindings: [KeyBinding("3", sends: .added)]) == [.added])
  }

  @Test func `a typed character waits if it begins a sequence`() {
    let bindings: [KeyBinding<Tap>] = [
      .characters { .opened($0 == "j" ? 1 : 2) }, KeyBinding(sequence: "j k", sends: .removed),
    ]
    #expect(events(of: "j", "k", bindings: bindings) == [.removed])
    #expect(events(of: "j", "x", bindings: bindings) == [.opened(1), .opened(2)])
    #expect(events(of: "x", bindings: bindings) == [.opened(2)])
  }

  @Test func `the focused view gets no key that continues a sequence`() {
    let view = Column<Tap> {
      Button("Add", sends: .added)
    }.keys([KeyBinding(sequence: "g space", sends: .removed)])
    let pending = scene(20, 1) { view }.press(.character("g")).interface
    #expect(scene(20, 1, interface: pending) { view }.press(.character(" ")).events == [.removed])
    #expect(scene(20, 1, interface: pending) { view }.press(.enter).events == [.added])
    #expect(scene(20, 1) { view }.press(.character(" ")).events == [.added])
  }

  @Test(
    arguments: [
      .paste("p"), .mouse(Mouse(.pressed(.left), at: Position(column: 0, row: 2))),
      .mouse(Mouse(.scrolledDown, at: .origin)),
    ] as [Input])
  func `a paste and the mouse drop pending keys after their own action`(input: Input) {
    let view = Column<Tap> {
      List(count: 9, selection: 0, selects: Tap.chosen) { Text("\($0)") }
    }.keys(Self.bindings)
    #expect(events(of: [.key("x"), input], in: view).first == .removed)
    #expect(events(of: [.key("x"), input, .key("x")], in: view).contains(.opened(0)) == false)
    #expect(events(of: [.key("g"), input, .key("g")], in: view).contains(.chosen(0)) == false)
  }

  @Test func `the pointer moves without dropping pending keys`() {
    let view = KeyHints<Tap>().keys(Self.bindings)
    let moved = Input.mouse(Mouse(.moved, at: .origin))
    #expect(events(of: [.key("g"), moved, .key("g")], in: view) == [.chosen(0)])
  }

  @Test func `keys that are pending when the focus changes are dropped`() {
    func view(_ focus: Int) -> Node<Tap> {
      Column {
        Button("0", sends: Tap.opened(0)).focusID(0)
        Button("1", sends: Tap.opened(1)).focusID(1)
      }
      .focus(focus, changes: { _ in Tap.added }).keys(Self.bindings)
    }
    let pending = scene(9, 2) { view(0) }.press(.character("3")).interface
    #expect(scene(9, 2, interface: pending) { view(0) }.interface.hasPendingKeys)
    #expect(!scene(9, 2, interface: pending) { view(1) }.interface.hasPendingKeys)
  }

  @Test func `an inner list of bindings decides first`() {
    let view = Text<Tap>("inner").keys([
      KeyBinding("a", sends: .added), KeyBinding(sequence: "b b", sends: .added),
    ]).keys([KeyBinding(sequence: "a a", sends: .removed), KeyBinding("b", sends: .chosen(1))])
    let scene = scene(20, 1) { view }
    #expect(scene.press(.character("a")).events == [.added])
    let pending = scene.press(.character("b")).interface
    #expect(pending.pendingKeys.isAmbiguous)
    let next = TerminalViewsTests.scene(20, 1, interface: pending) { view }
    #expect(next.press(.character("b")).events == [.added])
    #expect(next.press(.character("x")).events == [.chosen(1)])
  }

  @Test func `help leaves out a sequence that begins with keys of an inner list`() {
    func hints(_ inner: KeyBinding<Tap>...) -> [String] {
      scene(20, 1) {
        Text("inner").keys(inner).keys([
          KeyBinding(sequence: "a a", "Outer", sends: .removed)
        ])
      }.hints.map(\.title)
    }
    let inner = KeyBinding("a", "Inner", sends: Tap.added)
    #expect(hints(inner) == ["Inner"])
    #expect(hints(inner, KeyBinding(sequence: "a b", "Both", sends: .added)).last == "Outer")
  }

  @Test func `help names each key that continues a sequence once`() {
    let bindings = [KeyBinding(sequence: "g g", "Inner", sends: Tap.added)]
    let outer = [
      KeyBinding(sequence: "g g", "Outer", sends: Tap.removed),
      KeyBinding(sequence: "g g x", "Hidden", sends: Tap.removed),
      KeyBinding(sequence: "g e", "Last", sends: Tap.removed),
    ]
    func view() -> Node<Tap> { Button("g", sends: .added).keys(bindings).keys(outer) }
    let pending = scene(20, 1) { view() }.press(.character("g")).interface
    #expect(
      scene(20, 1, interface: pending) { view() }.hints.map(\.title)
        == ["…", "Inner", "Last", "Cancel"])
  }

  @Test func `a pending key that is bound to quit ends the session when another key follows`() {
    let bindings = [KeyBinding(sequence: "Z Z", sends: Tap.added), .quit(Key("Z"))]
    let pending = scene(9, 1) { KeyHints().keys(bindings) }.press(.character("Z")).interface
    let response = scene(9, 1, interface: pending) { KeyHints().keys(bindings) }
      .press(.character("x"))
    #expect(response.quits)
  }

  @Test func `the help bar shows the keys that continue a sequence`() {
    #expect(help() == " g g First   g e Last   Space f f Find …   q Quit")
    #expect(help(after: "g") == " g …   g First   e Last                Esc Cancel")
    #expect(help(after: "space", "f") == " Space f …   f Find                    Esc Cancel")
    #expect(help(after: "1", "2", "g").hasPrefix(" 12 g …   g First"))
  }
}
