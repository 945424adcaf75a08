import CursesFeedbackTesting
import Testing

/// Texts that users and applications copy.
@Suite struct ClipboardTests {
  @Test @MainActor func `a field copies and cuts its selection to the clipboard`() {
    let app = TestApp(Fields(), size: Size(columns: 20, rows: 2))
    #expect(app.terminal.clipboard == nil)
    app.press(.alt("a"), .alt("w"))
    #expect(app.terminal.clipboard == "ada")
    app.press(.end)
    app.type(" l")
    app.press(.alt("a"), .ctrl("x"))
    #expect(app.terminal.clipboard == "ada l")
    #expect(app.state.name == "")
  }

  @Test @MainActor func `a secret field copies nothing`() {
    let app = TestApp(Fields(), size: Size(columns: 20, rows: 2))
    app.press(.tab, .alt("a"), .alt("w"), .ctrl("x"))
    #expect(app.terminal.clipboard == nil)
  }

  @Test @MainActor func `an effect copies in the application that has requested it`() {
    let apps = [TestApp(Copying(text: "one")), TestApp(Copying(text: "two"))]
    for app in apps { app.press("c") }
    #expect(apps.allSatisfy { $0.pendingEffects == [] })
    #expect(apps.map(\.terminal.clipboard) == ["one", "two"])
  }

  @Test(.timeLimit(.minutes(30))) func `an effect copies a text through the terminal`() async throws
  {
    let terminal = try PseudoTerminal(running: .product("launch-probe", []))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("c")
    try await terminal.wait(for: "a copied text") { $0.systemCommands.contains("52;c;aGk=") }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }
}

private struct Fields: Component {
  struct State: Equatable, Sendable {
    var name = "ada"
    var password: Secret = "hunter2"
  }
  enum Event: Sendable { case nameChanged(String), passwordChanged(Secret) }

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

/// An application that copies a text at a key.
private struct Copying: Component {
  struct State: Equatable, Sendable { var copies = 0 }
  enum Event: Sendable { case copied }

  let text: String
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.copies += 1 }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.copies > 0 ? $0.copies : nil }, "copy") { [text] _ in .copy(text) }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("c", "Copy", sends: .copied)
  }

  func view(_ state: State) -> Node<Event> { Text("\(state.copies)") }
}
