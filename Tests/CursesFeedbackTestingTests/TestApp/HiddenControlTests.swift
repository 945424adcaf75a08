import CursesFeedbackTesting
import Testing

/// Controls that are scrolled out of sight.
@MainActor
@Suite struct HiddenControlTests {
  /// A form that is higher than the screen, above a button.
  private struct Paint: Component {
    struct State: Equatable, Sendable {
      var texts: [String: String] = [:]
      var mixed = 0
      var closed = 0
    }

    enum Event: Equatable, Sendable { case typed(String, String), mixed, closed }

    static let names = ["Wall", "Floor", "Door", "Roof", "Gate", "Fence", "Colour"]
    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .typed(let name, let text): state.texts[name] = text
      case .mixed: state.mixed += 1
      case .closed: state.closed += 1
      }
    }

    func view(_ state: State) -> Node<Event> {
      ScrollView {
        Column {
          for name in Self.names {
            Row(spacing: 1) {
              Text(name)
              TextField(name, text: state.texts[name] ?? "") { .typed(name, $0) }
            }
          }
          Button("Mix", sends: .mixed)
        }
      }
      .frame(height: 3)
      Text("")
      Button("Close", sends: .closed)
    }
  }

  private let app = TestApp(Paint(), size: Size(columns: 40, rows: 6))

  @Test func `a field that is scrolled out of sight gets the focus by its label`() {
    app.focus("Colour")
    app.type("red")
    #expect(app.state.texts == ["Colour": "red"])
    app.focus("Wall")
    app.type("blue")
    #expect(app.state.texts == ["Colour": "red", "Wall": "blue"])
  }

  @Test func `a button that is scrolled out of sight is pressed by its label`() {
    app.press(button: "Mix")
    #expect(app.state.mixed == 1)
  }

  @Test func `a visible button is pressed if a hidden field would be in its row`() {
    app.press(button: "Close")
    #expect(app.state.closed == 1)
  }

  @Test func `a failure names the labels of all controls to which Tab has scrolled`() {
    let issues = recordedIssues { app.focus("Cellar") }
    #expect(issues.count == 1)
    #expect(issues[0].text.hasPrefix("There is no control \"Cellar\" on the screen."))
    #expect(issues[0].text.contains("\"Mix\""))
    #expect(issues[0].text.contains("\"Close\""))
  }
}
