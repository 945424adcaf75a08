import CursesFeedback

/// The application on the pages "Keys, focus and mouse" and "Testing an application".
struct Films: Component {
  struct State: Equatable, Sendable {
    var titles: [String] = []
    var selected = 0
    var isLoading = true
    var failure: String?
    var isAsking = false
  }

  enum Event: Codable, Equatable, Sendable {
    case loaded([String]), loadingFailed(String), retried
    case selected(Int)
    case deletionAsked, deletionConfirmed, deletionDeclined
  }

  let initial = State()
  let load: @Sendable () async throws -> [String]

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .loaded(let titles):
      state.titles = titles
      state.isLoading = false
    case .loadingFailed(let reason):
      state.failure = reason
      state.isLoading = false
    case .retried:
      state.failure = nil
      state.isLoading = true
    case .selected(let row):
      state.selected = row
    case .deletionAsked:
      state.isAsking = state.titles.indices.contains(state.selected)
    case .deletionConfirmed:
      state.titles.remove(at: state.selected)
      state.selected = max(0, min(state.selected, state.titles.count - 1))
      state.isAsking = false
    case .deletionDeclined:
      state.isAsking = false
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.isLoading ? "films" : nil }, "load") { _ in
      .perform { _ in
        .loaded(try await load())
      } catch: { error in
        .loadingFailed("\(error)")
      }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Layers {
      List(count: state.titles.count, selection: state.selected, selects: Event.selected) { row in
        Text(state.titles[row])
      } empty: {
        Text(state.failure ?? (state.isLoading ? "Loading" : "No films")).dimmed()
      }
      if state.isAsking {
        Panel("Delete \(state.titles[state.selected])?") {
          Row(spacing: 2) {
            Button("Delete", sends: .deletionConfirmed)
            Button("Keep", sends: .deletionDeclined)
          }
        }
        .modal()
      }
    }
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.isAsking {
      KeyBinding("esc", "Keep", sends: .deletionDeclined)
    } else {
      KeyBinding(["d", .delete], "Delete", sends: .deletionAsked)
      if state.failure != nil { KeyBinding("r", "Try again", sends: .retried) }
    }
    KeyBinding.quit("q", "ctrl+c")
  }
}
