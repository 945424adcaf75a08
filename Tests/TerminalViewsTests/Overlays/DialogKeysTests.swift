import TerminalModel
import TerminalViews
import Testing

/// The keys that a dialog with a form or a field for text keeps from the bindings behind it.
@Suite struct DialogKeysTests {
  private static let stopped: [Key] = [
    "x", "X", "1", "?", .space, .enter, .backspace, .delete, .home, .end, .pageUp, .pageDown, .up,
    .down, .left, .right, Key(.insert),
  ]
  private static let passed: [Key] = [
    .escape, Key(.function(2)), .ctrl("a"), .alt("x"), .shift(.down),
  ]

  /// A dialog in front of a text with bindings of keys.
  private func session(
    _ keys: [Key], @ViewBuilder<Tap> _ dialog: @escaping () -> Node<Tap>
  ) -> ViewSession {
    ViewSession(40, 12) {
      Column {
        Text("behind").dialog(dialog)
        Spacer()
        KeyHints()
      }
      .keys {
        for key in keys { KeyBinding(key, "Add", sends: Tap.added) }
      }
    }
  }

  @ViewBuilder<Tap> private static func box() -> Node<Tap> {
    Panel("Edit") {
      Form("Save", submits: Tap.removed) {
        FormField("Task") { Checkbox("Urgent", isOn: false, changes: { _ in Tap.removed }) }
      }
    }
  }

  @Test(arguments: stopped)
  func `a key without modifiers reaches no binding behind a dialog with a form`(key: Key) {
    let session = session([key]) { Self.box() }.after(key)
    #expect(!session.events.contains(.added))
  }

  @Test(arguments: stopped)
  func `a key without modifiers reaches no binding behind a dialog with a disabled form`(key: Key) {
    let session = session([key]) { Self.box().disabled(true) }
    #expect(session.after(key).events == [])
  }

  @Test func `a disabled dialog lets the keys through that it reserves`() {
    let session = session(["x", "y"]) { Self.box().keysReserved(["x"]).disabled(true) }
    #expect(session.after("x", "y").events == [.added])
  }

  @Test func `a disabled field outside the dialog stops no key`() {
    let session = ViewSession {
      Column {
        TextField("", text: "", changes: { _ in Tap.removed }).disabled(true)
        Text("behind").dialog { Panel { Text("Sure?") } }
        TextField("", text: "", changes: { _ in Tap.removed }).disabled(true)
      }
      .keys { KeyBinding("x", "Add", sends: Tap.added) }
    }
    #expect(session.after("x").events == [.added])
  }

  @Test func `beside a field, a button with the focus leaves no character to the bindings`() {
    let session = session(["x"]) {
      Panel {
        TextField("", text: "", changes: { _ in Tap.removed })
        Button("Close", sends: Tap.removed)
      }
    }
    #expect(session.after("x").events == [.removed])
    #expect(session.after(.tab, "x").events == [])
  }

  @Test(arguments: stopped)
  func `a dialog of text lets all keys through`(key: Key) {
    #expect(session([key]) { Panel { Text("Sure?") } }.after(key).events == [.added])
  }

  @Test(arguments: ["y", .enter] as [Key])
  func `a dialog with a list lets keys through that the list does not take`(key: Key) {
    let session = session([key]) {
      List(count: 3, selection: 0, selects: { Tap.chosen($0) }) { Text("\($0)") }
    }
    #expect(session.after(key).events == [.added])
  }

  @Test(arguments: passed)
  func `Escape, function keys and keys with modifiers reach the bindings`(key: Key) {
    #expect(session([key]) { Self.box() }.after(key).events == [.added])
  }

  @Test func `a key that the dialog reserves reaches the bindings`() {
    let session = session(["x", "y"]) { Self.box().keysReserved(["y", .space]) }
    #expect(session.after("x").events == [])
    #expect(session.after("y").events == [.added])
    #expect(session.after(.space).events == [])
  }

