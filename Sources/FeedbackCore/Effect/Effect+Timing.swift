import Synchronization

/// Delays, retries and time limits, on the loop's clock.
extension Effect {
  /// The effect after a delay.
  ///
  /// If the run is revoked during the delay, the effect does not begin.
  public func delayed(by time: Duration) -> Effect {
    Effect(kind: .delayed(.time(time), kind), request: request)
  }

  /// The effect, delayed until an interval has passed since the last effect with the same ``Pace``
  /// began.
  package func paced(_ pace: Pace, _ interval: Duration) -> Effect {
    Effect(kind: .delayed(.pace(pace, interval), kind), request: request)
  }

  /// The effect with work that is tried again after an error, as long as the back-off has a delay
  /// for another try.
  ///
  /// If the back-off has none, the effect fails with the last error. A `CancellationError` ends the
  /// work without another try. Only asynchronous work can fail: other effects do not change.
  public func retrying(_ backoff: Backoff) -> Effect {
    mapWork { work in
      { context in
        var failures = 0
        while true {
          do {
            return try await work(context)
          } catch {
            try Task.checkCancellation()
            failures += 1
            guard !(error is CancellationError), let delay = backoff.delay(failures) else {
              throw error
            }
            try await context.clock.sleep(for: delay.bounded)
          }
        }
      }
    }
  }

  /// The effect with work that throws a ``TimeoutError`` if it takes longer than a limit.
  ///
  /// At the limit, the task of the work is cancelled; events that the work sends afterwards are
  /// dropped. The error follows when the work has ended: work that ignores its cancellation delays
  /// the error. Only asynchronous work has a duration: other effects do not change.
  public func timeout(after limit: Duration) -> Effect {
    mapWork { work in
      { context in
        let gate = Gate()
        return try await withThrowingTaskGroup(of: Race<Event>.self) { group in
          group.addTask { .answered(try await work(context.passing(gate))) }
          group.addTask {
            try await EffectBody.$current.withValue(EffectBody.current?.ofTimeLimit) {
              try await context.clock.sleep(for: limit.bounded)
            }
            return .timedOut
          }
          defer { group.cancelAll() }
          guard case .answered(let answer) = try await group.next() else {
            gate.close()
            throw TimeoutError(limit: limit)
          }
          return answer
        }
      }
    }
  }

  private func mapWork(_ transform: (@escaping Work) -> Work) -> Effect {
    Effect(kind: kind.mapWork(transform), request: request)
  }
}

/// The result of a race between work and its time limit.
private enum Race<Event: Sendable>: Sendable {
  case answered(Event?)
  case timedOut
}

extension Effect.Kind {
  /// The part of the effect that begins after a delay, or nil if the effect has no delay.
  var delayedPart: Effect.Kind? {
    switch self {
    case .delayed(_, let next): next
    case .first(_, let next): next.delayedPart
    case .event, .events, .timer, .animation, .callback, .task, .mainActor: nil
    }
  }

  /// Whether the effect begins as soon as it is started; an asynchronous body begins later.
  var beginsAtOnce: Bool {
    switch self {
    case .task, .delayed: false
    case .event, .events, .timer, .animation, .first, .callback, .mainActor: true
    }
  }

  fileprivate func mapWork(
    _ transform: (@escaping Effect.Work) -> Effect.Work
  ) -> Effect.Kind {
    switch self {
    case .task(let work, let recover): .task(transform(work), recover: recover)
    case .delayed(let delay, let kind): .delayed(delay, kind.mapWork(transform))
    case .first(let events, let kind): .first(events, kind.mapWork(transform))
    case .event, .events, .timer, .animation, .callback, .mainActor: self
    }
  }
}

/// The delays before failed work is tried again.
public struct Backoff: Sendable {
  /// The delay after a number of failures (1 or more), or nil if there is no further try.
  public let delay: @Sendable (_ failures: Int) -> Duration?

  /// Makes a back-off of a function from the number of failures to the delay.
  public init(_ delay: @escaping @Sendable (_ failures: Int) -> Duration?) {
    self.delay = delay
  }

  /// The same delay before each further try; at most `tries` tries, the first one included.
  ///
  /// Values of `tries` below 1 count as 1.
  public static func constant(_ delay: Duration, tries: Int) -> Backoff {
    Backoff { failures in failures < tries ? delay : nil }
  }

  /// A delay that doubles after each further failure, up to a limit; at most `tries` tries, the
  /// first one included.
  ///
  /// The delay after the first failure is `first`. Values of `tries` below 1 count as 1.
  ///
  /// The delays are not random: if many clients share a server, use ``init(_:)`` to add a time that
  /// differs from client to client, such as one that is derived from the client's number.
  public static func exponential(
    from first: Duration, upTo limit: Duration = .seconds(60), tries: Int
  ) -> Backoff {
    Backoff { failures in
      guard failures < tries else { return nil }
      var delay = first
      for _ in 1..<failures where delay < limit { delay *= 2 }
      return min(delay, limit)
    }
  }
}

/// The error of work that took longer than its time limit.
public struct TimeoutError: Error, Hashable {
  /// The time limit.
  public let limit: Duration
}

extension TimeoutError: CustomStringConvertible {
  /// One sentence with the time limit.
  public var description: String { "The work took longer than \(limit)." }
}

/// The time at which the last of several throttled effects began.
@usableFromInline
package final class Pace: Sendable {
  /// When the last effect began, and the one before it, as the time since the loop was made; nil
  /// for none.
  private let beginnings = Mutex<(last: Duration?, previous: Duration?)>((nil, nil))

  package init() {}

  /// The time until the interval has passed since the last effect began; zero if it has passed, or
  /// if no effect has begun.
  func wait(_ interval: Duration, now: Duration) -> Duration {
    beginnings.withLock { $0.last.map { max(.zero, $0 + interval - now) } ?? .zero }
  }

  /// Records that an effect begins.
  func begin(now: Duration) {
    beginnings.withLock { $0 = (now, $0.last) }
  }

  /// Takes back the last ``begin(now:)``: the effect was revoked before its body began.
  func takeBack() {
    beginnings.withLock { $0.last = $0.previous }
  }
}

/// Passes messages until it is closed.
private final class Gate: Sendable {
  private let isClosed = Mutex(false)

  func close() {
    isClosed.withLock { $0 = true }
  }

  func pass<Message>(_ message: Message, to send: (Message) -> Void) {
    guard !isClosed.withLock(\.self) else { return }
    send(message)
  }
}

extension RunContext {
  /// The context with a sender that sends only while the gate is open.
  fileprivate func passing(_ gate: Gate) -> RunContext {
    RunContext(
      send: Sender(
        post: { [send] in gate.pass($0, to: send.post) },
        deliver: { [send] message in gate.pass(message) { send.deliver($0) } },
        deliverBatch: { [send] body in
          send.deliverBatch { _ in
            body { event in gate.pass(.event(event, nil)) { send.deliver($0) } }
          }
        },
        droppedCount: send.dropped),
      clock: clock, key: key, isOnMainActor: isOnMainActor,
      end: { [end] answers in gate.pass(answers, to: end) })
  }
}
