import TerminalModel
import TerminalViews
import Testing

/// Keys that the controls of a view leave to bindings.
@Suite struct ReservedKeysTests {
  @Test func `a binding gets a reserved key, which the focused field takes otherwise`() {
    var session = session(reserved: [])
    session.press(.home, .ctrl("k"))
    #expect(session.events == [.chosen(0)])
    session = self.session(reserved: [.ctrl("k")])
    session.press(.home, .ctrl("k"), "x")
    #expect(session.events == [.removed, .chosen(5)])
  }

  @Test func `keys are reserved in a layout without the rows of lists, too`() throws {
    func scene(reserved: Set<Key>) throws -> FocusedScene {
      let view = Self.field.keysReserved(reserved)
      let size = Size(columns: 20, rows: 1)
      let interface = UntypedScene(view.element, size: size, interface: InterfaceState()).interface
      return try #require(FocusedScene(view.element, size: size, interface: interface))
    }
    let open = try scene(reserved: [])
    #expect(open.takes(.ctrl("k")))
    #expect(open.respond(to: .ctrl("k")) != nil)
    let reserved = try scene(reserved: [.ctrl("k")])
    #expect(!reserved.takes(.ctrl("k")))
    #expect(reserved.respond(to: .ctrl("k")) == nil)
    #expect(reserved.takes(.ctrl("e")))
  }

  @Test func `the keys of the views around a view are added to its own`() {
    var session = ViewSession(20, 3) {
      Column { Self.field.keysReserved([.ctrl("k")]) }.keysReserved([.ctrl("u")]).keys {
        KeyBinding("ctrl+k", "Delete", sends: Tap.removed)
        KeyBinding("ctrl+u", "Undo", sends: Tap.added)
      }
    }
    session.press(.ctrl("k"), .ctrl("u"))
    #expect(session.events == [.removed, .added])
  }

  @Test func `a control beside the view still takes the key`() {
    var session = ViewSession(20, 3) {
      Column {
        Text("above").keysReserved([.ctrl("k")])
        Self.field
      }
      .keys { KeyBinding("ctrl+k", "Delete", sends: Tap.removed) }
    }
    session.press(.home, .ctrl("k"))
    #expect(session.events == [.chosen(0)])
  }

  @Test func `a reserved key without a binding changes nothing`() {
    var session = ViewSession(20, 3) { Self.field.keysReserved([.ctrl("k"), "q"]) }
    session.press(.home, .ctrl("k"), "q")
    #expect(session.events == [])
  }

  @Test func `a reserved key can begin a sequence`() {
    var session = ViewSession(20, 3) {
      Self.field.keysReserved([.ctrl("k")])
        .keys { KeyBinding(sequence: "ctrl+k d", "Delete", sends: Tap.removed) }
    }
    session.press(.ctrl("k"), "d")
    #expect(session.events == [.removed])
  }

  @Test func `the help bar shows the binding of a reserved key`() {
    #expect(session(reserved: [.ctrl("k")]).text.contains("Delete"))
    #expect(!session(reserved: []).text.contains("Delete"))
  }

  @Test func `an open menu takes a reserved key`() {
    var session = ViewSession(20, 8) {
      MenuBar([Menu("File") { MenuItem("Delete", sends: Tap.removed) }])
        .keysReserved([.enter, .down])
        .keys { KeyBinding("enter", "Undo", sends: Tap.added) }
    }
    session.press(.enter)
    #expect(session.events == [.added])
    session.click(1, 0)
    session.press(.down, .enter)
    #expect(session.events == [.added, .removed])
  }

  private static var field: TextField<Tap> {
    TextField(text: "text", changes: { Tap.chosen($0.count) })
  }

  private func session(reserved: Set<Key>) -> ViewSession {
    ViewSession(40, 2) {
      Column {
        Self.field.keysReserved(reserved)
        KeyHints()
      }
      .keys { KeyBinding("ctrl+k", "Delete", sends: Tap.removed) }
    }
  }
}
