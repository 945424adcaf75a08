import CursesFeedback

/// The application on the page "Navigation".
struct FilmGuide: App {
  struct State: Codable, Equatable, Sendable {
    var stack = RouteStack<Route, Screens.State>(.films)
    var stars: [Int: Int] = [:]
  }

  enum Event: Sendable {
    case screen(ScreenID, Screens.Event)
    case wentBack, wentTo(ScreenID), opened([Route])

    var screen: (ScreenID, Screens.Event)? {
      if case .screen(let id, let event) = self { (id, event) } else { nil }
    }
  }

  var initial = State()
  let screens = Screens().scope(stack: \State.stack, Case(Event.screen, \.screen))

  var children: [Scope<State, Event>] { [screens] }
  var links: Links<Event> { Links(Route.paths, opensAll: Event.opened) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .screen(_, .films(.opened(let number))):
      state.stack.push(.film(number))
    case .screen(_, .film(.ratingAsked(let number))):
      state.stack.present(.rating(number))
    case .screen(_, .rating(.chosen(let number, let stars))):
      state.stars[number] = stars
      state.stack.dismiss()
    case .screen:
      break
    case .wentBack:
      state.stack.pop()
    case .wentTo(let id):
      state.stack.pop(to: id)
    case .opened(let routes):
      state.stack.open(routes)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Breadcrumbs(state.stack.entries, selects: { .wentTo($0.id) }) { $0.route.title }
      .focusable(false)
    screens.view(state)
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.stack.canPop { KeyBinding(.escape, "Back", sends: .wentBack) }
    KeyBinding.quit("q", "ctrl+c")
  }
}
