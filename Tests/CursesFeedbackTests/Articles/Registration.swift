import CursesFeedback

// The form on the page "Dialogs and forms".

struct Registration: App {
  struct State: Equatable, Sendable {
    var name = ""
    var mail = ""
    var subscribes = false
    var isDone = false
  }

  enum Event: Sendable {
    case nameChanged(String), mailChanged(String), subscribesChanged(Bool), submitted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): state.name = name
    case .mailChanged(let mail): state.mail = mail
    case .subscribesChanged(let subscribes): state.subscribes = subscribes
    case .submitted: state.isDone = true
    }
  }

  func view(_ state: State) -> Node<Event> {
    Form("Register", submits: .submitted) {
      FormField("Name", status: .valid(if: !state.name.isEmpty, else: "Enter a name")) {
        TextField(text: state.name, changes: Event.nameChanged)
      }
      FormField("E-mail", status: .valid(if: state.mail.contains("@"), else: "Enter an address")) {
        TextField(text: state.mail, changes: Event.mailChanged)
      }
      FormField {
        Checkbox("Send me news", isOn: state.subscribes, changes: Event.subscribesChanged)
      }
    }
  }

  func hasEnded(_ state: State) -> Bool { state.isDone }
}
