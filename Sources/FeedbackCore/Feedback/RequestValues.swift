import Synchronization

/// The values that a request takes while one run works on it.
///
/// A sequence of them begins with the value now; who is slow gets the latest.
public final class RequestValues<Request: Sendable>: AsyncSequence, Sendable {
  private struct Contents {
    var current: Request
    var observers: [(id: Int, tell: @Sendable (Request) -> Void)] = []
    var lastID = 0
  }

  private let contents: Mutex<Contents>

  @usableFromInline
  init(_ request: Request) {
    contents = Mutex(Contents(current: request))
  }

  /// The value now, which may be newer than the one that started the run.
  public var current: Request { contents.withLock(\.current) }

  /// Calls the body with each later value, on the loop's isolation while the state is published,
  /// until cancelled.
  public func observe(_ body: @escaping @Sendable (Request) -> Void) -> Cancellation {
    observe(body, beginningWith: { _ in })
  }

  private func observe(
    _ body: @escaping @Sendable (Request) -> Void, beginningWith begin: (Request) -> Void
  ) -> Cancellation {
    let id = contents.withLock { contents in
      begin(contents.current)
      contents.lastID += 1
      contents.observers.append((contents.lastID, body))
      return contents.lastID
    }
    return Cancellation { [weak self] in
      self?.contents.withLock { $0.observers.removeAll { $0.id == id } }
    }
  }

  /// Iterates over the value now and the later ones.
  public func makeAsyncIterator() -> AsyncStream<Request>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Request.self, bufferingPolicy: .bufferingNewest(1))
    // At once with the registration, so that no value falls between the two.
    let observation = observe({ continuation.yield($0) }, beginningWith: { continuation.yield($0) })
    continuation.onTermination = { _ in observation() }
    return stream.makeAsyncIterator()
  }

  @usableFromInline
  func update(to request: Request) {
    let observers = contents.withLock { contents in
      contents.current = request
      return contents.observers
    }
    for observer in observers { observer.tell(request) }
  }
}
