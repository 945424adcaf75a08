import CursesFeedback

/// The application with tabs on the page "Navigation".
struct MediaShelf: App {
  typealias Route = FilmGuide.Route
  typealias Screens = FilmGuide.Screens

  enum Section: String, CaseIterable, Codable, Sendable { case films, first }

  struct State: Equatable, Sendable {
    var tabs = RouteTabs<Section, Route, Screens.State>(
      Section.allCases, selection: .films
    ) { $0 == .films ? .films : .film(1) }
  }

  enum Event: Sendable {
    case screen(ScreenID, Screens.Event), tabSelected(Section), wentBack

    var screen: (ScreenID, Screens.Event)? {
      if case .screen(let id, let event) = self { (id, event) } else { nil }
    }
  }

  let initial = State()
  let screens = Screens().scope(tabs: \State.tabs, Case(Event.screen, \.screen))

  var children: [Scope<State, Event>] { [screens] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .screen(_, .films(.opened(let number))): state.tabs.stack.push(.film(number))
    case .screen: break
    case .tabSelected(let tab): state.tabs.select(tab)
    case .wentBack: state.tabs.stack.pop()
    }
  }

  func view(_ state: State) -> Node<Event> {
    TabBar(
      Section.allCases, id: \.self, selection: state.tabs.selection, selects: Event.tabSelected
    ) { Tab($0.rawValue) }
    screens.view(state)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    let next: Section = state.tabs.selection == .films ? .first : .films
    KeyBinding(.ctrl("n"), "Next tab", sends: .tabSelected(next))
    if state.tabs.stack.canPop { KeyBinding(.escape, "Back", sends: .wentBack) }
  }
}
