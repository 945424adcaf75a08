import CursesFeedback

extension FilmGuide {
  enum Route: ScreenRoute, Codable {
    case films
    case film(Int)
    case rating(Int)

    static let paths: RoutePaths<Route> = [
      RoutePath("films", .films),
      RoutePath("films/NUMBER", Case(Route.film, \.film)),
    ]

    var film: Int? { if case .film(let number) = self { number } else { nil } }

    var title: String {
      switch self {
      case .films: "Films"
      case .film(let number): "Film \(number)"
      case .rating: "Rating"
      }
    }
  }

  /// The screens of the routes.
  struct Screens: ScreenComponent {
    enum State: Codable, Equatable, Sendable {
      case films(FilmList.State), film(FilmPage.State), rating(Rating.State)

      var films: FilmList.State? { if case .films(let state) = self { state } else { nil } }
      var film: FilmPage.State? { if case .film(let state) = self { state } else { nil } }
      var rating: Rating.State? { if case .rating(let state) = self { state } else { nil } }
    }

    enum Event: Sendable {
      case films(FilmList.Event), film(FilmPage.Event), rating(Rating.Event)

      var films: FilmList.Event? { if case .films(let event) = self { event } else { nil } }
      var film: FilmPage.Event? { if case .film(let event) = self { event } else { nil } }
      var rating: Rating.Event? { if case .rating(let event) = self { event } else { nil } }
    }

    let home = Route.films
    let films = FilmList()
      .scope(\State.self, Case(State.films, \.films), Case(Event.films, \.films))
    let film = FilmPage()
      .scope(\State.self, Case(State.film, \.film), Case(Event.film, \.film))
    let rating = Rating()
      .scope(\State.self, Case(State.rating, \.rating), Case(Event.rating, \.rating))

    var children: [Scope<State, Event>] { [films, film, rating] }

    func initial(at route: Route) -> State {
      switch route {
      case .films: .films(FilmList.State())
      case .film(let number): .film(FilmPage.State(number: number))
      case .rating(let number): .rating(Rating.State(number: number))
      }
    }

    func view(_ state: State) -> Node<Event> {
      switch state {
      case .films: films.view(state)
      case .film: film.view(state)
      case .rating: rating.view(state)
      }
    }
  }
}
