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
        .dialog {
          Confirm(
            "Delete it?", button: "Delete", cancelButton: "Keep", confirms: Tap.removed,
            cancels: Tap.chosen(0))
        }
        .keys { bindings }
    }
  }
}
