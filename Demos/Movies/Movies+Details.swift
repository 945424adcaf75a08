import CursesFeedback

extension Movies {
  /// The details of the selected film, or an empty panel.
  @ViewBuilder<Event> func details(of state: State) -> Node<Event> {
    Panel("Details", padding: Insets(columns: 2, rows: 1)) {
      if state.detailedMovie == nil, state.link == nil {
        EmptyState("No film is selected")
      } else {
        content(of: state).frame(maxWidth: 72)
        Spacer()
      }
    }
  }

  /// The details in front of the list.
  @ViewBuilder<Event> func detailsDialog(of state: State) -> Node<Event> {
    Panel { content(of: state) }.frame(maxWidth: 56)
  }

  /// The facts of the film, or the reason why there are none.
  @ViewBuilder<Event> private func content(of state: State) -> Node<Event> {
    if let movie = state.detailedMovie {
      facts(of: movie, in: state)
    } else if let id = state.link?.request {
      Row(spacing: 1) {
        Spinner(frame: state.spinnerStep).foreground(.accent)
        Text("loading film \(id)").foreground(.muted)
      }
    } else if let failure = state.link?.failure {
      Text("✗ \(failure)").foreground(.error)
    }
  }

  /// The facts; on a screen of fewer than 16 rows, no empty rows separate them.
  private func facts(of movie: Movie, in state: State) -> Node<Event> {
    Column(spacing: state.screen.rows < 16 ? 0 : 1) {
      Column {
        Text(movie.title).bold().foreground(.accent)
        Text(movie.director ?? "").foreground(.muted)
      }
      Row(spacing: 1) { for fact in chips(of: movie) { chip(fact) } }
      if let rating = movie.rating {
        Row(spacing: 2) {
          ProgressBar(rating / 10)
          Text("\(score(rating))/10").bold()
        }
        .foreground(color(of: rating))
      }
      Text(movie.overview)
      if state.favourites.contains(movie.id) { Text("★ favourite").foreground(.warning) }
    }
    .node()
  }

  /// The short facts: the genre, the year and the length, if they are known.
  private func chips(of movie: Movie) -> [String] {
    [movie.genre, movie.year.map { "\($0)" }, movie.runtime.map { "\($0) min" }]
      .compactMap(\.self)
  }

  private func chip(_ fact: String) -> Node<Event> {
    Text(fact, wrapping: .none).padded(columns: 1).background(.control)
  }

  /// The colour of a good rating, a fair one, or any other.
  func color(of rating: Double?) -> Color {
    switch rating ?? 0 {
    case 8.7...: .success
    case 8...: .text
    default: .muted
    }
  }

  /// A rating with one decimal: "9.0".
  func score(_ rating: Double) -> String {
    let tenths = Int((rating * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
