package import CursesFeedback

/// The state of the movie list.
package struct MoviesState: Equatable, Sendable {
  /// The movies loaded so far, in the catalogue's order.
  package var movies: [Movie] = []
  /// The number of loaded pages.
  package var pagesLoaded = 0
  /// The number of pages of the catalogue; nil before the first page is loaded.
  package var pageCount: Int?
  /// The number of movies of the catalogue; nil before the first page is loaded.
  package var total: Int?
  /// The text of the banner: the last request failed, or its page had no new film but was not the
  /// last one.
  ///
  /// Nil without such a problem, and as soon as the user retries.
  package var failure: String?
  /// The movie of a link, until a loaded page has it or its details are closed; nil for none.
  package var link: MovieLink?
  /// The identifiers of the movies that are marked as favourites.
  package var favourites: Set<Movie.ID> = []
  /// The favourites that links have opened and that no loaded page has.
  var linkedFavourites: [Movie] = []
  /// Whether only favourites are listed.
  package var showsFavouritesOnly = false
  /// The index of the selected row in the visible list; 0 if the list is empty.
  package var selection = 0
  /// Whether the selected movie's details are open in front of the list.
  package var detailsAreOpen = false
  /// Whether the help screen is shown.
  package var showsHelp = false
  /// The number of steps that the spinner has made since the start.
  package var spinnerStep = 0
  /// The size of the screen; zero before the screen has reported it.
  package var screen = Size.zero

  /// The number of rows at the end of the list: a selection of one of them requests the next page.
  static let margin = 5

  /// The rows of the screen that are not rows of the list: the header bar, the panel's border, and
  /// the help bar.
  private static let otherRows = 4

  /// Whether the details have room beside the list.
  package var isWide: Bool { screen.columns >= 76 }

  /// The columns of the details beside the list: two fifths of the screen, at most 60; on a wide
  /// screen, all columns beside a list of 108 columns, in which the longest title fits.
  package var detailsColumns: Int { max(min(60, screen.columns * 2 / 5), screen.columns - 109) }

  /// Whether the rows of the list have room for the director and the genre.
  package var showsFacts: Bool { screen.columns >= 130 }

  /// Whether the details are in front of the list.
  package var showsDetails: Bool { (detailsAreOpen || link != nil) && !isWide }

  /// The number of rows that the list has on the screen.
  private var listRows: Int { max(0, screen.rows - Self.otherRows - (showsFacts ? 1 : 0)) }

  /// The movies in the visible list.
  package var listed: [Movie] {
    guard showsFavouritesOnly else { return movies }
    return movies.filter { favourites.contains($0.id) } + linkedFavourites
  }

  /// The selected movie, or nil in an empty list.
  package var selectedMovie: Movie? {
    let listed = listed
    return listed.indices.contains(selection) ? listed[selection] : nil
  }

  /// The movie whose details are shown, or nil for none.
  package var detailedMovie: Movie? {
    switch link {
    case .requested, .failed: nil
    case .loaded(let movie): movie
    case nil: selectedMovie
    }
  }

  /// The place that is shown: the movie whose details are open, or nil for the list.
  package var route: MoviesRoute? {
    let shown = showsDetails || isWide ? selectedMovie?.id : nil
    return (link?.id ?? shown).map(MoviesRoute.movie)
  }

  /// The number of the page to load: the first, or the next one if the selection is near the end or
  /// rows of the screen are empty.
  ///
  /// Nil if none is needed: the screen is full and the selection further up, all pages are loaded,
  /// or the loaded favourites are listed. Also nil after a failure, until the user retries.
  package var requestedPage: Int? {
    guard failure == nil, pageCount.map({ pagesLoaded < $0 }) ?? true else { return nil }
    guard !movies.isEmpty else { return pagesLoaded + 1 }
    guard !showsFavouritesOnly else { return nil }
    let isNearEnd = selection >= movies.count - Self.margin
    return isNearEnd || movies.count < listRows ? pagesLoaded + 1 : nil
  }
}
