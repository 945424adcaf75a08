/// One page of a film service's list.
package struct MoviePage: Equatable, Sendable {
  /// The number of films on a page of the demo's own list, the same as that of TMDB.
  package static let size = 20

  /// The number of the page, from 1.
  package let number: Int
  /// The films of the page, in the list's order.
  package let movies: [Movie]
  /// The number of pages of the list when this page was made.
  package let pageCount: Int
  /// The number of films on all pages of the list when this page was made.
  package let movieCount: Int

  /// Makes a page of its parts.
  package init(number: Int, movies: [Movie], pageCount: Int, movieCount: Int) {
    self.number = number
    self.movies = movies
    self.pageCount = pageCount
    self.movieCount = movieCount
  }

  /// Cuts a page of `size` films out of a whole list; a page after the last one is empty.
  package init(number: Int, of list: [Movie], size: Int = MoviePage.size) {
    precondition(number >= 1 && size >= 1, "Pages are counted from 1, and have a size above 0.")
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

  /// Reads a page from the JSON of an answer; all four properties are required.
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
