import CursesFeedback

/// A list of films that is loaded; films are renamed in a field and deleted.
struct FilmShelf: App {
  struct State: Equatable, Sendable {
    var films: [Film] = []
    var isLoading = true
    var selection: Int?
    var notice: String?
  }
  struct Film: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
  }
  enum Event: Equatable, Sendable {
    case loaded([Film]), selected(Int), renamed(String), deleted, noticeEnded
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    let index = state.films.firstIndex { $0.id == state.selection }
    switch event {
    case .loaded(let films):
      (state.films, state.isLoading, state.selection) = (films, false, films.first?.id)
    case .selected(let id): state.selection = id
    case .renamed(let title):
      if let index { state.films[index].title = title }
    case .deleted:
      guard let index else { return }
      state.notice = "Deleted \(state.films.remove(at: index).title)"
      state.selection = nil
    case .noticeEnded: state.notice = nil
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isLoading, "load") { _ in .perform { _ in .loaded([]) } }
    Feedback.react(to: \.notice, "notice") { _ in .after(.seconds(3), send: .noticeEnded) }
  }

  func view(_ state: State) -> Node<Event> {
    List(state.films, selection: state.selection, selects: Event.selected) { film in
      Text(film.title)
    }
    if let film = state.films.first(where: { $0.id == state.selection }) {
      TextField("Title", text: film.title, changes: Event.renamed)
    }
    Text(state.isLoading ? "Loading" : state.notice ?? "")
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("f8", "Delete", sends: .deleted)
    KeyBinding.quit("ctrl+q")
  }
}
