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
    return MovieCatalogue { try await client.page($0) }
  }
}

/// A client of a film service, with a URL session of its own.
///
/// It is a class because its deinit closes the session, exactly once. The catalogue that uses it
/// and its requests in progress keep it alive.
final class CatalogueClient: Sendable {
  private let url: URL
  private let key: String?
  private let timeout: Duration
  private let clock: any Clock<Duration>
  private let session: URLSession

  /// Opens a URL session; the `delegate` is notified when the session ends.
  init(
    url: URL, key: String?, timeout: Duration, clock: any Clock<Duration>,
    delegate: (any URLSessionDelegate)? = nil
  ) {
    precondition(timeout > .zero, "The timeout has to be above 0.")
    self.url = url
    self.key = key
    self.timeout = timeout
    self.clock = clock
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The clock enforces the timeout; the session's own timeouts are a fallback.
    // FoundationNetworking on Linux truncates them to whole seconds, and a request with a timeout
    // of 0 seconds fails at once.
    let wholeSeconds = TimeInterval(timeout.components.seconds) + 1
    configuration.timeoutIntervalForRequest = wholeSeconds
    configuration.timeoutIntervalForResource = wholeSeconds
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// Requests a page.
  ///
  /// - Throws: `CatalogueError`, or `CancellationError` if the task is cancelled.
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
  /// Makes the error that tells users why a connection failed.
  init(_ error: URLError) {
    switch error.code {
    case .timedOut: self.init(.timedOut)
    case .cannotConnectToHost: self.init(.connectionRefused)
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: self.init(.offline)
    case .cannotFindHost, .dnsLookupFailed: self.init(.unknownHost)
    // A connection that breaks during an answer gives `.networkConnectionLost` on macOS, and
    // `.unknown` with curl's message on Linux; both show the message.
    default: self.init(.connectionFailed(error.reason))
    }
  }
}

extension URLError {
  /// The system's message without its full stop, because it becomes part of a sentence.
  fileprivate var reason: String {
    let words = localizedDescription
    return words.hasSuffix(".") ? String(words.dropLast()) : words
  }
}
