/// A service that keeps a copy of the list.
package protocol TodoRemote: Sendable {
  /// Receives a change; throws if it cannot.
  func receive(_ entry: OutboxEntry) async throws
}

/// A simulated remote, which keeps nothing: it takes a time to answer, and fails at random.
package struct SimulatedRemote: TodoRemote {
  private let latency: Duration
  private let failureRate: Double

  /// Makes a remote; `failureRate` is the probability, from 0 to 1, that `receive` throws.
  package init(latency: Duration = .milliseconds(400), failureRate: Double = 0) {
    self.latency = latency
    self.failureRate = failureRate
  }

  package func receive(_ entry: OutboxEntry) async throws {
    try await Task.sleep(for: latency)
    if Double.random(in: 0..<1) < failureRate { throw Failure() }
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String { "the remote does not answer" }
  }
}
