import FlyingFox
import FlyingSocks
package import Foundation

/// An HTTP server on this machine that serves the demo's own films.
///
/// It is a class because it owns a running server: it serves until `stop()` is called or its last
/// reference is released.
package final class CatalogueServer: Sendable {
  /// The address of the list, with a port that the system has chosen; for `MovieCatalogue.http`.
  package let url: URL
  private let serving: Task<Void, Never>

  private init(url: URL, serving: Task<Void, Never>) {
    self.url = url
    self.serving = serving
  }

  deinit { serving.cancel() }

  /// Starts a server, which accepts requests when this returns.
  ///
  /// - Parameters:
  ///   - latency: The delay of each answer to a request for the list; less than a day.
  ///   - failureRate: The probability that such an answer is faulty, from 0 to 1.
  ///   - seed: Determines the faults: with the same seed and rate, the n-th request for the list
  ///     always gets the same fault or none.
  ///   - clock: The clock of `latency`.
  /// - Throws: A `CatalogueError` if the server cannot listen on a loopback address.
  package static func start(
    latency: Duration = .milliseconds(300), failureRate: Double = 0, seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> CatalogueServer {
    let handler = CatalogueHandler(
      latency: latency, faults: FaultSequence(rate: failureRate, seed: seed), clock: clock)
    if let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: 0),
      let server = try? await listen(at: address, host: "127.0.0.1", handler)
    {
      return server
    }
    // On a machine without IPv4, listen on IPv6. The URL contains `localhost`, because URL loading
    // on Linux rejects a URL with the host `[::1]`.
    return try await listen(at: .loopback(port: 0), host: "localhost", handler)
  }

  /// Stops the server; when this returns, it has closed its connections and no longer listens.
  package func stop() async {
    serving.cancel()
    await serving.value
  }

  private static func listen(
    at address: some SocketAddress, host: String, _ handler: CatalogueHandler
  ) async throws -> CatalogueServer {
    // The default log of the server on Linux goes to standard output, the application's terminal.
    let server = HTTPServer(
      address: address, timeout: longestAnswer, logger: .disabled, handler: handler)
    let listening = Task { try await server.waitUntilListening() }
    let serving = Task {
      // Ends when it is cancelled, or when it cannot listen; then `listening` throws.
      try? await server.run()
      listening.cancel()
    }
    do {
      try await listening.value
      return CatalogueServer(url: try await server.url(host: host), serving: serving)
    } catch {
      serving.cancel()
      throw CatalogueError(.connectionFailed("no server can listen on this machine"))
    }
  }

  /// In seconds, a day: the server gives up an answer that takes longer.
  private static let longestAnswer: TimeInterval = 24 * 60 * 60
}

extension HTTPServer {
  fileprivate func url(host: String) throws -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = host
    components.path = CatalogueHandler.path
    components.port = listeningAddress?.port
    guard components.port != nil, let url = components.url else { throw SocketError.disconnected }
    return url
  }
}

extension Socket.Address {
  fileprivate var port: Int? {
    switch self {
    case .ip4(_, let port), .ip6(_, let port): Int(port)
    case .unix: nil
    }
  }
}
