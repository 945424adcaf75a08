/// A source of films, one page or one film at a time.
package struct MovieCatalogue: Sendable {
  private let load: @Sendable (Int) async throws -> MoviePage
  private let loadFilm: @Sendable (Movie.ID) async throws -> Movie

  /// Makes a catalogue from a function that loads the page with a number, counted from 1, and one
  /// that loads a film.
  ///
  /// They throw `CatalogueError`, or `CancellationError` when their task is cancelled.
  package init(
    _ load: @escaping @Sendable (_ number: Int) async throws -> MoviePage,
    film: @escaping @Sendable (Movie.ID) async throws -> Movie = {
      throw CatalogueError(.filmUnknown($0))
    }
  ) {
    self.load = load
    loadFilm = film
  }

  /// Loads the page with this number, counted from 1.
  ///
  /// - Throws: `CatalogueError` if there is no such page or it cannot be loaded, and
  ///   `CancellationError` if the task is cancelled.
  package func page(_ number: Int) async throws -> MoviePage {
    guard number >= 1 else { throw CatalogueError(.pageOutOfRange(number)) }
    let page = try await load(number)
    guard page.number == number else {
      throw CatalogueError(.malformed("it is page \(page.number), not \(number)"))
    }
    guard !page.movies.isEmpty || number >= page.pageCount else {
      throw CatalogueError(.malformed("page \(number) of \(page.pageCount) is empty"))
    }
    // Services send an empty page after the last one, for example if the list has become shorter.
    // Page 1 of an empty list, which has no pages, is no error.
    guard number <= max(page.pageCount, 1) else { throw CatalogueError(.pageOutOfRange(number)) }
    return page
  }

  /// Loads the film with this number.
  ///
  /// - Throws: `CatalogueError` if there is no such film or it cannot be loaded, and
  ///   `CancellationError` if the task is cancelled.
  package func film(_ id: Movie.ID) async throws -> Movie {
    let film = try await loadFilm(id)
    guard film.id == id else {
      throw CatalogueError(.malformed("it is film \(film.id), not \(id)"))
    }
    return film
  }
}

extension MovieCatalogue {
  /// The demo's own films, without a network or a delay.
  package static let embedded = MovieCatalogue {
    MoviePage(number: $0, of: FilmTable.films)
  } film: {
    try FilmTable.film($0)
  }
}
