import CursesFeedback

/// An application with effects that complete, on the page "The end of an application".
struct Notes: App {
  struct State: Equatable, Sendable {
    var items = ["milk"]
    var saved = ["milk"]
    var unsaved: [String]? { items == saved ? nil : items }
  }

  enum Event: Sendable { case ticked, saved([String]) }

  var file = NotesFile()
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.items[0] += " ✓"
    case .saved(let items): state.saved = items
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.unsaved, "save") { items in
      .perform { _ in
        try await file.write(items)
        return .saved(items)
      }
    }
    .debounced(for: .seconds(1))
    .completesBeforeExit()
  }

  func view(_ state: State) -> Node<Event> {
    for item in state.items { Text(item) }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", "Tick", sends: .ticked)
    KeyBinding.quit("q")
  }
}

/// The file of the notes, without contents in this test.
struct NotesFile: Sendable {
  func write(_ items: [String]) async throws {}
}
