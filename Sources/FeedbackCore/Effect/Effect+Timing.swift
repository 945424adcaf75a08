import Synchronization

/// Effects that wait, try again, or give up, on the loop's clock.
extension Effect {
  /// The same effect after a time; what revokes the run ends the wait.
  public func delayed(by time: Duration) -> Effect {
    Effect(kind: .delayed(.time(time), kind))
  }

  /// The same effect, not before a time has passed since the one before it in the same pace.
  package func paced(_ pace: Pace, _ interval: Duration) -> Effect {
    Effect(kind: .delayed(.pace(pace, interval), kind))
  }

  /// The same work, tried again after it threw an error, as long as the back-off has a delay for
  /// another try.
  ///
  /// The last error is the effect's own. Only asynchronous work can fail: other effects are as they
  /// were.
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
            try await context.clock.sleep(for: delay)
          }
        }
      }
    }
  }

  /// The same work, which throws a ``TimeoutError`` where it takes longer.
  ///
  /// What it sends after that is left out, and its task is cancelled; work that does not heed its
  /// cancellation keeps the error back until it ends. Only asynchronous work can take its time:
  /// other effects are as they were.
  public func timeout(after limit: Duration) -> Effect {
    mapWork { work in
      { context in
        let gate = Gate()
        return try await withThrowingTaskGroup(of: Race<Event>.self) { group in
          group.addTask { .answered(try await work(context.passing(gate))) }
          group.addTask {
            try await context.clock.sleep(for: limit)
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
    Effect(kind: kind.mapWork(transform))
  }
}

/// How a race between work and its time limit ended.
private enum Race<Event: Sendable>: Sendable {
  case answered(Event?)
  case timedOut
}

extension Effect.Kind {
  fileprivate func mapWork(
    _ transform: (@escaping Effect.Work) -> Effect.Work
  ) -> Effect.Kind {
    switch self {
    case .task(let work, let recover): .task(transform(work), recover: recover)
    case .delayed(let delay, let kind): .delayed(delay, kind.mapWork(transform))
    case .first(let events, let kind): .first(events, kind.mapWork(transform))
    case .event, .events, .timer, .callback, .mainActor: self
    }
  }
}

/// How long to wait before something that failed is tried again.
public struct Backoff: Sendable {
  /// The delay after so many failures, the first being 1; nil where there is no other try.
  public let delay: @Sendable (_ failures: Int) -> Duration?

  /// Makes a back-off of a rule.
  public init(_ delay: @escaping @Sendable (_ failures: Int) -> Duration?) {
    self.delay = delay
  }

  /// Waits equally long before each try; at most so many tries in all, which is one or more.
  public static func constant(_ delay: Duration, tries: Int) -> Backoff {
    Backoff { failures in failures < tries ? delay : nil }
  }

  /// Doubles the wait before each further try, up to a limit; at most so many tries in all.
  ///
  /// There is no randomness in it: where many clients share a server, add a share that is known
  /// from the outside, such as a client's number, with ``init(_:)``.
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

/// Work took longer than it may.
public struct TimeoutError: Error, Hashable {
  /// How long it may take.
  public let limit: Duration
}

extension TimeoutError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String { "Nothing came within \(limit)." }
}

/// When the effect before began, for those who keep a distance.
@usableFromInline
package final class Pace: Sendable {
  /// Since the loop began.
  private let last = Mutex<Duration?>(nil)

  package init() {}

  /// How long to wait so that the interval has passed since the last time.
  func wait(_ interval: Duration, now: Duration) -> Duration {
    last.withLock { last in last.map { max(.zero, $0 + interval - now) } ?? .zero }
  }

  /// It begins now.
  func begin(now: Duration) {
    last.withLock { $0 = now }
  }
}

/// Lets events through until it is closed.
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
  /// The same context as long as a gate is open.
  fileprivate func passing(_ gate: Gate) -> RunContext {
    RunContext(
      send: Sender(
        post: { [send] in gate.pass($0, to: send.post) },
        deliver: { [send] letter in gate.pass(letter) { send.deliver($0) } },
        deliverBatch: { [send] body in
          send.deliverBatch { _ in
            body { event in gate.pass(.event(event, nil)) { send.deliver($0) } }
          }
        }),
      clock: clock, key: key, isOnMainActor: isOnMainActor,
      end: { [end] answers in gate.pass(answers, to: end) })
  }
}
