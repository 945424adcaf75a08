import FlyingFox
import FlyingSocks
package import Foundation

/// An HTTP server on this machine that serves the films which come with the demo.
///
/// It has identity because it runs: it serves until `stop()` is called or the last reference goes.
package final class CatalogueServer: Sendable {
  /// The list's address on a port that was free, for `MovieCatalogue.http`.
  package let url: URL
  private let serving: Task<Void, Never>

  private init(url: URL, serving: Task<Void, Never>) {
    self.url = url
    self.serving = serving
  }

  deinit { serving.cancel() }

  /// Starts a server, which answers when this returns.
  ///
  /// - Parameters:
  ///   - latency: How long each answer is held back.
  ///   - failureRate: The share of answers that go wrong; it has to be from 0 to 1.
  ///   - seed: Decides which ones and how; the same seed fails at the same requests.
  ///   - clock: What measures `latency`.
  /// - Throws: A `CatalogueError` when this machine has no loopback address to listen on.
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
    // A machine without IPv4. By name, because URL loading on Linux takes `[::1]` for a bad URL.
    return try await listen(at: .loopback(port: 0), host: "localhost", handler)
  }

  /// Stops serving: connections are cut, and the port is free again when this returns.
  package func stop() async {
    serving.cancel()
    await serving.value
  }

  private static func listen(
    at address: some SocketAddress, host: String, _ handler: CatalogueHandler
  ) async throws -> CatalogueServer {
    // The server's log would go to the screen, which belongs to the app.
    let server = HTTPServer(
      address: address, timeout: longestAnswer, logger: .disabled, handler: handler)
    let listening = Task { try await server.waitUntilListening() }
    let serving = Task {
      // Ends when it is cancelled, or when it cannot listen, which the task above hears of.
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

  /// In seconds; the server cuts longer answers itself, and `latency` is to be the caller's alone.
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
