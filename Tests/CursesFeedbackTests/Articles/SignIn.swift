import CursesFeedback

// The program on the page "Text and forms".

struct SignIn: App {
  struct State: Equatable, Sendable {
    var name = ""
    var password: Secret = ""
    var isDone = false
    var isComplete: Bool { !name.isEmpty && password.count >= 8 }
  }

  enum Event: Sendable {
    case nameChanged(String)
    case passwordChanged(Secret)
    case submitted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): state.name = name.lowercased()
    case .passwordChanged(let password): state.password = password
    case .submitted: state.isDone = state.isComplete
    }
  }

  func view(_ state: State) -> Node<Event> {
    TextField("ada", text: state.name, changes: Event.nameChanged, submits: .submitted)
      .prompt("Name     ")
      .limit(20)
      .accepts { $0.isLetter || $0.isNumber }
    SecureField(
      "correct horse", text: state.password, changes: Event.passwordChanged, submits: .submitted
    )
    .prompt("Password ")
    .message(state.password.isEmpty || state.isComplete ? nil : "It is too short.")
    Button("Sign in", sends: .submitted).disabled(!state.isComplete)
  }

  func hasEnded(_ state: State) -> Bool { state.isDone }
  func farewell(_ state: State) -> String? { "Welcome, \(state.name)" }
}
