package import CursesFeedback

/// A place in the list of movies that a link opens.
package enum MoviesRoute: Codable, Hashable, Sendable {
  /// The details of a movie.
  case movie(Movie.ID)

  var movie: Movie.ID? { if case .movie(let id) = self { id } else { nil } }

  /// The paths of the movies.
  package static let paths: RoutePaths<MoviesRoute> = [
    RoutePath("movies/NUMBER", Case(MoviesRoute.movie, \.movie))
  ]
}

/// A movie that a link has opened while no loaded page has it.
package enum MovieLink: Equatable, Sendable {
  case requested(Movie.ID)
  case loaded(Movie)
  /// The movie could not be loaded; the text is the reason.
  case failed(Movie.ID, String)

  /// The identifier of the movie.
  package var id: Movie.ID {
    switch self {
    case .requested(let id), .failed(let id, _): id
    case .loaded(let movie): movie.id
    }
  }

  /// The identifier of the movie to load; nil if it is loaded or has failed.
  package var request: Movie.ID? { if case .requested(let id) = self { id } else { nil } }

  /// The reason why the movie could not be loaded; nil if it has not failed.
  package var failure: String? { if case .failed(_, let reason) = self { reason } else { nil } }
}

extension MoviesState {
  /// Opens a movie: selects it in the list and shows its details.
  ///
  /// A movie that no loaded page has is requested on its own; its details are shown when it
  /// arrives.
  package mutating func open(_ route: MoviesRoute) {
    switch route {
    case .movie(let id): link = .requested(id)
    }
    (showsFavouritesOnly, showsHelp) = (false, false)
    followLink()
  }

  /// Shows the movie of the link in the list if a loaded page has it.
  mutating func followLink() {
    guard let row = listed.firstIndex(where: { $0.id == link?.id }) else { return }
    (selection, detailsAreOpen, link) = (row, true, nil)
  }
}
