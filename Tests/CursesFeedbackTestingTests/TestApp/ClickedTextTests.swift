import CursesFeedbackTesting
import Testing

/// The cells that a test clicks by a text.
@MainActor @Suite struct ClickedTextTests {
  /// A title, a button and a list with the same text, and a dialog in front of them.
  private struct Desk: Component {
    struct State: Equatable, Sendable {
      var log: [String] = []
      var isAsking = false
    }
    enum Event: Equatable, Sendable { case pressed(String), asked, chosen }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .pressed(let name): state.log.append(name)
      case .asked: state.isAsking = true
      case .chosen: break
      }
    }

    func view(_ state: State) -> Node<Event> {
      Column {
        Text("Done")
        Button("Done", sends: .pressed("desk"))
        Button("Ask", sends: .asked)
      }
      .dialog {
        if state.isAsking {
          Panel("Delete “a”?") {
            ScrollView { Text("Delete it, or not.") }
            Button("Delete", sends: .pressed("dialog"))
          }
          .frame(width: 24, height: 6)
        }
      }
    }
  }

  private let app = TestApp(Desk(), size: Size(columns: 40, rows: 12))

  @Test func `a control that a click activates comes before other occurrences of the text`() {
    app.click("Done")
    #expect(app.state.log == ["desk"])
    app.click("Ask")
    app.click("Delete")
    #expect(app.state.log == ["desk", "dialog"])
  }

  @Test func `a text that is only behind a dialog fails the test`() {
    app.click("Ask")
    let issues = recordedIssues { app.click("Done") }
    #expect(issues.count == 1)
    #expect(issues[0].text.hasPrefix("\"Done\" is behind a modal view, which takes all input."))
    #expect(app.state.log == [])
  }

  @Test func `a cell outside the screen fails the test`() {
    let text = "There is no cell at 40, 3: the screen has 40 columns and 12 rows."
    let end = Position(column: 40, row: 3)
    let issues = recordedIssues {
      app.click(column: 40, row: 3)
      app.drag(from: .origin, to: end)
    }
    // The press and the release of the click, and the movement and the release of the drag.
    #expect(issues.count { $0.text.hasPrefix(text) } == 4)
  }
}
