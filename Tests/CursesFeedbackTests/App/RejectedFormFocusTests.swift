import Testing

@testable import CursesFeedback

/// The focus that a form moves to an incomplete field, as an event of the scope around the form.
@MainActor @Suite struct RejectedFormFocusTests {
  private struct Registration: Component {
    struct State: Equatable, Sendable {
      var field: Int? = 2
      var name = ""
    }

    enum Event: Sendable {
      case submitted, rejected
      case named(String)
      case coded(String?)
      case focused(Int?)
    }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .focused(let field): state.field = field
      case .named(let name): state.name = name
      case .submitted, .rejected, .coded: break
      }
    }

    func view(_ state: State) -> Node<Event> {
      Form("Send", submits: .submitted, rejects: .rejected) {
        FormField("Code") {
          FormattedField("Code", value: nil, format: .mask("##-A"), changes: Event.coded)
            .focusID(1)
        }
        FormField("Name") {
          TextField("Name", text: state.name, changes: Event.named).focusID(2)
        }
      }
      .focus(state.field, changes: Event.focused)
    }
  }

  @Test(arguments: [false, true])
  func `the focus is an event, also if the keys arrive together`(isBurst: Bool) {
    let app = HeadlessApp(Registration(), size: Size(columns: 40, rows: 12))
    for key in [Key.shift(.tab), "1", Key(.tab)] {
      _ = app.frame
      app.take([.key(key)])
    }
    _ = app.frame
    for keys in isBurst ? [["x", "enter"]] : [["x"], ["enter"]] as [[Key]] {
      app.take(keys.map(Input.key))
      _ = app.frame
    }
    #expect(app.state.name == "x")
    #expect(app.state.field == 1)
  }
}
