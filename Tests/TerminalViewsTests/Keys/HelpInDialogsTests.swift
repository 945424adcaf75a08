import TerminalModel
import TerminalViews
import Testing

/// Help in front of dialogs, and the key of the focus that it names.
@Suite struct HelpInDialogsTests {
  @Test func `a question mark shows the keys of a dialog`() {
    var session = asking()
    session.press("?")
    #expect(session.text.contains("Keys"))
    #expect(session.text.contains("Esc"))
    session.press(.escape)
    #expect(session.text.contains("Delete it?"))
    #expect(session.events == [])
  }

  @Test func `a binding of the question mark behind a dialog gets no key`() {
    var session = asking(bindings: [KeyBinding("?", "Add", sends: .added)])
    session.press("?")
    #expect(session.events == [])
    #expect(session.text.contains("Keys"))
  }

  @Test func `an event for a question mark behind a dialog is not sent`() {
    var session = ViewSession(40, 12) {
      Text("behind").dialog { Self.question }
        .keys(event: { $0 == .key("?") ? Tap.added : nil }) {
          KeyBinding("x", "Add", sends: Tap.added)
        }
    }
    session.press("?")
    #expect(session.events == [])
    #expect(session.text.contains("Keys"))
  }

  @Test func `a layout without the rows of lists leaves the question mark to the whole layout`()
    throws
  {
    let view = Self.question.node().element
    let size = Size(columns: 40, rows: 12)
    let interface = UntypedScene(view, size: size, interface: InterfaceState()).interface
    let scene = try #require(FocusedScene(view, size: size, interface: interface))
    #expect(scene.respond(to: "?") == nil)
    #expect(scene.respond(to: .escape) != nil)
  }

  @Test func `a question without the focus takes the question mark`() {
    var session = ViewSession(40, 12) {
      Text("behind").dialog {
        Confirm("Allow it?", button: "Allow", confirms: Tap.removed, cancels: Tap.chosen(0))
          .unfocused()
      }
    }
    session.press("?")
    #expect(session.isHandled)
    #expect(!session.text.contains("Keys"))
  }

  @Test func `a help bar in front of a dialog shows the question mark`() {
    let session = ViewSession(26, 12) {
      Column {
        Spacer()
        KeyHints()
      }
      .dialog { Self.question }
      .keys {
        KeyBinding("ctrl+a", "A long title", sends: Tap.added)
        KeyBinding("ctrl+b", "Another title", sends: Tap.added)
      }
    }
    #expect(session.text.contains("? Help"))
  }

  @Test func `help in front of a dialog names Tab even if a binding behind it has the key`() {
    var session = asking(bindings: [KeyBinding("tab", "Next page", sends: .added)])
    session.press("?")
    #expect(session.text.contains("Tab    Move the focus"))
  }

  @Test func `the field of a prompt takes the question mark`() {
    var session = ViewSession(40, 12) {
      Prompt(
        "Name", text: "", changes: { Tap.chosen($0.count) }, submits: Tap.opened(0),
        cancels: Tap.removed)
    }
    session.press("?")
    #expect(session.events == [.chosen(1)])
  }

  @Test func `help names the key that moves the focus between several controls`() {
    var session = buttons(2)
    session.press("?")
    #expect(session.text.contains("Tab  Move the focus"))
    session = buttons(1)
    session.press("?")
    #expect(!session.text.contains("Move the focus"))
  }

  @Test func `help does not name the key of the focus if a binding has it`() {
    var session = buttons(2, bindings: [KeyBinding("tab", "Next page", sends: Tap.added)])
    session.press("?")
    #expect(session.text.contains("Next page"))
    #expect(!session.text.contains("Move the focus"))
  }

  private func buttons(
    _ count: Int, bindings: [KeyBinding<Tap>] = [KeyBinding("x", "Add", sends: Tap.added)]
  ) -> ViewSession {
    ViewSession(40, 12) {
      Column { for index in 0..<count { Button("Choice \(index)", sends: Tap.chosen(index)) } }
        .keys { bindings }
    }
  }

  private func asking(bindings: [KeyBinding<Tap>] = []) -> ViewSession {
    ViewSession(40, 12) {
      Text("behind")
        .dialog { Self.question }
        .keys { bindings }
    }
  }

  private static var question: Confirm<Tap> {
    Confirm(
      "Delete it?", button: "Delete", cancelButton: "Keep", confirms: Tap.removed,
      cancels: Tap.chosen(0))
  }
}
