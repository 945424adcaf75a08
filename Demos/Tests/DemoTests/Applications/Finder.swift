import CursesFeedback
import SearchDemo

/// A search over HTTP: new words cancel a search, pages load near the end, failures can be retried.
struct Finder: Component {
  struct State: Equatable, Sendable {
    var words = "", failure: String?
    /// The words of the last search, and the repositories that it found.
    var found: String?
    var repositories: [Repository] = []
    var pages = 0, total = 0
    var selection = 0, visibleRows = 0..<0, step = 0

    var request: SearchRequest? {
      if words.isEmpty || failure != nil { return nil }
      if words != found { return SearchRequest(query: words, page: 1) }
      let isNearEnd = visibleRows.upperBound > repositories.count - 5
      return isNearEnd && repositories.count < total
        ? SearchRequest(query: words, page: pages + 1) : nil
    }
  }

  enum Event: Sendable {
    case wordsChanged(String), answered(SearchRequest, SearchAnswer), failed(String), retried
    case selected(Int), rowsShown(Range<Int>), spun
  }

  let initial = State()
  let service: RepositoryService

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .wordsChanged(let words): (state.words, state.failure) = (words, nil)
    case .answered(let request, let answer):
      if request.page == 1 {
        (state.repositories, state.selection) = ([], 0)
        state.visibleRows = 0..<min(state.visibleRows.count, answer.repositories.count)
      }
      state.repositories += answer.repositories
      (state.found, state.pages, state.total) = (request.query, request.page, answer.total)
    case .failed(let reason): state.failure = reason
    case .retried: state.failure = nil
    case .selected(let row): state.selection = row
    case .rowsShown(let rows): state.visibleRows = rows
    case .spun: state.step += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.request, "search") { [service] request in
      .perform { _ in
        .answered(request, try await service.answer(request))
      } catch: { error in
        .failed("\(error)")
      }
      .delayed(by: request.page == 1 ? .milliseconds(300) : .zero)
    }
    Feedback.decoration("spin", while: { $0.request != nil }, sends: .spun)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.failure != nil { KeyBinding("enter", "Try again", sends: .retried) }
    if state.selection > 0 { KeyBinding("up", sends: .selected(state.selection - 1)) }
    if state.selection + 1 < state.repositories.count {
      KeyBinding("down", sends: .selected(state.selection + 1))
    }
    KeyBinding.quit("ctrl+c")
  }

  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    TextField("Find", text: state.words, changes: Event.wordsChanged)
    Panel("Repositories", footer: "\(state.repositories.count) of \(state.total)") {
      List(
        count: state.repositories.count, selection: state.selection, selects: Event.selected
      ) { row in
        Text(state.repositories[row].name, wrapping: .none)
      }
      .onVisibleRowsChange(Event.rowsShown)
      .focusable(false)
    }
    Row {
      if state.request != nil { Spinner(frame: state.step) }
      Text(state.failure ?? "").foreground(.red)
    }
    KeyHints()
  }
}
