import Synchronization

/// The successive values of a request while one run works on it.
///
/// An iteration begins with the current value; a slow consumer gets only the latest value.
public final class RequestValues<Request: Sendable>: AsyncSequence, Sendable {
  private struct Contents {
    var current: Request
    /// The number of the value; the first value has the number 0.
    var number = 0
    /// The tasks that wait for the next value.
    var waits: [Wait] = []
    var lastWaitID = 0
  }

  private let contents: Mutex<Contents>
  private let observers = Listeners<Request>()

  @usableFromInline
  init(_ request: Request) {
    contents = Mutex(Contents(current: request))
  }

  /// The current value, which may be newer than the one that started the run.
  public var current: Request { contents.withLock(\.current) }

  /// Calls the body with each later value, on the loop's actor while the state is published, until
  /// cancelled.
  public func observe(_ body: @escaping @Sendable (Request) -> Void) -> Cancellation {
    let id = contents.withLock { observers.add(knowing: $0.number, body) }
    return observers.cancellation(of: id)
  }

  /// Iterates over the current value and the later ones, until the task is cancelled.
  ///
  /// With a ``VirtualClock``, an effect that waits for the next value counts as waiting, like one
  /// that sleeps on the clock.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// An iteration over the values of a request.
  public struct Iterator: AsyncIteratorProtocol {
    private let values: RequestValues
    /// The number of the last returned value, or nil before the first one.
    private var lastNumber: Int?

    init(_ values: RequestValues) { self.values = values }

    /// Waits for a value that this iteration has not returned yet, and returns the latest one; nil
    /// if the task is cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> Request? {
      await values.waitForUpdate(after: lastNumber)
      guard !Task.isCancelled else { return nil }
      let (number, request) = values.contents.withLock { ($0.number, $0.current) }
      lastNumber = number
      return request
    }
  }

  /// Waits until the number of the current value differs from a number, or the task is cancelled.
  private func waitForUpdate(after number: Int?) async {
    let id = contents.withLock { contents in
      contents.lastWaitID += 1
      return contents.lastWaitID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = contents.withLock { contents in
          // Either the task is cancelled before its wait is added, or the handler removes the wait.
          guard contents.number == number, !Task.isCancelled else { return false }
          let wait = Wait(id: id, body: EffectBody.current, continuation: continuation)
          wait.begin()
          contents.waits.append(wait)
          return true
        }
        if !isWaiting { continuation.resume() }
      }
    } onCancel: {
      let wait = contents.withLock { contents in
        contents.waits.firstIndex { $0.id == id }.map { contents.waits.remove(at: $0) }
      }
      wait?.end()
    }
  }

  @usableFromInline
  func update(to request: Request) {
    let (number, waits) = contents.withLock { contents in
      contents.current = request
      contents.number += 1
      defer { contents.waits = [] }
      return (contents.number, contents.waits)
    }
    for wait in waits { wait.end() }
    observers.notify(request, number: number)
  }
}

/// A task that waits for the next value.
private struct Wait {
  let id: Int
  /// The effect that the task works for, or nil if that is unknown.
  let body: EffectBody?
  let continuation: CheckedContinuation<Void, Never>

  /// Records that the effect waits.
  func begin() { body?.requestWaitBegins() }

  /// Records that the effect no longer waits, and resumes the task.
  func end() {
    body?.requestWaitEnds()
    continuation.resume()
  }
}
