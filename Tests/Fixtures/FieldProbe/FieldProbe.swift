import CursesFeedback

/// A program with a text field and a secure field.
///
/// Enter ends it; it then prints the scalars of the text, and whether the password is the expected
/// one. F2 makes it trap with its state as the message.
@main struct FieldProbe: App {
  struct State: Equatable, Sendable {
    var text = ""
    var password: Secret = ""
    var changes = 0
    var isDone = false
  }

  enum Event: Codable, Equatable, Sendable {
    case textChanged(String)
    case passwordChanged(Secret)
    case submitted, crashed
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .textChanged(let text):
      state.text = text
      state.changes += 1
    case .passwordChanged(let password):
      state.password = password
      state.changes += 1
    case .submitted: state.isDone = true
    case .crashed: fatalError("The state is \(state), after \(event).")
    }
  }

  func view(_ state: State) -> Node<Event> {
    TextField("Text", text: state.text, changes: Event.textChanged, submits: .submitted)
    SecureField(
      "Password", text: state.password, changes: Event.passwordChanged, submits: .submitted)
    Text("changes: \(state.changes)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("f2", "Crash", sends: .crashed) }

  func hasEnded(_ state: State) -> Bool { state.isDone }

  func farewell(_ state: State) -> String? {
    let scalars = state.text.unicodeScalars.map { String($0.value, radix: 16) }
    let isExpected = state.password == "correct 字 horse"
    return "text: \(scalars.joined(separator: " "))\npassword: \(isExpected)"
  }
}
