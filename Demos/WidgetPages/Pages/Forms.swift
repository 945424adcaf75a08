import CursesFeedback

/// Forms to fill in, with a field that is being checked, and disabled.
struct Forms: WidgetPage {
  private var (name, city, accepts, message) = ("Ada", "", true, nil as String?)

  func view() -> Node<Event> {
    one("Valid", form(.confirmed))
    Divider()
    one("Pending", form(.pending(frame: 3)).frame(height: 8))
    Divider()
    one("Disabled", form(.valid).disabled().frame(height: 8))
  }

  private func form(_ status: FieldStatus) -> Form<Event> {
    let submit = Event { $0.message = "Welcome, \($0.name) of \($0.city)" }
    return Form("Register", message: message, submits: submit) {
      FormSection("Account")
      FormField("Name", status: name.isEmpty ? .invalid("Enter a name") : status) {
        TextField(text: name, changes: set(\.name))
      }
      FormField("City", status: .valid(if: !city.isEmpty, else: "Enter a city")) {
        TextField(text: city, changes: set(\.city)).suggestions(["London", "Lisbon"])
      }
      FormField { Checkbox("Send me news", isOn: accepts, changes: set(\.accepts)) }
    }
  }
}
