package import CursesFeedback

/// A form whose fields are validated, one of them by a service.
package struct SignIn: App {
  /// The controls, in the order of Tab.
  package enum Field: CaseIterable, Sendable { case name, mail, password, repeated, terms, submit }

  package struct State: Equatable, Sendable {
    package var name = "", mail = "", password: Secret = "", repeated: Secret = ""
    package var acceptsTerms = false, isDone = false, step = 0, focus: Field? = .name
    /// The service's answer for the name, nil until it arrives; and the fields that show a message
    /// if they are not valid.
    package var answer: NameAnswer?, visited: Set<Field> = []

    /// The name to be checked by the service, or nil if there is none or it has been checked.
    var uncheckedName: String? { answer == nil && !name.isEmpty ? name : nil }

    /// The first field that is not valid, or nil if all are; a name that is not yet checked is not.
    var firstInvalid: Field? {
      Field.allCases.first { problem(in: $0) != nil } ?? (uncheckedName == nil ? nil : .name)
    }

    func message(_ field: Field) -> String? { visited.contains(field) ? problem(in: field) : nil }

    private func problem(in field: Field) -> String? {
      switch field {
      case .name: name.allSatisfy(\.isWhitespace) ? "Enter a name" : answer?.problem
      case .mail: mail.contains(/^[^@\s]+@[^@\s]+\.[^@\s]+$/) ? nil : "Enter an address"
      case .password: password.count < 8 ? "8 characters or more" : nil
      case .repeated: password == repeated ? nil : "The passwords differ"
      case .terms: acceptsTerms ? nil : "Accept the terms"
      case .submit: nil
      }
    }
  }

  package enum Event: Sendable {
    case nameChanged(String), mailChanged(String), termsChanged(Bool), passwordChanged(Secret)
    case repeatedChanged(Secret), nameChecked(NameAnswer), spun, focused(Field?), submitted
  }

  package let initial = State()
  /// The service that checks names.
  package var names: any NameService = LocalNameService()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): (state.name, state.answer) = (name, nil)
    case .nameChecked(let answer):
      state.answer = answer
      state.visited.insert(.name)
    case .mailChanged(let mail): state.mail = mail
    case .passwordChanged(let password): state.password = password
    case .repeatedChanged(let repeated): state.repeated = repeated
    case .termsChanged(let accepts): state.acceptsTerms = accepts
    case .spun: state.step += 1
    case .focused(let field):
      if let left = state.focus { state.visited.insert(left) }
      state.focus = field
    case .submitted:
      state.visited = Set(Field.allCases)
      state.isDone = state.firstInvalid == nil
      state.focus = state.firstInvalid ?? state.focus
      if state.answer == .failed { state.answer = nil }
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.uncheckedName, "check name") { [names] name in
      .perform { _ in .nameChecked(await names.answer(for: name)) }
    }
    .debounced(for: .milliseconds(300))
    Feedback.every(.milliseconds(100), "spin", while: { $0.uncheckedName != nil }, sends: .spun)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("ctrl+c") }
  package func hasEnded(_ state: State) -> Bool { state.isDone }
  package func farewell(_ state: State) -> String? { state.isDone ? "Welcome, \(state.name)" : nil }

  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    SizeReader { size in
      Panel("Sign in", padding: Insets(top: size.rows < 16 ? 0 : 1, left: 2, right: 1)) {
        if let welcome = farewell(state) { Text(welcome).bold().centered() }
        if !state.isDone { form(state, rows: size.rows < 16 ? nil : 2) }
      }
      .frame(maxWidth: 52, maxHeight: 14).centered()
    }
    .focus(state.focus, changes: Event.focused)
    KeyHints().padded(columns: 1)
  }

  /// The controls; each field takes the given number of rows, or those that it needs.
  @ViewBuilder<Event> private func form(_ state: State, rows: Int?) -> Node<Event> {
    ScrollView {
      Row {
        TextField(text: state.name, changes: Event.nameChanged, submits: .submitted)
          .prompt("Name     ").limit(20).message(state.message(.name)).focusID(Field.name)
        if state.uncheckedName != nil { Spinner(frame: state.step) }
        if state.uncheckedName == nil { Text(state.answer == .free ? "✓" : " ") }
      }
      .frame(height: rows)
      Column {
        TextField(text: state.mail, changes: Event.mailChanged, submits: .submitted)
          .prompt("E-mail   ").message(state.message(.mail)).focusID(Field.mail).frame(height: rows)
        SecureField(text: state.password, changes: Event.passwordChanged, submits: .submitted)
          .prompt("Password ").message(state.message(.password))
          .focusID(Field.password).frame(height: rows)
        SecureField(text: state.repeated, changes: Event.repeatedChanged, submits: .submitted)
          .prompt("Repeat   ").message(state.message(.repeated))
          .focusID(Field.repeated).frame(height: rows)
      }
      .padded(Insets(right: 2))
      Checkbox("I accept the terms", isOn: state.acceptsTerms, changes: Event.termsChanged)
        .focusID(Field.terms).padded(Insets(left: 9))
      Text(state.message(.terms).map { "          ! \($0)" } ?? " ").foreground(.red)
    }
    Button("Sign in", sends: .submitted).disabled(state.firstInvalid != nil)
      .focusID(Field.submit).padded(Insets(left: 9))
  }
}
