package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A client with a URL session of its own and a timeout.
///
/// It is a class because its deinit closes the session, exactly once. Its owner and its requests in
/// progress keep it alive.
package final class HTTPClient: Sendable {
  private let timeout: Duration
  private let clock: any Clock<Duration>
  private let session: URLSession

  /// Opens a URL session; the `delegate` is notified when the session ends.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time from a request to the last byte of its answer; above 0.
  ///   - clock: The clock of `timeout`.
  ///   - delegate: The delegate of the session.
  package init(
    timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    delegate: (any URLSessionDelegate)? = nil
  ) {
    precondition(timeout > .zero, "The timeout has to be above 0.")
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

  /// Sends a request.
  ///
  /// - Returns: The body and the head of the answer.
  /// - Throws: `ConnectionError`, or `CancellationError` if the task is cancelled.
  package func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let (body, response) = try await withTimeout { try await self.untimedAnswer(to: request) }
    guard let response = response as? HTTPURLResponse else {
      throw ConnectionError.failed("the answer is not HTTP")
    }
    return (body, response)
  }

  private func untimedAnswer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await session.answer(to: request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      throw ConnectionError(error)
    }
  }

  private func withTimeout<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    try await withThrowingTaskGroup(of: Answer.self) { [clock, timeout] group in
      group.addTask { try await work() }
      group.addTask {
        try await clock.sleep(for: timeout)
        throw ConnectionError.timedOut
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw CancellationError() }
      return first
    }
  }
}
