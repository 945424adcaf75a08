package import FlyingFox
import FlyingSocks
package import Foundation

/// An HTTP server on this machine.
///
/// It is a class because it owns a running server: it serves until `stop()` is called or its last
/// reference is released.
package final class LoopbackServer: Sendable {
  /// The address of the served path, with a port that the system has chosen.
  package let url: URL
  private let serving: Task<Void, Never>

  private init(url: URL, serving: Task<Void, Never>) {
    self.url = url
    self.serving = serving
  }

  deinit { serving.cancel() }

  /// Starts a server, which accepts requests when this returns.
  ///
  /// - Throws: A `ConnectionError` if the server cannot listen on a loopback address.
  package static func start(
    path: String, handler: any HTTPHandler
  ) async throws -> LoopbackServer {
    if let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: 0),
      let server = try? await listen(at: address, host: "127.0.0.1", path, handler)
    {
      return server
    }
    // On a machine without IPv4, listen on IPv6. The URL contains `localhost`, because URL loading
    // on Linux rejects a URL with the host `[::1]`.
    return try await listen(at: .loopback(port: 0), host: "localhost", path, handler)
  }

  /// Stops the server; when this returns, it has closed its connections and no longer listens.
  package func stop() async {
    serving.cancel()
    await serving.value
  }

  private static func listen(
    at address: some SocketAddress, host: String, _ path: String, _ handler: any HTTPHandler
  ) async throws -> LoopbackServer {
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
      return LoopbackServer(url: try await server.url(host: host, path: path), serving: serving)
    } catch {
      serving.cancel()
      throw ConnectionError.failed("no server can listen on this machine")
    }
  }

  /// In seconds, a day: the server gives up an answer that takes longer.
  private static let longestAnswer: TimeInterval = 24 * 60 * 60
}

extension HTTPServer {
  fileprivate func url(host: String, path: String) throws -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = host
    components.path = path
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
