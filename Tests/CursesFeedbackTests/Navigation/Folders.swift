import CursesFeedbackTesting

/// An application with tabs, each with a stack of the screens.
struct Folders: Component {
  enum Tab: String, CaseIterable, Codable, Sendable { case first, second }

  typealias Tabs = RouteTabs<Tab, Place, PlaceScreens.State>

  struct State: Codable, Equatable, Sendable {
    var tabs = Tabs(Tab.allCases, selection: .first) { $0 == .first ? .home : .paused(0) }
  }

  enum Event: Sendable {
    case screen(ScreenID, PlaceScreens.Event)
    case changed(@Sendable (inout Tabs) -> Void)

    var screen: (ScreenID, PlaceScreens.Event)? {
      if case .screen(let id, let event) = self { (id, event) } else { nil }
    }
  }

  var initial = State()

  let pages = PlaceScreens().scope(tabs: \State.tabs, Case(Event.screen, \.screen))

  var children: [Scope<State, Event>] { [pages] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .screen: break
    case .changed(let change): change(&state.tabs)
    }
  }

  func view(_ state: State) -> Node<Event> { pages.view(state) }
}
