import TerminalModel
import TerminalViews

/// The events of the form in these tests.
enum Entry: Equatable {
  case name(String), mail(String), terms(Bool), size(String), submitted, rejected
}

/// A form with its values and its interface state, from one input to the next.
struct FormStage {
  var name = ""
  var mail = ""
  var terms = false
  var nameStatus: FieldStatus?
  var message: String?
  var interface = InterfaceState()
  var events: [Entry] = []
  var size: Size

  init(_ columns: Int, _ rows: Int) { size = Size(columns: columns, rows: rows) }

  var view: Form<Entry> {
    Form("Send", message: message, submits: .submitted, rejects: .rejected) {
      FormSection("Person")
      FormField("Name", status: nameStatus ?? (name.isEmpty ? .invalid("Enter a name") : .valid)) {
        TextField(text: name, changes: Entry.name)
      }
      FormField("E-mail", status: mail.contains("@") ? .valid : .invalid("Enter an address")) {
        TextField(text: mail, changes: Entry.mail)
      }
      FormField(status: terms ? .valid : .invalid("Accept the terms")) {
        Checkbox("I accept the terms", isOn: terms, changes: Entry.terms)
      }
    }
  }

  var scene: Scene<Entry> {
    Scene(view.node(), size: size, interface: interface, display: .withoutColors)
  }

  var screen: String { scene.draw().text }

  mutating func press(_ keys: Key...) {
    for key in keys { respond(to: .key(key)) }
  }

  mutating func respond(to input: Input) {
    let answer = scene.respond(to: input)
    interface = answer.interface
    events = answer.events
    for event in events {
      switch event {
      case .name(let text): name = text
      case .mail(let text): mail = text
      case .terms(let accepts): terms = accepts
      case .size, .submitted, .rejected: break
      }
    }
  }

  mutating func click(column: Int, row: Int) {
    for action in [Mouse.Action.pressed(.left), .released(.left)] {
      respond(to: .mouse(Mouse(action, at: Position(column: column, row: row))))
    }
  }
}
