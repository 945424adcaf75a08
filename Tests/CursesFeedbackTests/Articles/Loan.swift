import CursesFeedback

/// The form with a date and a time on the pages "Text and forms" and "Dialogs and forms".
struct Loan: App {
  struct State: Equatable, Sendable {
    var borrower = ""
    var day: CalendarDate?
    var time: ClockTime?
    var ending: Event?

    /// The last day of a loan of a month.
    var due: CalendarDate? { day?.adding(months: 1)?.adding(days: -1) }

    var summary: String {
      guard let day, let due else { return "" }
      return "\(day.days(to: due)) days, until \(due.weekday) in week \(due.week.number)"
    }

    var status: FieldStatus {
      .valid(if: (day == nil) == (time == nil), else: "Enter the day and the time")
    }
  }

  enum Event: Equatable, Sendable {
    case borrowerChanged(String)
    case dayChanged(CalendarDate?)
    case timeChanged(ClockTime?)
    case saved, cancelled
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .borrowerChanged(let borrower): state.borrower = borrower
    case .dayChanged(let day): state.day = day
    case .timeChanged(let time): state.time = time
    case .saved, .cancelled: state.ending = event
    }
  }

  func view(_ state: State) -> Node<Event> {
    Form("Save", status: state.status, submits: .saved, cancels: .cancelled) {
      FormField("Borrower", status: .valid(if: !state.borrower.isEmpty, else: "Enter a name")) {
        TextField(text: state.borrower, changes: Event.borrowerChanged)
      }
      FormField("Day") {
        FormattedField("yyyy-mm-dd", value: state.day, format: .date(), changes: Event.dayChanged)
      }
      FormField("Time") {
        FormattedField("hh:mm", value: state.time, format: .time(), changes: Event.timeChanged)
      }
    }
    Text(state.summary)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.submitForm("ctrl+s", title: "Save")
  }

  func hasEnded(_ state: State) -> Bool { state.ending != nil }
}
