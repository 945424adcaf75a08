import TerminalModel
import TerminalViews
import Testing

/// A dialog in the place of another one, as an application with a queue of questions shows it.
@Suite struct NextDialogTests {
  private func delete(_ title: String, _ message: String = "") -> Confirm<Answer> {
    Confirm(
      title, message: message, button: "Delete", isDestructive: true, confirms: .yes, cancels: .no)
  }

  @Test(arguments: [("Delete b?", "It is the last copy."), ("Delete a?", "It is in use.")])
  func `the next question begins with the button that cancels`(title: String, message: String) {
    let first = asking(44, 9) { delete("Delete a?", "It is the last copy.") }
    let moved = asking(44, 9, first.press(.right).interface) {
      delete("Delete a?", "It is the last copy.")
    }
    let answer = moved.press(.enter)
    #expect(answer.events == [.yes])
    let next = asking(44, 9, answer.interface) { delete(title, message) }
    #expect(next.draw().text.contains("[›Cancel‹]"))
    #expect(next.press(.enter).events == [.no])
  }

  @Test func `the next prompt begins with its field`() {
    func prompt(_ title: String, _ interface: InterfaceState = InterfaceState()) -> Scene<Answer> {
      asking(44, 12, interface) {
        Prompt(title, text: "", changes: Answer.typed, submits: .yes, cancels: .no)
      }
    }
    let answer = prompt("Name", prompt("Name").press(.tab).interface).press(.enter)
    #expect(answer.events == [.yes])
    #expect(prompt("E-mail", answer.interface).respond(to: .key("b")).events == [.typed("b")])
  }

  @Test func `a prompt keeps its cursor while its message follows the text`() {
    func prompt(_ text: String, _ interface: InterfaceState) -> Scene<Answer> {
      asking(44, 12, interface) {
        Prompt(
          "Name", message: "\(9 - text.count) left", text: text, changes: Answer.typed,
          submits: .yes, cancels: .no)
      }
    }
    var interface = prompt("ab", InterfaceState()).press(.home).interface
    let answer = prompt("ab", interface).respond(to: .key("x"))
    #expect(answer.events == [.typed("xab")])
    interface = answer.interface
    #expect(prompt("xab", interface).respond(to: .key("y")).events == [.typed("xyab")])
  }

  @Test func `the next message begins with its first line`() {
    func alert(_ word: String, _ interface: InterfaceState = InterfaceState()) -> Scene<Answer> {
      asking(44, 12, interface) {
        Alert(
          word, message: (1...30).map { "\(word) \($0)" }.joined(separator: "\n"),
          dismisses: Answer.yes)
      }
    }
    let end = alert("One").press(.end).interface
    #expect(alert("One", end).draw().text.contains("One 30"))
    let next = alert("Two", alert("One", end).press(.enter).interface)
    #expect(next.draw().text.contains("Two 1 "))
    #expect(alert("Two", next.press(.end).interface).draw().text.contains("Two 30"))
  }
}
