package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension MovieCatalogue {
  /// A catalogue behind HTTP, in the shape of TMDB's lists.
  ///
  /// - Parameters:
  ///   - url: The list, for example `https://api.themoviedb.org/3/movie/top_rated`.
  ///   - key: An API key (32 hexadecimal digits) or an access token; it never appears in an error.
  ///   - timeout: How long a page may take, from the request to the answer's last byte; above 0.
  ///   - clock: What measures `timeout`.
  package static func http(
    url: URL, key: String? = nil, timeout: Duration = .seconds(10),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> MovieCatalogue {
    let client = CatalogueClient(url: url, key: key, timeout: timeout, clock: clock)
    return MovieCatalogue { try await client.page($0) }
  }
}

/// A session with the service; it has identity because the session has to be closed once.
///
/// It lives as long as the catalogue that uses it, and its requests die with it.
final class CatalogueClient: Sendable {
  private let url: URL
  private let key: String?
  private let timeout: Duration
  private let clock: any Clock<Duration>
  private let session: URLSession

  /// Opens a session; the `delegate` hears of its end.
  init(
    url: URL, key: String?, timeout: Duration, clock: any Clock<Duration>,
    delegate: (any URLSessionDelegate)? = nil
  ) {
    precondition(timeout > .zero, "A page needs some time to arrive.")
    self.url = url
    self.key = key
    self.timeout = timeout
    self.clock = clock
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // FoundationNetworking on Linux cuts these to whole seconds, and 0 fails at once: they are only
    // the net below the clock, which measures the time that was asked for.
    let wholeSeconds = TimeInterval(timeout.components.seconds) + 1
    configuration.timeoutIntervalForRequest = wholeSeconds
    configuration.timeoutIntervalForResource = wholeSeconds
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// Asks for a page; throws `CatalogueError` or `CancellationError`.
  func page(_ number: Int) async throws -> MoviePage {
    let request = CatalogueProtocol.request(page: number, of: url, key: key)
    let (body, response) = try await withTimeout { try await self.answer(to: request) }
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw CatalogueError(.malformed("it is not HTTP"))
    }
    return try CatalogueProtocol.page(number, in: body, status: status, hadKey: key != nil)
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.answer(to: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      throw CatalogueError(error)
    }
  }

  private func withTimeout<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await withThrowingTaskGroup(of: Answer.self) { [clock, timeout] group in
      group.addTask { try await work() }
      group.addTask {
        try await clock.sleep(for: timeout)
        throw CatalogueError(.timedOut)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}

extension CatalogueError {
  /// What a failure of the connection means for a reader.
  init(_ error: URLError) {
    switch error.code {
    case .timedOut: self.init(.timedOut)
    case .cannotConnectToHost: self.init(.connectionRefused)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self.init(.offline)
    case .cannotFindHost, .dnsLookupFailed: self.init(.unknownHost)
    // A connection that breaks in the middle of an answer is `.networkConnectionLost` on macOS and
    // `.unknown`, with curl's words, on Linux: both have a reason to show, in different words.
    default: self.init(.connectionFailed(error.reason))
    }
  }
}

extension URLError {
  /// The system's words without the full stop that a sentence around them brings.
  fileprivate var reason: String {
    let words = localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
