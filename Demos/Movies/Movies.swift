package import CursesFeedback

/// A list of movies that loads page by page, until the screen is full and when the selection comes
/// near the end.
package struct Movies: Component {
  package typealias State = MoviesState

  /// The events of the list.
  package enum Event: Equatable, Sendable {
    case pageLoaded(MoviePage)
    case pageFailed(String)
    case retried
    case selected(Int)
    case opened(Int)
    case closed
    case favouriteToggled
    case favouritesOnlyToggled
    case screenResized(Size)
    case helpToggled
    /// 100 ms have passed while a page was loading.
    case spun
  }

  private let catalogue: MovieCatalogue

  package let initial = State()

  /// The first state on a screen whose size is known.
  package func initial(on screen: Size) -> State {
    var state = initial
    state.screen = screen
    return state
  }

  /// Makes a list of a catalogue's movies.
  package init(catalogue: MovieCatalogue) {
    self.catalogue = catalogue
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .pageLoaded(let page):
      state.append(page)
    case .pageFailed(let reason):
      state.failure = reason
    case .retried:
      state.failure = nil
    case .selected(let row):
      state.selection = row
    case .opened(let row):
      state.selection = row
      state.detailsAreOpen = true
    case .closed:
      state.detailsAreOpen = false
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
    Feedback.decoration("spin", while: { $0.requestedPage != nil }, sends: .spun)
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.showsHelp {
      KeyBinding([.escape, "?"], "Close", sends: .helpToggled)
    } else {
      commands(in: state)
      KeyBinding.help("?", sends: .helpToggled)
    }
    KeyBinding.quit("q", "ctrl+c")
  }

  /// The key bindings behind the help screen.
  @KeyBuilder<Event> func commands(in state: State) -> [KeyBinding<Event>] {
    if state.failure != nil { KeyBinding("r", "Retry", sends: .retried) }
    if state.showsDetails {
      KeyBinding([.escape, .enter], "Close", sends: .closed)
      KeyBinding("f", "Favourite", group: "Film", sends: .favouriteToggled)
    } else {
      if state.selectedMovie != nil {
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
    pagesLoaded = page.number
    pageCount = page.pageCount
    total = page.movieCount
    // Without this failure, page after page of a catalogue that repeats itself would be requested.
    let isRepeated = new.isEmpty && page.number < page.pageCount
    failure = isRepeated ? "Page \(page.number) has no new film." : nil
  }

  fileprivate mutating func toggleFavourite() {
    guard let movie = selectedMovie else { return }
    favourites.formSymmetricDifference([movie.id])
    keepSelectionInList()
  }

  /// Switches between all movies and favourites; the same movie stays selected if it is listed,
  /// otherwise the first one is selected.
  fileprivate mutating func toggleFavouritesOnly() {
    let movie = selectedMovie
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
