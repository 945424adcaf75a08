import DemoHTTP
package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension MovieCatalogue {
  /// A catalogue over HTTP, in the format of the lists of The Movie Database (TMDB).
  ///
  /// - Parameters:
  ///   - url: The address of the list, for example `https://api.themoviedb.org/3/movie/top_rated`.
  ///   - key: An API key (32 hexadecimal digits) or an access token; it never appears in an error.
  ///   - timeout: The maximum time from a request to the last byte of its answer; above 0.
  ///   - clock: The clock of `timeout`.
  package static func http(
    url: URL, key: String? = nil, timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> MovieCatalogue {
    let client = CatalogueClient(url: url, key: key, timeout: timeout, clock: clock)
    return MovieCatalogue {
      try await client.page($0)
    } film: {
      try await client.film($0)
    }
  }
}

/// A client of a film service.
struct CatalogueClient: Sendable {
  private let url: URL
  private let key: String?
  private let client: HTTPClient

  /// Opens a URL session; the `delegate` is notified when the session ends.
  init(
    url: URL, key: String?, timeout: Duration, clock: any Clock<Duration>,
    delegate: (any URLSessionDelegate)? = nil
  ) {
    self.url = url
    self.key = key
    client = HTTPClient(timeout: timeout, clock: clock, delegate: delegate)
  }

  /// Requests a page.
  ///
  /// - Throws: `CatalogueError`, or `CancellationError` if the task is cancelled.
  func page(_ number: Int) async throws -> MoviePage {
    let (body, status) = try await answer(
      to: CatalogueProtocol.request(page: number, of: url, key: key))
    return try CatalogueProtocol.page(number, in: body, status: status, hadKey: key != nil)
  }

  /// Requests a film.
  ///
  /// - Throws: `CatalogueError`, or `CancellationError` if the task is cancelled.
  func film(_ id: Movie.ID) async throws -> Movie {
    let (body, status) = try await answer(
      to: CatalogueProtocol.request(film: id, of: url, key: key))
    return try CatalogueProtocol.film(id, in: body, status: status, hadKey: key != nil)
  }

  private func answer(to request: URLRequest) async throws -> (Data, status: Int) {
    do {
      let (body, response) = try await client.answer(to: request)
      return (body, response.statusCode)
    } catch let error as ConnectionError {
      throw CatalogueError(error)
    }
  }
}

extension CatalogueError {
  /// Makes the error that tells users why a connection failed.
  init(_ error: URLError) { self.init(ConnectionError(error)) }

  init(_ error: ConnectionError) {
    let code: Code =
      switch error {
      case .timedOut: .timedOut
      case .refused: .connectionRefused
      case .offline: .offline
      case .unknownHost: .unknownHost
      case .failed(let reason): .connectionFailed(reason)
      }
    self.init(code)
  }
}
