/// One page of an endless list.
package struct MoviePage: Equatable, Sendable {
  /// The number of films per page, the same as that of the real service.
  package static let size = 20

  /// The number of the page, from 1.
  package let number: Int
  /// The films in the list's order; the last page may contain fewer than the others.
  package let movies: [Movie]
  /// The current number of pages of the list.
  package let pageCount: Int
  /// The current number of films on all pages.
  package let movieCount: Int

  /// Makes a page of its parts.
  package init(number: Int, movies: [Movie], pageCount: Int, movieCount: Int) {
    self.number = number
    self.movies = movies
    self.pageCount = pageCount
    self.movieCount = movieCount
  }

  /// Makes a page of a whole list; a page after the last one is empty.
  package init(number: Int, of list: [Movie], size: Int = MoviePage.size) {
    precondition(number >= 1 && size >= 1, "Pages are counted from 1 and hold a film at least.")
    let pageCount = (list.count + size - 1) / size
    let start = number <= pageCount ? (number - 1) * size : list.count
    self.init(
      number: number, movies: Array(list[start...].prefix(size)), pageCount: pageCount,
      movieCount: list.count)
  }
}

extension MoviePage: Codable {
  private enum CodingKeys: String, CodingKey {
    case number = "page"
    case movies = "results"
    case pageCount = "total_pages"
    case movieCount = "total_results"
  }

  /// Reads an answer with a page of a list; all four parts are required.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    number = try values.decodeCount(.number, from: 1)
    movies = try values.decode([Movie].self, forKey: .movies)
    pageCount = try values.decodeCount(.pageCount, from: 0)
    movieCount = try values.decodeCount(.movieCount, from: 0)
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeCount(_ key: Key, from least: Int) throws -> Int {
    let count = try decode(Int.self, forKey: key)
    guard count >= least else { throw malformed(key, "is \(count), which is too small") }
    return count
  }
}
