package import CursesFeedback

extension RepositorySearch {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Search")
    TextField("Words of a name or a description", text: state.words, changes: Event.wordsChanged)
      .prompt("Search  ")
      .padded(columns: 1)
    Panel("Repositories", footer: state.position, padding: 0) {
      SizeReader { size in list(of: state, columns: size.columns) }
    }
    statusLine(of: state)
    KeyHints()
  }

  @ViewBuilder<Event> private func list(of state: State, columns: Int) -> Node<Event> {
    let list = List(
      count: state.listed.count, selection: state.selection, selects: Event.selected
    ) { row in
      line(of: state.listed[row], isSelected: row == state.selection, columns: columns)
    } empty: {
      placeholder(for: state)
    }
    .onVisibleRowsChange(Event.rowsShown)
    .focusable(false)
    if state.isOutdated { list.foreground(.muted) } else { list }
  }

  /// A row: on a narrow screen only the name and the stars.
  @ViewBuilder<Event> private func line(
    of repository: Repository, isSelected: Bool, columns: Int
  ) -> Node<Event> {
    let name = Text<Event>(repository.name, wrapping: .none)
      .foreground(isSelected ? .accent : .default)
    let stars = Text<Event>("★ \(compact(repository.stars))").foreground(.warning)
      .frame(width: 7, alignment: .trailing)
    Row(spacing: 2) {
      if columns < 60 {
        name.frame(maxWidth: .max)
        stars
      } else {
        name.frame(width: min(max(26, columns / 3), 40))
        stars
        Text(repository.language ?? "", wrapping: .none).foreground(.success).frame(width: 8)
        Text(repository.description ?? "", wrapping: .none).foreground(.muted).frame(maxWidth: .max)
      }
    }
    .padded(Insets(right: 1))
  }

  /// The text in place of the list if it is empty.
  @ViewBuilder<Event> private func placeholder(for state: State) -> Node<Event> {
    if let failure = state.failure {
      ErrorState("The search failed", reason: failure).retry(key: .enter, sends: .retried)
    } else if state.waitsForReset {
      EmptyState(
        "Rate limit reached", hint: "The search continues in \(state.timeUntilReset).")
    } else if state.isLoading {
      Row {
        Spinner(frame: state.spinnerStep).foreground(.accent)
        Text("Searching for “\(state.query ?? "")”", wrapping: .none, truncation: .middle)
      }
      .padded(columns: 1).centered()
    } else if let results = state.results {
      EmptyState("No repository matches “\(results.query)”.", hint: "Fewer words find more.")
    } else {
      EmptyState("Type what to search for.", hint: "json parser · swift http · terminal")
    }
  }

  private func statusLine(of state: State) -> Node<Event> {
    Row(spacing: 2) {
      activity(of: state).frame(maxWidth: .max)
      if state.failure == nil, !state.waitsForReset { Text(state.requestsLeft).foreground(.muted) }
    }
    .padded(columns: 1)
  }

  /// The request or the problem while the list has rows; otherwise they are shown in its place.
  @ViewBuilder<Event> private func activity(of state: State) -> Node<Event> {
    if state.listed.isEmpty {
      Text("")
    } else if let failure = state.failure {
      Text("✗ \(failure)").foreground(.error)
    } else if state.waitsForReset {
      Text("Rate limit reached: continues in \(state.timeUntilReset)").foreground(.warning)
    } else if state.isLoading {
      Row {
        Spinner(frame: state.spinnerStep).foreground(.accent)
        Text(state.requestedPage == nil ? "searching" : "loading more").foreground(.muted)
      }
    } else {
      Text("")
    }
  }

  /// A number in at most five columns: "950", "1.2k", "40.0k", "187k".
  private func compact(_ number: Int) -> String {
    if number < 1_000 { return "\(number)" }
    return number < 100_000
      ? "\(number / 1_000).\(number % 1_000 / 100)k" : "\(number / 1_000)k"
  }
}

extension SearchState {
  /// The selected row, from 1, and the number of repositories that match: "3 of 40".
  fileprivate var position: String {
    guard let results, !results.repositories.isEmpty else { return "" }
    return "\(selection + 1) of \(results.total)"
  }

  /// The minutes and seconds until the reset of the rate limit: "0:42".
  fileprivate var timeUntilReset: String {
    let seconds = rateLimit?.seconds ?? 0
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  fileprivate var requestsLeft: String {
    guard let rateLimit else { return "" }
    return isLimited
      ? "no requests left, more in \(timeUntilReset)"
      : "\(rateLimit.remaining) of \(rateLimit.limit) requests left"
  }
}
