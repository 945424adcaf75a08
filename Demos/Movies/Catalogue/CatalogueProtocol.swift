import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests and answers of a service with the format of The Movie Database (TMDB), without I/O.
enum CatalogueProtocol {
  /// The request for a page of the list at `url`.
  ///
  /// The service accepts two kinds of keys: 32 hexadecimal digits in the query, or an access token
  /// in a header (https://developer.themoviedb.org/docs/authentication-application).
  static func request(page: Int, of url: URL, key: String?) -> URLRequest {
    request(url.appending(queryItems: [URLQueryItem(name: "page", value: String(page))]), key: key)
  }

  /// The request for a film of the service whose list is at `url`: the film's number takes the
  /// place of the last segment of the path.
  static func request(film: Movie.ID, of url: URL, key: String?) -> URLRequest {
    request(url.deletingLastPathComponent().appending(path: String(film)), key: key)
  }

  private static func request(_ url: URL, key: String?) -> URLRequest {
    let isInQuery = key?.wholeMatch(of: /[0-9a-fA-F]{32}/) != nil
    let query = isInQuery ? [URLQueryItem(name: "api_key", value: key)] : []
    var request = URLRequest(url: query.isEmpty ? url : url.appending(queryItems: query))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let key, !isInQuery {
      request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    }
    return request
  }

  /// The page in an answer to `request(page:of:key:)`; throws if the answer contains no page.
  static func page(
    _ number: Int, in body: Data, status: Int, hadKey: Bool
  ) throws(CatalogueError) -> MoviePage {
    guard status == 200 else {
      // A body with another format is no error of its own, because the status is enough.
      let refusal = try? JSONDecoder().decode(Refusal.self, from: body)
      let isOutOfRange = status != 401 && refusal?.code == Refusal.invalidPage
      throw CatalogueError(
        isOutOfRange ? .pageOutOfRange(number) : code(status: status, hadKey: hadKey))
    }
    return try decode(MoviePage.self, body)
  }

  /// The film in an answer to `request(film:of:key:)`; throws if the answer contains no film.
  static func film(
    _ id: Movie.ID, in body: Data, status: Int, hadKey: Bool
  ) throws(CatalogueError) -> Movie {
    guard status == 200 else {
      throw CatalogueError(status == 404 ? .filmUnknown(id) : code(status: status, hadKey: hadKey))
    }
    return try decode(Movie.self, body)
  }

  private static func decode<Answer: Decodable>(
    _ type: Answer.Type, _ body: Data
  ) throws(CatalogueError) -> Answer {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw CatalogueError(.malformed(error.problem))
    } catch {
      throw CatalogueError(.malformed(error.localizedDescription))
    }
  }

  private static func code(status: Int, hadKey: Bool) -> CatalogueError.Code {
    guard status == 401 else { return .refused(status: status) }
    return hadKey ? .keyRefused : .keyMissing
  }

  /// The body of an answer with an error.
  struct Refusal: Codable {
    /// TMDB's code for a film that it does not have.
    static let unknown = 34
    /// TMDB's code for a page below 1 or above its limit of 500.
    static let invalidPage = 22

    let code: Int
    let message: String

    private enum CodingKeys: String, CodingKey {
      case code = "status_code"
      case message = "status_message"
    }
  }
}

extension DecodingError {
  /// The problem and its place, in words: `results[3].title is missing`.
  fileprivate var problem: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.name(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context):
      "\(Self.name(context.codingPath)) is null"
    case .typeMismatch(_, let context):
      "\(Self.name(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON"
    case .dataCorrupted(let context):
      "\(Self.name(context.codingPath)) \(context.debugDescription)"
    @unknown default:
      localizedDescription
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "it" }
    return path.reduce("") { name, key in
      if let index = key.intValue { return name + "[\(index)]" }
      return name.isEmpty ? key.stringValue : name + "." + key.stringValue
    }
  }
}
