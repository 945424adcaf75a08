import Foundation
import Testing

@testable import MoviesDemo

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(30))) struct CatalogueClientTests {
  @Test func `the URL session ends when its client is released`() async throws {
    let (endings, ending) = AsyncStream<Void>.makeStream()
    let url = try #require(URL(string: "http://127.0.0.1:1/"))

    _ = CatalogueClient(
      url: url, key: nil, timeout: .seconds(1), clock: ContinuousClock(),
      delegate: SessionEnding { ending.yield() })

    var arrivals = endings.makeAsyncIterator()
    #expect(await arrivals.next() != nil)
  }

  @Test func `a catalogue made of a function calls it`() async throws {
    let catalogue = MovieCatalogue { number in MoviePage(number: number, of: [.metropolis]) }

    #expect(try await catalogue.page(1).movies == [.metropolis])
    await #expect(throws: CatalogueError(.pageOutOfRange(2))) { try await catalogue.page(2) }
  }

  @Test func `page 1 of an empty list is empty and no error`() async throws {
    let catalogue = MovieCatalogue { number in MoviePage(number: number, of: []) }

    #expect(
      try await catalogue.page(1)
        == MoviePage(number: 1, movies: [], pageCount: 0, movieCount: 0))
  }

  @Test func `the embedded catalogue contains the demo's own films`() async throws {
    #expect(try await MovieCatalogue.embedded.page(1).movies == Array(FilmTable.films.prefix(20)))
  }
}

extension Movie {
  fileprivate static let metropolis = Movie(id: 1, title: "Metropolis", year: 1927)
}

private final class SessionEnding: NSObject, URLSessionDelegate {
  private let happened: @Sendable () -> Void

  init(_ happened: @escaping @Sendable () -> Void) { self.happened = happened }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
    happened()
  }
}