  @Test func `a key that a view behind the dialog reserves does not`() {
    var session = ViewSession {
      Text("behind").dialog { Self.box() }.keysReserved(["x"])
        .keys { KeyBinding("x", "Add", sends: Tap.added) }
    }
    session.press("x")
    #expect(session.events == [])
  }

  @Test func `the bindings in the dialog get all keys`() {
    let session = session(["x", .enter]) {
      Panel { Text("Saving") }.keys {
        KeyBinding(["x", .enter], "Stop", sends: Tap.removed)
      }
    }
    #expect(session.after("x", .enter).events == [.removed, .removed])
  }

  @Test func `the bindings in the dialog get all keys while a modal view in it is shown`() {
    let session = session(["x"]) {
      Layers { Self.box().modal() }.keys {
        KeyBinding("y", "Yes", sends: Tap.removed)
      }
    }
    #expect(session.after("x").events == [])
    #expect(session.after("y").events == [.removed])
  }

  @Test func `the bindings of a dialog behind another one get no character`() {
    let session = ViewSession {
      Text("behind").dialog {
        Panel { Text("first").dialog { Self.box() } }
          .keys { KeyBinding(["x", .escape], "Close", sends: Tap.removed) }
      }
    }
    #expect(session.after("x").events == [])
    #expect(session.after(.escape).events == [.removed])
  }

  @Test func `a modal view lets the keys through`() {
    let session = ViewSession {
      Layers { Self.box().modal() }
        .keys { KeyBinding("x", "Add", sends: Tap.added) }
    }
    #expect(session.after("x").events == [.added])
  }

  @Test func `a component behind the dialog has no event for a stopped key`() {
    let session = ViewSession {
      Text("behind").dialog { Self.box() }.keys(event: { _ in Tap.added }) {}
    }
    #expect(session.after("x").events == [])
    #expect(session.after(.ctrl("x")).events == [.added])
  }

  @Test func `a sequence that begins with a modifier can be typed`() {
    let session = ViewSession {
      Text("behind").dialog { Self.box() }.keys {
        KeyBinding(sequence: "ctrl+x s", "Add", sends: Tap.added)
        KeyBinding(sequence: "g g", "Remove", sends: Tap.removed)
      }
    }
    #expect(session.after("g", "g").events == [])
    #expect(session.after(.ctrl("x"), "s").events == [.added])
  }

  @Test func `a sequence that was begun before the dialog cannot be continued`() {
    func view(isOpen: Bool, _ interface: InterfaceState = InterfaceState()) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        Text("behind").dialog { if isOpen { Self.box() } }.keys {
          KeyBinding(sequence: "g g", "Remove", sends: Tap.removed)
        }
      }
    }
    let begun = view(isOpen: false).respond(to: .key("g")).interface
    #expect(view(isOpen: false, begun).respond(to: .key("g")).events == [.removed])
    #expect(view(isOpen: true, begun).respond(to: .key("g")).events == [])
  }

  @Test func `help names the keys that reach the bindings`() {
    let session = ViewSession(40, 12) {
      Column {
        Text("behind").dialog { Self.box().keysReserved(["y"]) }
        Spacer()
        KeyHints()
      }
      .keys {
        KeyBinding("x", "Delete", sends: Tap.removed)
        KeyBinding(["x", "y", "f2"], "Rename", sends: Tap.added)
        KeyBinding.counted("j", title: "Down") { Tap.chosen($0) }
        KeyBinding(.escape, "Close", sends: Tap.added)
      }
    }
    #expect(session.scene.hints.map(\.title) == ["Rename", "Close"])
    #expect(session.scene.hints.first?.keys == ["y", "f2"])
    #expect(session.lines.last == " y Rename   Esc Close")
  }

  @Test func `a question mark with a binding behind the dialog shows the keys of the dialog`() {
    let session = session(["?", .escape]) { Self.box() }.after("?")
    #expect(session.text.contains("Keys"))
    #expect(session.events == [])
  }

  @Test func `a question mark that is reserved reaches its binding`() {
    let session = session(["?"]) { Self.box().keysReserved(["?"]) }.after("?")
    #expect(session.events == [.added])
  }
}
