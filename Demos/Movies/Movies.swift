package import CursesFeedback

/// A list of movies that loads page by page, until the screen is full and when the selection comes
/// near the end.
package struct Movies: Component {
  package typealias State = MoviesState

  /// The events of the list.
  package enum Event: Codable, Equatable, Sendable {
    case pageLoaded(MoviePage)
    case pageFailed(String)
    case linkOpened(MoviesRoute)
    case linkLoaded(Movie)
    case linkFailed(Movie.ID, String)
    case retried
    case selected(Int)
    case opened(Int)
    case closed
    case favouriteToggled
    case favouritesOnlyToggled
    case screenResized(Size)
    case helpToggled
    /// 100 ms have passed while a page or a movie was loading.
    case spun
  }

  private let catalogue: MovieCatalogue
  /// The keys that the user has chosen.
  private let keyMap: KeyMap

  package let initial = State()

  /// The first state on a screen whose size is known; if there is a `route`, its movie is opened.
  package func initial(on screen: Size, at route: MoviesRoute? = nil) -> State {
    var state = initial
    state.screen = screen
    if let route { state.open(route) }
    return state
  }

  /// Makes a list of a catalogue's movies.
  package init(catalogue: MovieCatalogue, keyMap: KeyMap = KeyMap()) {
    self.catalogue = catalogue
    self.keyMap = keyMap
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .pageLoaded(let page):
      state.append(page)
    case .pageFailed(let reason):
      state.failure = reason
    case .linkOpened(let route):
      state.open(route)
    case .linkLoaded(let movie):
      state.link = .loaded(movie)
    case .linkFailed(let id, let reason):
      state.link = .failed(id, reason)
    case .retried:
      state.failure = nil
      if case .failed(let id, _) = state.link { state.link = .requested(id) }
    case .selected(let row):
      (state.selection, state.link) = (row, nil)
    case .opened(let row):
      (state.selection, state.detailsAreOpen, state.link) = (row, true, nil)
    case .closed:
      (state.detailsAreOpen, state.link) = (false, nil)
    case .favouriteToggled:
      state.toggleFavourite()
    case .favouritesOnlyToggled:
      state.toggleFavouritesOnly()
    case .screenResized(let size):
      state.screen = size
    case .helpToggled:
      state.showsHelp.toggle()
    case .spun:
      state.spinnerStep += 1
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.requestedPage, "load page") { [catalogue] page in
      .perform { _ in
        .pageLoaded(try await catalogue.page(page))
      } catch: { error in
        .pageFailed("\(error)")
      }
    }
    Feedback.react(to: \.link?.request, "load film") { [catalogue] id in
      .perform { _ in
        .linkLoaded(try await catalogue.film(id))
      } catch: { error in
        .linkFailed(id, "\(error)")
      }
    }
    Feedback.decoration(
      "spin", while: { $0.requestedPage != nil || $0.link?.request != nil }, sends: .spun)
  }

  /// The links that open a movie: paths such as `movies/7`.
  package static let links = Links(MoviesRoute.paths, opens: Event.linkOpened)

  package var links: Links<Event> { Self.links }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    return keyMap.applied(to: bindings(in: state))
  }

  /// The key bindings that the help screen lists.
  func commands(in state: State) -> [KeyBinding<Event>] {
    keyMap.applied(to: ownCommands(in: state))
  }

  @KeyBuilder<Event> func bindings(in state: State) -> [KeyBinding<Event>] {
    if state.showsHelp {
      KeyBinding([.escape, "?"], "Close", sends: .helpToggled)
    } else {
      ownCommands(in: state)
      KeyBinding.help("?", sends: .helpToggled)
    }
    KeyBinding.quit("q", "ctrl+c")
  }

  @KeyBuilder<Event> private func ownCommands(in state: State) -> [KeyBinding<Event>] {
    if (state.failure ?? state.link?.failure) != nil { KeyBinding("r", "Retry", sends: .retried) }
    if state.showsDetails {
      KeyBinding([.escape, .enter], "Close", sends: .closed)
      if state.detailedMovie != nil {
        KeyBinding("f", "Favourite", group: "Film", sends: .favouriteToggled)
      }
    } else {
      if state.link != nil { KeyBinding(.escape, "Close", sends: .closed) }
      if state.detailedMovie != nil {
        if !state.isWide {
          KeyBinding(.enter, "Details", group: "Film", sends: .opened(state.selection))
        }
        KeyBinding("f", "Favourite", group: "Film", sends: .favouriteToggled)
      }
      KeyBinding(
        "F", state.showsFavouritesOnly ? "All movies" : "Favourites only", group: "List",
        sends: .favouritesOnlyToggled
      )
      .command("toggle-favourites-only")
    }
  }

  package func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .screenResized(size)
    case .key, .mouse, .paste, .focused: nil
    }
  }
}

extension MoviesState {
  fileprivate mutating func append(_ page: MoviePage) {
    let known = Set(movies.map(\.id))
    let new = page.movies.filter { !known.contains($0.id) }
    movies += new
    linkedFavourites.removeAll { movie in new.contains { $0.id == movie.id } }
    pagesLoaded = page.number
    pageCount = page.pageCount
    total = page.movieCount
    // Without this failure, page after page of a catalogue that repeats itself would be requested.
    let isRepeated = new.isEmpty && page.number < page.pageCount
    failure = isRepeated ? "Page \(page.number) has no new film." : nil
    followLink()
  }

  fileprivate mutating func toggleFavourite() {
    guard let movie = detailedMovie else { return }
    favourites.formSymmetricDifference([movie.id])
    linkedFavourites.removeAll { $0.id == movie.id }
    if favourites.contains(movie.id), !movies.contains(where: { $0.id == movie.id }) {
      linkedFavourites.append(movie)
    }
    keepSelectionInList()
  }

  /// Switches between all movies and favourites; the same movie stays selected if it is listed,
  /// otherwise the first one is selected.
  fileprivate mutating func toggleFavouritesOnly() {
    let movie = detailedMovie ?? selectedMovie
    showsFavouritesOnly.toggle()
    selection = listed.firstIndex { $0.id == movie?.id } ?? 0
    keepSelectionInList()
  }

  private mutating func keepSelectionInList() {
    let count = listed.count
    selection = max(0, min(selection, count - 1))
    if count == 0 { detailsAreOpen = false }
  }
}
