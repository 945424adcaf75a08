import DemoHTTP
import FlyingFox
import Foundation
import Synchronization

/// Answers requests for pages of the list and for films: after the latency, with the page or the
/// film, or with a fault.
///
/// Page numbers other than 1 to 500 are refused after the latency, other paths at once.
///
/// It is a class because simultaneous requests share the sequence of faults.
final class CatalogueHandler: HTTPHandler {
  /// The path of the list, the same as that of The Movie Database (TMDB).
  static let path = "/3/movie/top_rated"

  private let latency: Duration
  private let clock: any Clock<Duration>
  private let faults: Mutex<FaultSequence>

  init(latency: Duration, faults: FaultSequence, clock: any Clock<Duration>) {
    self.latency = latency
    self.clock = clock
    self.faults = Mutex(faults)
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let film = request.path.wholeMatch(of: Self.filmPath).flatMap { Movie.ID($0.1) }
    guard film != nil || request.path == Self.path else {
      return try .refusal(.notFound, code: CatalogueProtocol.Refusal.unknown, "no such list")
    }
    let fault = faults.withLock { $0.next() }
    if latency > .zero { try await clock.sleep(for: latency) }
    switch fault {
    case nil: return try film.map(answer(to:)) ?? answer(toPage: request.query["page"] ?? "1")
    case .serverError: return try .refusal(.internalServerError, code: 11, "internal error")
    case .malformedAnswer: return .truncated
    case .brokenConnection: return .broken
    }
  }

  /// The path of a film, the same as that of TMDB.
  private static var filmPath: Regex<(Substring, Substring)> { /\/3\/movie\/([0-9]+)/ }

  private func answer(to film: Movie.ID) throws -> HTTPResponse {
    guard let film = try? FilmTable.film(film) else {
      return try .refusal(.notFound, code: CatalogueProtocol.Refusal.unknown, "no such film")
    }
    return .json(.ok, try JSONEncoder().encode(film))
  }

  private func answer(toPage text: String) throws -> HTTPResponse {
    // TMDB, too, refuses pages above 500, and answers with an empty page after the last one.
    guard let number = Int(text), (1...500).contains(number) else {
      let code = CatalogueProtocol.Refusal.invalidPage
      return try .refusal(.badRequest, code: code, "pages are numbers from 1 to 500")
    }
    return .json(.ok, try JSONEncoder().encode(MoviePage(number: number, of: FilmTable.films)))
  }
}

extension HTTPResponse {
  fileprivate static func refusal(
    _ status: HTTPStatusCode, code: Int, _ message: String
  ) throws -> HTTPResponse {
    let refusal = CatalogueProtocol.Refusal(code: code, message: message)
    return .json(status, try JSONEncoder().encode(refusal))
  }
}
