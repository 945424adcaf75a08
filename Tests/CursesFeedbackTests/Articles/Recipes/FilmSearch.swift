import CursesFeedback

/// A search while the user types, on the page "Recipes".
struct FilmSearch: Component {
  struct State: Equatable, Sendable {
    var query = ""
    var titles: [String] = []
    var failure: String?

    var requestedSearch: String? { query.isEmpty ? nil : query }
  }

  enum Event: Equatable, Sendable { case queryChanged(String), found([String]), failed(String) }

  let initial = State()
  let search: @Sendable (String) async throws -> [String]

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .queryChanged(let query): (state.query, state.failure) = (query, nil)
    case .found(let titles): state.titles = titles
    case .failed(let reason): state.failure = reason
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedSearch, "search") { query in
      .perform { _ in
        .found(try await search(query))
      } catch: { error in
        .failed("\(error)")
      }
    }
    .debounced(for: .milliseconds(300))
  }

  func view(_ state: State) -> Node<Event> {
    TextField("Search", text: state.query, changes: Event.queryChanged)
    if let failure = state.failure { Text(failure).foreground(.error) }
    List(state.titles, id: \.self) { Text($0) }
  }
}
