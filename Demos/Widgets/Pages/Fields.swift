import CursesFeedback

/// Fields of one line, a form, and an editor, in which a field finds words.
struct Fields: WidgetPage {
  private var (mail, city, password, search) = ("ada@", "Lon", Secret("lovelace"), TextSearch())
  private var (age, born, phone) = (36 as Int?, CalendarDate("1815-12-10"), "555" as String?)
  private var text = TextDocument("Dear Ada,\n\nthe engine works: it multiplies.\n\nCharles\n")

  func view() -> Node<Event> {
    let field = TextField("Address", text: mail, changes: set(\.mail))
    let mask = FieldFormat.mask("(###) ####")
    let next = Event { $0.search.findNext(in: $0.text) }
    let editor = TextEditor("Letter", text: text, changes: set(\.text))
    both("Text", field.message(mail.hasSuffix("@") ? "Not complete" : nil))
    both("Read-only", field.readOnly())
    both("Secret", SecureField(text: password, changes: set(\.password)))
    both("Number", FormattedField(value: age, format: .integer(), changes: set(\.age)))
    both("Date", FormattedField(value: born, format: .date(), changes: set(\.born)))
    both("Mask", FormattedField(value: phone, format: mask, changes: set(\.phone)))
    Form("Register", submits: Change { $0 = Self() }) {
      FormField("City", status: city.isEmpty ? .invalid("Enter a city") : .confirmed) {
        TextField(text: city, changes: set(\.city)).suggestions(["London", "Lisbon"])
      }
    }
    one("Find", TextField(text: search.text, changes: set(\.search.text), submits: next))
    one("Editor", editor.lineNumbers().find(search).frame(height: 6))
    both("Read-only", editor.softWrap(false).readOnly().frame(height: 3))
  }
}
