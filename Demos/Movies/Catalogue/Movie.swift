/// A film with the facts that the list and the details show.
///
/// A film service sends them: The Movie Database (TMDB), or the demo's own server.
package struct Movie: Equatable, Sendable, Identifiable {
  /// The number that identifies the film at its service.
  package let id: Int
  /// The title; decoding refuses an empty one.
  package let title: String
  /// The year of the first release; nil if unknown.
  package let year: Int?
  /// The rating from 0 to 10, at TMDB the mean of the votes; nil if unknown.
  package let rating: Double?
  /// A summary of the plot; empty if unknown.
  package let overview: String
  /// The director; nil if unknown, as always in the lists of TMDB.
  package let director: String?
  /// The length in minutes; nil if unknown, as always in the lists of TMDB.
  package let runtime: Int?
  /// The name of the main genre; nil if unknown, as always in the lists of TMDB.
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

  /// Reads a film from a page of a list: an element of `results` in the JSON.
  ///
  /// Only `id` and `title` are required. A fact is unknown if its value is missing or null, and so
  /// are an empty date, a rating of 0, and a runtime of 0 or below.
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

  /// Writes the format that `init(from:)` reads; a year becomes the date of its first day.
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
