package import CursesFeedback

/// A search for repositories while typing.
package struct RepositorySearch: Component {
  package typealias State = SearchState

  package enum Event: Codable, Sendable {
    case wordsChanged(String), answered(SearchRequest, SearchAnswer), failed(SearchError)
    case retried, selected(Int), moved(by: Int), rowsShown(Range<Int>), secondPassed, spun
  }

  package let initial = State()
  private let service: RepositoryService

  package init(service: RepositoryService) { self.service = service }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .wordsChanged(let words): state.changeWords(to: words)
    case .answered(let request, let answer): state.add(answer, to: request)
    case .failed(.rateLimited(let limit)): state.rateLimit = limit
    case .failed(let error): state.failure = error.description
    case .retried: state.failure = nil
    case .selected(let row): state.selection = row
    case .moved(let rows): state.moveSelection(by: rows)
    case .rowsShown(let rows): state.visibleRows = rows
    case .secondPassed:
      state.rateLimit?.seconds -= 1
      if state.rateLimit?.seconds == 0 { state.rateLimit = nil }
    case .spun: state.spinnerStep += 1
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedSearch, "search", effect: answer)
      .debounced(for: .milliseconds(300))
    Feedback.react(to: \.requestedPage, "load page", effect: answer)
    Feedback.react(to: \.rateLimit, "count down") { _ in
      .after(.seconds(1), send: .secondPassed)
    }
    Feedback.decoration("spin", while: { $0.isLoading }, sends: .spun)
  }

  private func answer(to request: SearchRequest) -> Effect<Event> {
    .perform { [service] _ in
      .answered(request, try await service.answer(request))
    } catch: { error in
      .failed(error as? SearchError ?? .connection("\(error)"))
    }
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.failure != nil { KeyBinding(.enter, "Try again", sends: .retried) }
    if !state.words.isEmpty { KeyBinding(.escape, "Clear", sends: .wordsChanged("")) }
    if !state.listed.isEmpty {
      KeyBinding(.up, "Up", sends: .moved(by: -1))
      KeyBinding(.down, "Down", sends: .moved(by: 1))
      let page = max(1, state.visibleRows.count)
      KeyBinding(.pageUp, "Page up", sends: .moved(by: -page))
      KeyBinding(.pageDown, "Page down", sends: .moved(by: page))
    }
    KeyBinding.quit("ctrl+c")
  }
}
