package import CursesFeedback

/// A form whose fields are validated, one of them by a service.
package struct SignIn: App {
  package struct State: Equatable, Sendable {
    package var name = "", mail = "", password: Secret = "", repeated: Secret = ""
    package var acceptsTerms = false, isDone = false, step = 0
    /// The service's answer for the name, nil until it arrives.
    package var answer: NameAnswer?

    /// The name to be checked by the service, or nil if there is none or it has been checked.
    var uncheckedName: String? { answer == nil && !name.isEmpty ? name : nil }

    var hasAddress: Bool { mail.contains(/^[^@\s]+@[^@\s]+\.[^@\s]+$/) }
    var isLong: Bool { password.count >= 8 }
    var isRepeated: Bool { password == repeated }

    var nameStatus: FieldStatus {
      if name.allSatisfy(\.isWhitespace) { return .invalid("Enter a name") }
      guard let answer else { return .pending(frame: step) }
      return answer.problem.map { .invalid($0, isUrgent: true) } ?? .confirmed
    }
  }

  package enum Event: Codable, Sendable {
    case nameChanged(String), mailChanged(String), termsChanged(Bool), passwordChanged(Secret)
    case repeatedChanged(Secret), nameChecked(NameAnswer), spun, submitted, rejected
  }

  package let initial = State()
  /// The service that checks names.
  package var names: any NameService = LocalNameService()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): (state.name, state.answer) = (name, nil)
    case .nameChecked(let answer): state.answer = answer
    case .mailChanged(let mail): state.mail = mail
    case .passwordChanged(let password): state.password = password
    case .repeatedChanged(let repeated): state.repeated = repeated
    case .termsChanged(let accepts): state.acceptsTerms = accepts
    case .spun: state.step += 1
    case .submitted: state.isDone = true
    case .rejected: if state.answer == .failed { state.answer = nil }
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.uncheckedName, "check name") { [names] name in
      .perform { _ in .nameChecked(await names.answer(for: name)) }
    }
    .debounced(for: .milliseconds(300))
    Feedback.decoration("spin", while: { $0.uncheckedName != nil }, sends: .spun)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("ctrl+c") }
  package func hasEnded(_ state: State) -> Bool { state.isDone }
  package func farewell(_ state: State) -> String? { state.isDone ? "Welcome, \(state.name)" : nil }

  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Sign in")
    Panel(padding: Insets(left: 2, bottom: 1, right: 1)) {
      if let welcome = farewell(state) { Text(welcome).bold().centered() } else { form(state) }
    }
    .frame(maxWidth: 52).centered()
    KeyHints()
  }

  private func form(_ state: State) -> Form<Event> {
    Form("Sign in", submits: .submitted, rejects: .rejected) {
      FormField("Name", status: state.nameStatus) {
        TextField(text: state.name, changes: Event.nameChanged).limit(20)
      }
      FormField("E-mail", status: .valid(if: state.hasAddress, else: "Enter an address")) {
        TextField(text: state.mail, changes: Event.mailChanged)
      }
      FormField("Password", status: .valid(if: state.isLong, else: "8 characters or more")) {
        SecureField(text: state.password, changes: Event.passwordChanged)
      }
      FormField("Repeat", status: .valid(if: state.isRepeated, else: "The passwords differ")) {
        SecureField(text: state.repeated, changes: Event.repeatedChanged)
      }
      FormField(status: .valid(if: state.acceptsTerms, else: "Accept the terms")) {
        Checkbox("I accept the terms", isOn: state.acceptsTerms, changes: Event.termsChanged)
      }
    }
  }
}
