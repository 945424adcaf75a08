import CursesFeedback

/// Fields of one line: with a text, empty, invalid, read-only, and for dates and numbers.
struct Fields: WidgetPage {
  private var (name, city, mail, password) = ("Ada", "", "ada@", Secret("lovelace"))
  private var (age, born, phone) = (36 as Int?, CalendarDate("1815-12-10"), "555" as String?)

  func view() -> Node<Event> {
    let problem = mail.hasSuffix("@") ? "Not complete" : nil
    let cities = TextField("City", text: city, changes: set(\.city)).suggestions(["London"])
    headings
    both("Text", TextField("Name", text: name, changes: set(\.name)))
    both("Empty", cities)
    both("Invalid", TextField(text: mail, changes: set(\.mail)).message(problem))
    both("Read-only", TextField(text: name, changes: set(\.name)).readOnly())
    both("Secret", SecureField(text: password, changes: set(\.password)))
    both("Number", FormattedField(value: age, format: .integer(in: 0...120), changes: set(\.age)))
    both("Date", FormattedField(value: born, format: .date(), changes: set(\.born)))
    let mask = FieldFormat.mask("(###) ####")
    both("Mask", FormattedField(value: phone, format: mask, changes: set(\.phone)))
  }
}
