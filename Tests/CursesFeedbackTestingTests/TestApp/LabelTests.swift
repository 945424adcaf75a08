import CursesFeedbackTesting
import Testing

/// Controls that a test finds by their labels.
@MainActor
@Suite struct LabelTests {
  /// Controls whose labels are parts of other texts.
  private struct Desk: Component {
    struct State: Equatable, Sendable {
      var name = ""
      var log: [String] = []
    }

    enum Event: Equatable, Sendable { case named(String), pressed(String), ended }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .named(let name): state.name = name
      case .pressed(let label): state.log.append(label)
      case .ended: state.log.append("ended")
      }
    }

    func hasEnded(_ state: State) -> Bool { state.log.last == "ended" }

    func view(_ state: State) -> Node<Event> {
      List(count: 2, selection: 0, opens: { .pressed("row \($0)") }) { row in
        Text(["Cancel trip", "Delete me"][row])
      }
      .frame(height: 2)
      Row(spacing: 1) {
        Text("Name")
        TextField("", text: state.name, changes: Event.named, submits: .pressed("field"))
      }
      Row(spacing: 1) {
        for label in ["-1", "1", "Save…", "Save", "Sort by Name"] {
          Button(label, sends: .pressed(label))
        }
      }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("f10", sends: .ended) }
  }

  private let app = TestApp(Desk(), size: Size(columns: 60, rows: 8))

  @Test func `a button with exactly the label is pressed`() {
    app.press(button: "1")
    app.press(button: "Save")
    app.press(button: "Save…")
    app.press(button: "-1")
    #expect(app.state.log == ["1", "Save", "Save…", "-1"])
  }

  @Test(arguments: ["Delete me", "Cancel trip", "Smith"])
  func `a row of a list and a text field are no buttons`(label: String) {
    app.focus("Name")
    app.type("Smith")
    let issues = recordedIssues { app.press(button: label) }
    #expect(issues.first?.text.hasPrefix("There is no button \"\(label)\"") == true)
    #expect(app.state.log == [])
  }

  @Test func `a text beside a field is its label, although a button contains it`() {
    app.focus("Name")
    app.type("Ada")
    #expect(app.state.name == "Ada")
  }

  @Test func `a part of a button's label is enough if nothing else has it`() {
    app.press(button: "Sort")
    app.focus("by Name")
    app.press(.enter)
    #expect(app.state.log == ["Sort by Name", "Sort by Name"])
  }

  @Test func `input after the end of the application fails the test`() {
    app.press("f10")
    #expect(app.hasEnded)
    let issues = recordedIssues { app.type("a") }
    #expect(issues.count == 1)
    #expect(issues[0].text.hasPrefix("The application has ended: it reads no more input."))
  }
}
