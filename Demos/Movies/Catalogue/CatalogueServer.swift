import DemoHTTP
package import Foundation

/// An HTTP server on this machine that serves the demo's own films.
///
/// It serves until `stop()` is called or its last copy is released.
package struct CatalogueServer: Sendable {
  private let server: LoopbackServer

  /// The address of the list, with a port that the system has chosen; for `MovieCatalogue.http`.
  package var url: URL { server.url }

  /// Starts a server, which accepts requests when this returns.
  ///
  /// - Parameters:
  ///   - latency: The delay of each answer to a request for a page or a film; less than a day.
  ///   - failureRate: The probability that such an answer is faulty, from 0 to 1.
  ///   - seed: Determines the faults: with the same seed and rate, the n-th such request
  ///     always gets the same fault or none.
  ///   - clock: The clock of `latency`.
  /// - Throws: A `CatalogueError` if the server cannot listen on a loopback address.
  package static func start(
    latency: Duration = .milliseconds(300), failureRate: Double = 0, seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> CatalogueServer {
    let handler = CatalogueHandler(
      latency: latency, faults: FaultSequence(rate: failureRate, seed: seed), clock: clock)
    do {
      let server = try await LoopbackServer.start(path: CatalogueHandler.path, handler: handler)
      return CatalogueServer(server: server)
    } catch let error as ConnectionError {
      throw CatalogueError(error)
    }
  }

  /// Stops the server; when this returns, it has closed its connections and no longer listens.
  package func stop() async { await server.stop() }
}
