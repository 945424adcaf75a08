import DemoHTTP
import FlyingFox
import Foundation
import Synchronization

/// Answers requests for pages of the list: after the latency, with the page or with a fault.
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
    guard request.path == Self.path else {
      return try .refusal(.notFound, code: 34, "no such list")
    }
    let fault = faults.withLock { $0.next() }
    if latency > .zero { try await clock.sleep(for: latency) }
    switch fault {
    case nil: return try answer(toPage: request.query["page"] ?? "1")
    case .serverError: return try .refusal(.internalServerError, code: 11, "internal error")
    case .malformedAnswer: return .truncated
    case .brokenConnection: return .broken
    }
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
