import Synchronization

/// The successive values of a request while one run works on it.
///
/// An iteration begins with the current value; a slow consumer gets only the latest value.
public final class RequestValues<Request: Sendable>: AsyncSequence, Sendable {
  private struct Contents {
    var current: Request
    /// The number of the value; the first value has the number 0.
    var number = 0
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
    observe(body, beginningWith: { _ in })
  }

  private func observe(
    _ body: @escaping @Sendable (Request) -> Void, beginningWith begin: (Request) -> Void
  ) -> Cancellation {
    let id = contents.withLock { contents in
      begin(contents.current)
      return observers.add(knowing: contents.number, body)
    }
    return observers.cancellation(of: id)
  }

  /// Iterates over the current value and the later ones.
  public func makeAsyncIterator() -> AsyncStream<Request>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Request.self, bufferingPolicy: .bufferingNewest(1))
    // The current value is read in one step with the registration: no value between them is lost.
    let observation = observe({ continuation.yield($0) }, beginningWith: { continuation.yield($0) })
    continuation.onTermination = { _ in observation.cancel() }
    return stream.makeAsyncIterator()
  }

  @usableFromInline
  func update(to request: Request) {
    let number = contents.withLock { contents in
      contents.current = request
      contents.number += 1
      return contents.number
    }
    observers.notify(request, number: number)
  }
}
