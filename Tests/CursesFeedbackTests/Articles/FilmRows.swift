import CursesFeedback

/// Rows that change their order, from the page "Views and layout".
struct FilmRows: View {
  struct Film: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
  }

  enum Event: Equatable, Sendable { case opened(Film.ID) }

  let films: [Film]

  func node() -> Node<Event> {
    for film in films {
      Button(film.title, sends: .opened(film.id)).id(film.id)
    }
  }
}

/// A component that shows the rows; `r` reverses their order.
struct FilmShelf: Component {
  struct State: Equatable, Sendable {
    var films = [FilmRows.Film(id: 1, title: "Alien"), FilmRows.Film(id: 2, title: "Dune")]
    var opened: FilmRows.Film.ID?
  }

  enum Event: Sendable { case reversed, row(FilmRows.Event) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .reversed: state.films.reverse()
    case .row(.opened(let id)): state.opened = id
    }
  }

  func view(_ state: State) -> Node<Event> { FilmRows(films: state.films).map(Event.row) }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("r", sends: .reversed) }
}
