import CursesFeedback

extension FilmBrowser {
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    Column {
      if state.isLoading {
        Row(spacing: 1) {
          Spinner(frame: state.steps)
          Text("Loading")
        }
        .centered()
      } else if let failure = state.failure {
        ErrorState("The films could not be loaded", reason: failure)
          .retry(key: "r", sends: .reloadRequested)
      } else {
        films(state)
      }
      KeyHints()
    }
    .dialog {
      if let film = state.filmToDelete {
        Confirm(
          "Delete “\(film.title)”?", button: "Delete", isDestructive: true,
          confirms: .deletionConfirmed, cancels: .deletionDeclined)
      }
    }
    .toasts(state.toasts)
  }

  @ViewBuilder<Event> private func films(_ state: State) -> Node<Event> {
    Split(.horizontal, initially: .first(16), minFirst: 8, minSecond: 16) {
      List(state.films, selection: state.film?.id, selects: Event.selected) { film in
        Text(film.title)
      }
    } second: {
      ScrollView { Text(state.film?.plot ?? "") }
        .id(state.film?.id)
    }
  }
}
