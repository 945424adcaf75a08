import Foundation
import MoviesDemo
import Testing

@Suite(.timeLimit(.minutes(30))) struct CatalogueServerTests {
  @Test func `serves the films twenty a page, best first`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)

    let page = try await server.catalogue.page(2)

    #expect(page == MoviePage(number: 2, of: FilmTable.films))
    #expect(page.movies == Array(FilmTable.films[20..<40]))
    await server.stop()
  }

  @Test func `serves one film`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)

    #expect(try await server.catalogue.film(42).id == 42)
    await #expect(throws: CatalogueError(.filmUnknown(506))) {
      try await server.catalogue.film(506)
    }
    await server.stop()
  }

  @Test func `serves the remaining films on the last page`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)

    let page = try await server.catalogue.page(26)

    #expect(page.movies == Array(FilmTable.films.suffix(5)))
    #expect(page.pageCount == 26)
    #expect(page.movieCount == 505)
    await server.stop()
  }

  @Test(arguments: [-1, 0, 27, 500, 501])
  func `a page before the first or after the last one is an error`(number: Int) async throws {
    let server = try await CatalogueServer.start(latency: .zero)

    await #expect(throws: CatalogueError(.pageOutOfRange(number))) {
      try await server.catalogue.page(number)
    }
    await server.stop()
  }

  @Test func `answers simultaneous requests`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)
    let catalogue = server.catalogue

    let titles = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 1...26 {
        group.addTask { try await catalogue.page(number).movies.map(\.title) }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }

    #expect(titles == Set(FilmTable.films.map(\.title)))
    await server.stop()
  }

  @Test(
    arguments: [
      (0, ["The film service answered with an error (HTTP 500)."]),
      (1, ["The film service's answer makes no sense: it is not JSON."]),
      // On a busy machine, URLSession may report the closed connection as a refused one.
      (
        2, ["The connection to the film service failed: ", "Nothing answers at the film service's"]
      ),
    ] as [(UInt64, [String])])
  func `each kind of fault gives an error with its cause`(
    seed: UInt64, beginnings: [String]
  ) async throws {
    let server = try await CatalogueServer.start(latency: .zero, failureRate: 1, seed: seed)

    let error = await #expect(throws: CatalogueError.self) {
      try await server.catalogue.page(1)
    }

    let description = try #require(error).description
    #expect(beginnings.contains { description.hasPrefix($0) }, "\(description)")
    await server.stop()
  }

  @Test func `refuses a request for an unknown list`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)
    let catalogue = MovieCatalogue.http(url: server.url.appending(path: "other"), timeout: patience)

    await #expect(throws: CatalogueError(.refused(status: 404))) { try await catalogue.page(1) }
    await server.stop()
  }

  @Test func `a request to a server that does not answer times out`() async throws {
    let server = try await CatalogueServer.start(latency: .seconds(3600))
    let catalogue = MovieCatalogue.http(url: server.url, timeout: .milliseconds(200))

    await #expect(throws: CatalogueError(.timedOut)) { try await catalogue.page(1) }
    await server.stop()
  }

  @Test func `a cancelled request throws CancellationError`() async throws {
    let server = try await CatalogueServer.start(latency: .seconds(3600))
    let catalogue = server.catalogue

    let request = Task { try await catalogue.page(1) }
    request.cancel()

    await #expect(throws: CancellationError.self) { try await request.value }
    await server.stop()
  }

  @Test func `a stopped server no longer listens`() async throws {
    let server = try await CatalogueServer.start(latency: .zero)
    _ = try await server.catalogue.page(1)

    await server.stop()

    // The connection is refused, or closed if the system had accepted it before the server stopped.
    await #expect(throws: CatalogueError.self) { try await server.catalogue.page(1) }
  }

  @Test func `a server stops when its last reference is released`() async throws {
    let url = try await CatalogueServer.start(latency: .zero).url

    // The server ends during the requests: a connection is refused, or closed during an answer.
    await #expect(throws: CatalogueError.self) {
      while true { _ = try await MovieCatalogue.http(url: url, timeout: patience).page(1) }
    }
  }
}

/// Longer than any expected answer takes.
private let patience = Duration.seconds(60)

extension CatalogueServer {
  fileprivate var catalogue: MovieCatalogue { .http(url: url, timeout: patience) }
}
