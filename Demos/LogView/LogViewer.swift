package import CursesFeedback

/// A viewer of a log with a million entries: filter, find, sort, jump, and a chart of the day.
package struct LogViewer: Component {
  package enum Field: Codable, Hashable, Sendable { case list, words }

  package struct State: Equatable, Sendable {
    /// The entries that the user wants to see, and those that are shown.
    package var request = Arrangement.Request()
    package var shown: Arrangement?
    package var selection = 0
    package var isFinding = false
    package var showsDetails = false
    /// The typed number of the row to jump to, or nil if the question is not shown.
    package var jump: String?
    package var spinnerStep = 0

    /// The request whose entries are being collected, or nil if they are shown.
    var requestedArrangement: Arrangement.Request? { request == shown?.request ? nil : request }
    var count: Int { shown?.numbers.count ?? 0 }

    /// The row to jump to, from 0, or nil if the typed number is that of no row.
    var target: Int? {
      jump.flatMap { Int($0) }.flatMap { $0 > 0 && $0 <= count ? $0 - 1 : nil }
    }
  }

  package enum Event: Codable, Sendable {
    case arranged(Arrangement), selected(Int), detailsToggled, spun
    case levelChosen(LogEntry.Level), sortingChanged, orderReversed
    case findingStarted, wordsChanged(String), wordsEntered, wordsCleared, focused(Field?)
    case jumpAsked, jumpChanged(String), jumped, jumpCancelled
  }

  package let initial = State()
  let log: Log

  package init(log: Log) { self.log = log }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .arranged(let arrangement): (state.shown, state.selection) = (arrangement, 0)
    case .selected(let row): state.selection = row
    case .detailsToggled: state.showsDetails.toggle()
    case .spun: state.spinnerStep += 1
    case .levelChosen(let level): state.request.level = level
    case .sortingChanged:
      let columns = Arrangement.Column.allCases
      state.request.column = columns[(state.request.column.rawValue + 1) % columns.count]
    case .orderReversed: state.request.isDescending.toggle()
    case .findingStarted: state.isFinding = true
    case .wordsChanged(let words): state.request.words = words
    case .wordsEntered: state.isFinding = false
    case .wordsCleared: (state.request.words, state.isFinding) = ("", false)
    case .focused(let field): state.isFinding = field == .words
    case .jumpAsked: state.jump = ""
    case .jumpChanged(let number): state.jump = number
    case .jumped:
      state.selection = state.target ?? state.selection
      state.jump = nil
    case .jumpCancelled: state.jump = nil
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedArrangement, "arrange") { [log] request in
      .perform { _ in .arranged(try Arrangement(request, of: log)) }
    }
    Feedback.decoration("spin", while: { $0.requestedArrangement != nil }, sends: .spun)
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.isFinding {
      KeyBinding(.escape, "Clear", sends: .wordsCleared)
    } else if state.jump == nil {
      KeyBinding("/", "Find", sends: .findingStarted)
      KeyBinding("g", "Go to row", sends: .jumpAsked)
      KeyBinding("s", "Sort", sends: .sortingChanged)
      KeyBinding("r", "Reverse", sends: .orderReversed)
      KeyBinding("1", "All levels", sends: .levelChosen(.info))
      KeyBinding("2", "Warnings", sends: .levelChosen(.warning))
      KeyBinding("3", "Errors", sends: .levelChosen(.error))
      if !state.request.words.isEmpty { KeyBinding(.escape, "Clear", sends: .wordsCleared) }
      KeyBinding.quit("q")
    }
    KeyBinding.quit("ctrl+c", title: "")
  }
}
