package import CursesFeedback

extension Movies {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    Layers {
      Panel(state.showsFavouritesOnly ? "Favourites" : "Movies", padding: 0) {
        list(of: state)
      }
      if state.showsDetail, let movie = state.selectedMovie {
        details(of: movie, isFavourite: state.favourites.contains(movie.id))
      }
      if state.showsHelp { help(in: state) }
    }
    if let failure = state.failure { banner(failure) }
    statusLine(of: state)
    KeyHints().padded(columns: 1)
  }

  @ViewBuilder<Event> private func list(of state: State) -> Node<Event> {
    let listed = state.listed
    List(
      count: listed.count, selection: state.selection, selects: Event.selected,
      opens: Event.opened
    ) { row in
      line(of: listed[row], isFavourite: state.favourites.contains(listed[row].id))
    } empty: {
      waiting(for: state).centered()
    }
    .keyHint(.enter, "Details")
    if !listed.isEmpty, !state.showsFavouritesOnly { waiting(for: state).padded(columns: 4) }
  }

  /// A line below the list, or in its place while it is empty: a spinner, the number of films to
  /// load, a hint, or nothing.
  @ViewBuilder<Event> private func waiting(for state: State) -> Node<Event> {
    if state.showsFavouritesOnly {
      Text("No favourites yet: press f on a film.").dimmed()
    } else if let page = state.requestedPage {
      Row(spacing: 1) {
        Spinner(frame: state.spinnerStep)
        Text("loading page \(page)").dimmed()
      }
    } else if let total = state.total, total > state.movies.count {
      Text("… \(total - state.movies.count) more").dimmed()
    }
  }

  private func line(of movie: Movie, isFavourite: Bool) -> Node<Event> {
    Row(spacing: 1) {
      Text(isFavourite ? "★" : " ").foreground(.yellow)
      Text(movie.title, wrapping: .none).frame(maxWidth: .max)
      Text(movie.year.map { "\($0)" } ?? "").dimmed().frame(width: 4)
      Text(movie.rating.map(score) ?? "").frame(width: 4, alignment: .trailing)
    }
    .padded(Insets(right: 1))
  }

  private func details(of movie: Movie, isFavourite: Bool) -> Node<Event> {
    Panel(movie.title, footer: isFavourite ? "★ favourite" : "") {
      Text(facts(of: movie)).dimmed()
      Text("")
      Text(movie.overview)
    }
    .frame(maxWidth: 56)
    .centered()
    .modal()
  }

  /// The known facts besides the title: "1994 · Frank Darabont · Drama · 142 min · 9.0/10".
  private func facts(of movie: Movie) -> String {
    let facts = [
      movie.year.map { "\($0)" }, movie.director, movie.genre,
      movie.runtime.map { "\($0) min" }, movie.rating.map { "\(score($0))/10" },
    ]
    return facts.compactMap(\.self).joined(separator: " · ")
  }

  private func help(in state: State) -> Node<Event> {
    Panel("Keys") { KeyHelp(of: commands(in: state)) }
      .frame(maxWidth: 36, maxHeight: 10)
      .centered()
      .modal()
  }

  private func banner(_ failure: String) -> Node<Event> {
    Text("✗ \(failure)").bold()
      .frame(maxWidth: .max)
      .padded(columns: 1)
      .foreground(.brightWhite)
      .background(.red)
  }

  private func statusLine(of state: State) -> Node<Event> {
    Row(spacing: 2) {
      Text(position(in: state), wrapping: .none).frame(maxWidth: .max)
      Text("★ \(state.favourites.count)").foreground(.yellow)
    }
    .padded(columns: 1)
  }

  /// The selected row, from 1, and the number of films in the catalogue or of favourites:
  /// "3 of 505"; empty until the number is known.
  private func position(in state: State) -> String {
    let total = state.showsFavouritesOnly ? state.listed.count : state.total
    let row = state.listed.isEmpty ? 0 : state.selection + 1
    return total.map { "\(row) of \($0)" } ?? ""
  }

  /// A rating with one decimal: "9.0".
  private func score(_ rating: Double) -> String {
    let tenths = Int((rating * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
