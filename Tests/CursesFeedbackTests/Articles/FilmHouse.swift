import CursesFeedback

/// A parent of the film guide, on the page "Navigation".
struct FilmHouse: Component {
  enum Place: Hashable {
    case entrance
    case guide(FilmGuide.Route)

    static let paths =
      [RoutePath("entrance", Place.entrance), RoutePath("guide", Place.guide(.films))]
      + RoutePaths(FilmGuide.Route.paths, below: "guide", Case(Place.guide, \.guide))

    var guide: FilmGuide.Route? { if case .guide(let route) = self { route } else { nil } }
  }

  struct State: Equatable, Sendable {
    var place = Place.entrance
    var guide = FilmGuide.State()
  }

  enum Event: Sendable {
    case opened([Place])
    case guide(FilmGuide.Event)

    var guide: FilmGuide.Event? { if case .guide(let event) = self { event } else { nil } }
  }

  let initial = State()
  let guide = FilmGuide().scope(\State.guide, Case(Event.guide, \.guide))

  var children: [Scope<State, Event>] { [guide] }
  var links: Links<Event> { Links(Place.paths, opensAll: Event.opened) }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .opened(let places):
      state.place = places.last ?? .entrance
      state.guide.stack.open(places.compactMap(\.guide))
    case .guide: break
    }
  }

  func view(_ state: State) -> Node<Event> {
    switch state.place {
    case .entrance: Text("Films are in the guide.")
    case .guide: guide.view(state)
    }
  }
}
