import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request and waits for its answer.
  ///
  /// It does what `data(for:)` does, which on Linux (Swift 6.3) may block both who cancels and the
  /// session for ever: it cancels while the task's status is locked, and waits there for a queue
  /// that may be waiting for that lock in order to deliver the answer. Here nobody waits in a
  /// cancellation.
  func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    let work = CancellableWork()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { body, response, error in
          if let body, let response {
            continuation.resume(returning: (body, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        work.start(task)
      }
    } onCancel: {
      DispatchQueue.global().async { work.cancel() }
    }
  }
}

/// A task of a session that may be cancelled before it has started.
private final class CancellableWork: Sendable {
  private enum Phase {
    case waiting
    case started(URLSessionTask)
    case cancelled
  }

  private let phase = Mutex(Phase.waiting)

  /// Starts the task; one that is no longer wanted ends at once.
  func start(_ task: URLSessionTask) {
    let isCancelled = phase.withLock { phase in
      if case .cancelled = phase { return true }
      phase = .started(task)
      return false
    }
    task.resume()
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = phase.withLock { phase -> URLSessionTask? in
      defer { phase = .cancelled }
      return if case .started(let task) = phase { task } else { nil }
    }
    task?.cancel()
  }
}
