/// The demo's own films.
///
/// Titles, years, directors, runtimes and genres are facts. The overviews are written for the
/// project, and the ratings are invented for it, so that the list can be sorted.
package enum FilmTable {
  /// The films, best rating first; films with the same rating are in the order of the rows.
  package static let films: [Movie] =
    rows.enumerated()
    .compactMap { index, row in Movie(id: index + 1, row: row) }
    .sorted { ($0.rating ?? 0) > ($1.rating ?? 0) }

  /// The film with a number.
  ///
  /// - Throws: `CatalogueError` if there is none.
  package static func film(_ id: Movie.ID) throws(CatalogueError) -> Movie {
    guard let film = films.first(where: { $0.id == id }) else {
      throw CatalogueError(.filmUnknown(id))
    }
    return film
  }

  /// One film per row, roughly in the order of the years: year, title, director, runtime in
  /// minutes, genre, rating, overview.
  package static let rows: [Substring] = [early, modern, recent].flatMap {
    $0.split(separator: "\n")
  }
}

extension Movie {
  /// Parses a row of the table; nil if the row has another format.
  fileprivate init?(id: Int, row: Substring) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 7, let year = Int(fields[0]), let runtime = Int(fields[3]),
      let rating = Double(fields[5])
    else { return nil }
    self.init(
      id: id, title: fields[1], year: year, rating: rating, overview: fields[6],
      director: fields[2], runtime: runtime, genre: fields[4])
  }
}
