/// All that the movie list knows.
package struct MoviesState: Equatable, Sendable {
  /// The movies that have come so far, in the catalogue's order.
  package var movies: [Movie] = []
  /// How many pages have come.
  package var pagesLoaded = 0
  /// How many pages there are; nil before the first has come.
  package var pageCount: Int?
  /// How many movies there are; nil before the first page has come.
  package var total: Int?
  /// Why the last page did not come; nil while all is well.
  package var failure: String?
  /// The movies marked as favourites.
  package var favourites: Set<Movie.ID> = []
  /// Whether only favourites are listed.
  package var showsFavouritesOnly = false
  /// The selected row of the list that is shown, from 0.
  package var selection = 0
  /// Whether the selected movie's details are shown.
  package var showsDetail = false
  /// Counts the steps of the spinner while a page is awaited.
  package var spinnerStep = 0

  /// How close to the end of the list the selection asks for more, in rows.
  static let margin = 5

  /// The movies that are listed.
  package var listed: [Movie] {
    showsFavouritesOnly ? movies.filter { favourites.contains($0.id) } : movies
  }

  /// The selected movie; nil in an empty list.
  package var selectedMovie: Movie? {
    let listed = listed
    return listed.indices.contains(selection) ? listed[selection] : nil
  }

  /// The page that should be loading: the first, or the next one where the selection is near the
  /// end.
  ///
  /// None after a failure, until a person asks again.
  package var requestedPage: Int? {
    guard failure == nil, pageCount.map({ pagesLoaded < $0 }) ?? true else { return nil }
    guard !movies.isEmpty else { return pagesLoaded + 1 }
    let isNearEnd = !showsFavouritesOnly && selection >= movies.count - Self.margin
    return isNearEnd ? pagesLoaded + 1 : nil
  }
}
