import CursesFeedback

// The form with formatted fields on the page "Text and forms".

struct Person: App {
  struct State: Equatable, Sendable {
    var age: Int?
    var born: CalendarDate?
    var phone: String?
  }

  enum Event: Sendable {
    case ageChanged(Int?)
    case bornChanged(CalendarDate?)
    case phoneChanged(String?)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ageChanged(let age): state.age = age
    case .bornChanged(let born): state.born = born
    case .phoneChanged(let phone): state.phone = phone
    }
  }

  func view(_ state: State) -> Node<Event> {
    FormattedField(
      "years", value: state.age, format: .integer(in: 0...120), changes: Event.ageChanged
    )
    .prompt("Age   ")
    FormattedField(
      "yyyy-mm-dd", value: state.born, format: .date(), changes: Event.bornChanged
    )
    .prompt("Born  ")
    FormattedField(
      value: state.phone, format: .mask("(###) ###-####"), changes: Event.phoneChanged
    )
    .prompt("Phone ")
  }
}
