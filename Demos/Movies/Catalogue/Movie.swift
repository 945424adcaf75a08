/// A film with the facts that the list and the details show.
package struct Movie: Equatable, Sendable, Identifiable {
  /// The service's number for the film.
  package let id: Int
  /// The title; never empty.
  package let title: String
  /// The year of the first release; nil if the service does not know it.
  package let year: Int?
  /// The mean rating from 0 to 10; nil without votes.
  package let rating: Double?
  /// A summary of the plot; empty if the service has none.
  package let overview: String
  /// The director; the demo's server sends it, the lists of the real service do not contain it.
  package let director: String?
  /// The length in minutes; only the demo's server sends it.
  package let runtime: Int?
  /// The main genre; only the demo's server sends it.
  package let genre: String?

  /// Makes a film; omitted facts are unknown.
  package init(
    id: Int, title: String, year: Int? = nil, rating: Double? = nil, overview: String = "",
    director: String? = nil, runtime: Int? = nil, genre: String? = nil
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.rating = rating
    self.overview = overview
    self.director = director
    self.runtime = runtime
    self.genre = genre
  }
}

extension Movie: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, title, overview, director, runtime, genre
    case releaseDate = "release_date"
    case rating = "vote_average"
  }

  /// Reads a result of the service's lists.
  ///
  /// Only `id` and `title` are required. The service sends an empty date, a rating of 0 or a
  /// runtime of 0 for an unknown value.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.decode(String.self, forKey: .title)
    guard !title.isEmpty else { throw values.malformed(.title, "is empty") }
    year = try Self.year(in: values)
    rating = try Self.rating(in: values)
    overview = try values.decodeIfPresent(String.self, forKey: .overview) ?? ""
    director = try values.decodeIfPresent(String.self, forKey: .director)
    runtime = try values.decodeIfPresent(Int.self, forKey: .runtime).flatMap { $0 > 0 ? $0 : nil }
    genre = try values.decodeIfPresent(String.self, forKey: .genre)
  }

  /// Writes the format that `init(from:)` reads; a year becomes its first of January.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(title, forKey: .title)
    try values.encode(year.map { "\($0)-01-01" } ?? "", forKey: .releaseDate)
    try values.encode(rating ?? 0, forKey: .rating)
    try values.encode(overview, forKey: .overview)
    try values.encodeIfPresent(director, forKey: .director)
    try values.encodeIfPresent(runtime, forKey: .runtime)
    try values.encodeIfPresent(genre, forKey: .genre)
  }

  private static func year(in values: KeyedDecodingContainer<CodingKeys>) throws -> Int? {
    guard let date = try values.decodeIfPresent(String.self, forKey: .releaseDate), !date.isEmpty
    else { return nil }
    guard let match = date.wholeMatch(of: /(\d{4})-\d{2}-\d{2}/), let year = Int(match.1) else {
      throw values.malformed(.releaseDate, "is “\(date)”, not a date")
    }
    return year
  }

  private static func rating(in values: KeyedDecodingContainer<CodingKeys>) throws -> Double? {
    guard let rating = try values.decodeIfPresent(Double.self, forKey: .rating), rating != 0
    else { return nil }
    guard (0...10).contains(rating) else {
      throw values.malformed(.rating, "is \(rating), not from 0 to 10")
    }
    return rating
  }
}

extension KeyedDecodingContainer {
  /// The error for an invalid value of the right type; `problem` follows the key in the message.
  func malformed(_ key: Key, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
  }
}
