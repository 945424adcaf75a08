public import FeedbackCore

/// A component that shows one screen for each route.
///
/// Its state is usually an enum with a case for each kind of screen, and its children are the
/// components of the screens:
///
///     struct Screens: ScreenComponent {
///       let home = Route.films
///       let films = FilmList().scope(\State.self, Case(State.films, \.films), …)
///       let film = Film().scope(\State.self, Case(State.film, \.film), …)
///       var children: [Scope<State, Event>] { [films, film] }
///
///       func initial(at route: Route) -> State {
///         switch route {
///         case .films: .films(FilmList.State())
///         case .film(let number): .film(Film.State(number))
///         }
///       }
///
///       func view(_ state: State) -> Node<Event> {
///         films.view(state)
///         film.view(state)
///       }
///     }
///
/// A component with a ``RouteStack`` in its state shows it with ``scope(stack:_:)``, one with
/// ``RouteTabs`` with ``scope(tabs:_:)``.
public protocol ScreenComponent<Route>: Component {
  /// The places that the screens show.
  associatedtype Route: ScreenRoute

  /// The route that the component shows if it runs by itself, without a stack or tabs.
  var home: Route { get }

  /// The state of a new screen.
  ///
  /// It depends on nothing but the route: the state of a screen is stored from its first change on,
  /// and until then made again each time it is read.
  func initial(at route: Route) -> State
}

extension ScreenComponent {
  /// The state of the screen at ``home``.
  public var initial: State { initial(at: home) }

  /// Changes nothing: the reducers of the children change the state.
  public func reduce(_ state: inout State, _ event: Event) {}

  /// Scopes the screens to a parent with a stack of routes.
  ///
  ///     enum Event {
  ///       case screen(ScreenID, Screens.Event)
  ///       var screen: (ScreenID, Screens.Event)? {
  ///         if case .screen(let id, let event) = self { (id, event) } else { nil }
  ///       }
  ///     }
  ///     let screens = Screens().scope(stack: \State.stack, Case(Event.screen, \.screen))
  ///
  /// ``Scope/view(_:)`` shows the last screen that is not presented, and the presented ones above
  /// it as dialogs in the middle of the terminal's screen. The view fills the proposed size. A
  /// covered screen is not drawn; its state, focus, scroll offsets and effects go on or end
  /// according to its route's ``ScreenRoute/retention``. When a screen is removed from the stack,
  /// its effects are cancelled.
  public func scope<Parent: Sendable, ParentEvent: Sendable>(
    stack: any WritableKeyPath<Parent, RouteStack<Route, State>> & Sendable,
    _ event: Case<ParentEvent, (ScreenID, Event)>
  ) -> Scope<Parent, ParentEvent> {
    Scope(
      self, at: stack,
      RouteScreens(
        shown: { $0[keyPath: stack] }, all: { [$0[keyPath: stack]] },
        change: { parent, _, change in change(&parent[keyPath: stack]) }, initial: initial),
      event: event)
  }

  /// Scopes the screens to a parent with tabs, each with a stack of routes.
  ///
  /// ``Scope/view(_:)`` shows the stack of the selected tab, in the same way as for
  /// ``scope(stack:_:)``. The parent shows the ``TabBar``.
  public func scope<Parent: Sendable, ParentEvent: Sendable, Tab: Hashable & Sendable>(
    tabs: any WritableKeyPath<Parent, RouteTabs<Tab, Route, State>> & Sendable,
    _ event: Case<ParentEvent, (ScreenID, Event)>
  ) -> Scope<Parent, ParentEvent> {
    Scope(
      self, at: tabs,
      RouteScreens(
        shown: { $0[keyPath: tabs].stack }, all: { $0[keyPath: tabs].stacks },
        change: { parent, id, change in parent[keyPath: tabs].change(tab: id.tab, change) },
        initial: initial),
      event: event)
  }
}
