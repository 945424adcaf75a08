import Synchronization

/// Those who wait for the answers to their calls.
final class Callers: Sendable {
  typealias Answer = Result<String, CallFailure>

  private struct Contents {
    var lastID = 0
    var waiting: [Call.ID: CheckedContinuation<Answer, Never>] = [:]
  }

  private let contents = Mutex(Contents())

  /// A number that no call has had.
  func makeID() -> Call.ID {
    contents.withLock { contents in
      contents.lastID += 1
      return contents.lastID
    }
  }

  /// Waits for the answer to a call, which begins when the body is called.
  func answer(to id: Call.ID, beginning body: () -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      contents.withLock { $0.waiting[id] = continuation }
      body()
    }
  }

  /// Lets a caller go on, who waits no more.
  func tell(_ id: Call.ID, _ answer: Answer) {
    contents.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: answer)
  }
}
