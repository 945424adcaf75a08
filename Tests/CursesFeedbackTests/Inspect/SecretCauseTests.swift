import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The causes of moments whose inputs go to a field for secret text.
@MainActor @Suite struct SecretCauseTests {
  private struct Login: Component {
    struct State: Equatable, Sendable {
      var name = ""
      var password: Secret = ""
    }

    enum Event: Codable, Sendable { case nameChanged(String), passwordChanged(Secret) }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .nameChanged(let name): state.name = name
      case .passwordChanged(let password): state.password = password
      }
    }

    func view(_ state: State) -> Node<Event> {
      TextField("Name", text: state.name, changes: Event.nameChanged)
      SecureField("Password", text: state.password, changes: Event.passwordChanged)
    }
  }

  @Test func `the causes of events leave out the text of a secure field`() {
    let app = HeadlessApp(
      Login(), size: Size(columns: 40, rows: 6), holdsEffects: true, display: DisplayOptions(),
      trace: nil, starts: false)
    let history = SessionHistory<Login>(
      of: app.session, app.loop, program: "login", isLive: true, elapsed: app.clock.stopwatch())
    app.loop.start()
    _ = app.frame
    for key: Key in ["n", .tab, "h"] { app.take([.key(key)]) }
    app.take([.paste("unter2")])
    #expect(history.moments.map(\.cause) == ["", "key n", "secret text", "secret text"])
  }
}
