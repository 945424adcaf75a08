import CursesFeedback

/// The application on the page "Lists, tables and trees".
struct Cinema: Component {
  struct Film: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    let director: String
    let year: Int
    let minutes: Int
    let stars: Int
  }

  struct State: Equatable, Sendable {
    var films = Film.all
    var film: Film.ID? = 2
    var marked = SelectedRows<Film.ID>(current: 2, rows: [2, 5])
    var cell: SelectedCell<Film.ID>? = SelectedCell(row: 2, column: "Year")
    var order = TableOrder("Year")
    var arrangement = ColumnArrangement()
    var edit: Edit?
    var showsDetails = false
    var visible = 0..<0

    /// The decades of consecutive films.
    var decades: [Decade] {
      films.reduce(into: []) { decades, film in
        let title = "\(film.year / 10 * 10)s"
        if decades.last?.title != title { decades.append(Decade(title: title, filmCount: 0)) }
        decades[decades.count - 1].filmCount += 1
      }
    }
  }

  /// The title of a film while it is edited in its cell.
  struct Edit: Equatable, Sendable {
    let film: Film.ID
    var title: String
  }

  struct Decade: Equatable, Sendable {
    let title: String
    var filmCount: Int
  }

  enum Event: Sendable {
    case selected(Film.ID), opened(Film.ID), sorted(TableOrder)
    case marked(SelectedRows<Film.ID>), cellSelected(SelectedCell<Film.ID>)
    case typed(String), shown(Range<Int>), moved(RowMove), arranged(ColumnArrangement)
    case editBegun(Film.ID), titleChanged(String), editEnded, detailsToggled
  }

  let initial = State()
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let film):
      state.film = film
      state.edit = nil
    case .opened: break
    case .sorted(let order):
      state.order = order
      state.films.sort { left, right in
        switch order.column {
        case "Year": order.precedes(left.year, right.year)
        case "Minutes": order.precedes(left.minutes, right.minutes)
        default: order.precedes(left.title, right.title)
        }
      }
    case .marked(let rows): state.marked = rows
    case .moved(let move): move.apply(to: &state.films)
    case .cellSelected(let cell): state.cell = cell
    case .typed(let text): state.film = state.films.first { $0.title.hasPrefix(text) }?.id
    case .shown(let rows): state.visible = rows
    case .arranged(let arrangement): state.arrangement = arrangement
    case .editBegun(let id):
      state.edit = state.films.first { $0.id == id }.map { Edit(film: id, title: $0.title) }
    case .titleChanged(let title): state.edit?.title = title
    case .editEnded:
      if let edit = state.edit, let row = state.films.firstIndex(where: { $0.id == edit.film }) {
        state.films[row].title = edit.title
      }
      state.edit = nil
    case .detailsToggled: state.showsDetails.toggle()
    }
  }

  func view(_ state: State) -> Node<Event> { content(state) }
}

extension Cinema.Film {
  static let all = [
    Self(id: 1, title: "Metropolis", director: "Fritz Lang", year: 1927, minutes: 153, stars: 5),
    Self(id: 2, title: "M", director: "Fritz Lang", year: 1931, minutes: 117, stars: 5),
    Self(id: 3, title: "Ikiru", director: "Akira Kurosawa", year: 1952, minutes: 143, stars: 4),
    Self(id: 4, title: "Vertigo", director: "Alfred Hitchcock", year: 1958, minutes: 128, stars: 5),
    Self(id: 5, title: "Playtime", director: "Jacques Tati", year: 1967, minutes: 115, stars: 3),
    Self(id: 6, title: "Solaris", director: "Andrei Tarkovsky", year: 1972, minutes: 167, stars: 4),
    Self(id: 7, title: "Alien", director: "Ridley Scott", year: 1979, minutes: 117, stars: 5),
    Self(id: 8, title: "Heat", director: "Michael Mann", year: 1995, minutes: 170, stars: 4),
  ]
}
