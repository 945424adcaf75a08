/// The films that come with the demo.
///
/// Titles, years, directors and runtimes are facts; the overviews are the project's own words. The
/// ratings are the project's own as well, invented so that there is a list to sort.
package enum FilmTable {
  /// Best rated first; films of one rating in the order of their years.
  package static let films: [Movie] =
    rows.enumerated()
    .compactMap { index, row in Movie(id: index + 1, row: row) }
    .sorted { ($0.rating ?? 0) > ($1.rating ?? 0) }

  /// A film a row, oldest first: year, title, director, runtime in minutes, genre, rating, overview.
  package static let rows: [Substring] = [early, modern, recent].flatMap {
    $0.split(separator: "\n")
  }
}

extension Movie {
  /// Reads a row of the table, nil where it is no row.
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
