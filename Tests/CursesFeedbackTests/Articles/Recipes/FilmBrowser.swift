import CursesFeedback

/// A list that is loaded, with details and a question, on the page "Recipes".
struct FilmBrowser: App {
  struct Film: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var plot: String
  }

  struct State: Equatable, Sendable {
    var films: [Film] = []
    var selection: Film.ID?
    var isLoading = true
    var failure: String?
    var steps = 0
    var filmToDelete: Film?
    var toasts: [Toast] = []

    var film: Film? { films.first { $0.id == selection } ?? films.first }
  }

  enum Event: Equatable, Sendable {
    case loaded([Film]), loadingFailed(String), reloadRequested, loadingCancelled, spun
    case selected(Film.ID), copied, toastExpired(Toast.ID)
    case deletionRequested, deletionConfirmed, deletionDeclined
  }

  let initial = State()
  let load: @Sendable () async throws -> [Film]

  init() { self.init(load: { [] }) }

  init(load: @escaping @Sendable () async throws -> [Film]) { self.load = load }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .loaded(let films): (state.films, state.isLoading) = (films, false)
    case .loadingFailed(let reason): (state.failure, state.isLoading) = (reason, false)
    case .reloadRequested: (state.failure, state.isLoading) = (nil, true)
    case .loadingCancelled: state.isLoading = false
    case .spun: state.steps += 1
    case .selected(let id): state.selection = id
    case .copied: state.toasts.show("The title is in the clipboard")
    case .toastExpired(let id): state.toasts.dismiss(id)
    case .deletionRequested: state.filmToDelete = state.film
    case .deletionDeclined: state.filmToDelete = nil
    case .deletionConfirmed:
      guard let film = state.filmToDelete else { return }
      state.films.removeAll { $0.id == film.id }
      state.filmToDelete = nil
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isLoading, "load") { _ in
      .perform { _ in
        .loaded(try await load())
      } catch: { error in
        .loadingFailed("\(error)")
      }
    }
    Feedback.decoration("spin", while: \.isLoading, sends: .spun)
    Feedback.on(.copied, "copy") { state in
      .copy(state.film?.title ?? "")
    }
    Feedback.react(toEach: \.toasts, "toasts") { toast in
      .after(.seconds(4), send: .toastExpired(toast.id))
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("r", "Reload", sends: .reloadRequested)
    if state.isLoading { KeyBinding("esc", "Stop", sends: .loadingCancelled) }
    if state.film != nil {
      KeyBinding("d", "Delete", sends: .deletionRequested)
      KeyBinding("c", "Copy", sends: .copied)
    }
    KeyBinding.quit("q", "ctrl+c")
  }
}
