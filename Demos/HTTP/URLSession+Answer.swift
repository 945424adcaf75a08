import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request and waits for its answer.
  ///
  /// Replaces `data(for:)`, which on Linux (Swift 6.3) can block the session and the cancelling
  /// thread for ever. A cancellation there holds the lock of the task's status while it waits for a
  /// queue, and that queue may need the same lock to deliver the answer. This method cancels on
  /// another queue, without a lock.
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

/// A task of a session that can be cancelled before it has started.
private final class CancellableWork: Sendable {
  private enum Phase {
    case waiting
    case started(URLSessionTask)
    case cancelled
  }

  private let phase = Mutex(Phase.waiting)

  /// Starts the task, and cancels it at once if `cancel()` was called before.
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
