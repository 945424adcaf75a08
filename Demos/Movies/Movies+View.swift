package import CursesFeedback

extension Movies {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Movies", location: state.showsFavouritesOnly ? "Favourites" : "Top rated") {
      Text("★ \(state.favourites.count)").foreground(.warning)
    }
    Row {
      panel(of: state)
      if state.isWide { details(of: state).frame(width: state.detailsColumns) }
    }
    .dialog {
      if state.showsDetails { detailsDialog(of: state) }
      if state.showsHelp {
        Panel("Keys") { KeyHelp(of: commands(in: state)) }.frame(maxWidth: 36, maxHeight: 10)
      }
    }
    if let failure = state.failure, !state.listed.isEmpty { banner(failure) }
    KeyHints()
  }

  @ViewBuilder<Event> private func panel(of state: State) -> Node<Event> {
    Panel(
      state.showsFavouritesOnly ? "Favourites" : "Films", footer: position(in: state), padding: 0
    ) {
      if state.showsFacts, !state.listed.isEmpty { titles.padded(Insets(left: 2, right: 2)) }
      list(of: state)
    }
  }

  /// The titles of the columns on a wide screen.
  private var titles: Node<Event> {
    Row(spacing: 1) {
      Text(" ")
      Text("Title").frame(maxWidth: .max)
      Text("Year")
      Text("★").frame(width: 4, alignment: .trailing)
      Text("Director").frame(width: 24)
      Text("Genre").frame(width: 15)
    }
    .foreground(.muted)
    .node()
  }

  @ViewBuilder<Event> private func list(of state: State) -> Node<Event> {
    let listed = state.listed
    List(
      count: listed.count, selection: state.selection, selects: Event.selected,
      opens: state.isWide ? nil : { .opened($0) }
    ) { row in
      line(
        of: listed[row], isFavourite: state.favourites.contains(listed[row].id),
        showsFacts: state.showsFacts)
    } empty: {
      empty(state)
    }
    .expectedCount(state.showsFavouritesOnly ? nil : state.total)
    .keyHint(.enter, "Details")
    if !listed.isEmpty, !state.showsFavouritesOnly { waiting(for: state).padded(columns: 4) }
  }

  /// The view in place of the list while it has no films.
  @ViewBuilder<Event> private func empty(_ state: State) -> Node<Event> {
    if state.showsFavouritesOnly {
      EmptyState("No favourites yet", hint: "Press f on a film to add it.", glyph: "★")
    } else if let failure = state.failure {
      ErrorState("The films could not be loaded", reason: failure).retry(key: "r", sends: .retried)
    } else {
      waiting(for: state).centered()
    }
  }

  /// A line below the list: a spinner, the number of films to load, or nothing.
  @ViewBuilder<Event> private func waiting(for state: State) -> Node<Event> {
    if let page = state.requestedPage {
      Row(spacing: 1) {
        Spinner(frame: state.spinnerStep).foreground(.accent)
        Text("loading page \(page)").foreground(.muted)
      }
    } else if let total = state.total, total > state.movies.count {
      Text("… \(total - state.movies.count) more to load").foreground(.muted)
    }
  }

  private func line(of movie: Movie, isFavourite: Bool, showsFacts: Bool) -> Node<Event> {
    Row(spacing: 1) {
      Text(isFavourite ? "★" : " ").foreground(.warning)
      Text(movie.title, wrapping: .none).frame(maxWidth: .max)
      Text(movie.year.map { "\($0)" } ?? "").foreground(.muted).frame(width: 4)
      Text(movie.rating.map(score) ?? "").bold().foreground(color(of: movie.rating))
        .frame(width: 4, alignment: .trailing)
      if showsFacts {
        Text(movie.director ?? "", wrapping: .none).frame(width: 24)
        Text(movie.genre ?? "", wrapping: .none).foreground(.muted).frame(width: 15)
      }
    }
    .padded(Insets(right: 1))
  }

  private func banner(_ failure: String) -> Node<Event> {
    Text("✗ \(failure)").foreground(.error)
      .frame(maxWidth: .max)
      .padded(columns: 1)
      .background(.surface)
  }

  /// The selected row, from 1, and the number of films in the catalogue or of favourites:
  /// "3 of 505"; empty until the number is known.
  private func position(in state: State) -> String {
    let total = state.showsFavouritesOnly ? state.listed.count : state.total
    let row = state.listed.isEmpty ? 0 : state.selection + 1
    return total.map { "\(row) of \($0)" } ?? ""
  }
}
