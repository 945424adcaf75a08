import Synchronization

/// A clock that stands still until it is told how much time has passed.
///
/// Timers fire, and sleepers wake, while ``advance(by:)`` runs: in the order of their deadlines,
/// those with the same deadline in the order in which they were made.
public final class VirtualClock: LoopClock {
  /// A time on the clock, as a duration since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let elapsed: Duration

    /// The instant a duration later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether one instant is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct Timer {
    let id: Int
    var deadline: Instant
    let period: Duration?
    let isSleeper: Bool
    let action: @Sendable () -> Void
  }

  private struct Times {
    var now = Instant(elapsed: .zero)
    var timers: [Timer] = []
    var nextID = 0
  }

  private let times = Mutex(Times())

  /// Makes a clock that shows zero.
  public init() {}

  /// The time the clock shows.
  public var now: Instant { times.withLock { $0.now } }

  /// As fine as a duration can say.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// When the next timer fires or sleeper wakes; nil where none waits.
  public var nextDeadline: Instant? {
    times.withLock { times in times.timers.map(\.deadline).min() }
  }

  /// How many tasks sleep on this clock.
  public var sleeperCount: Int {
    times.withLock { times in times.timers.count(where: \.isSleeper) }
  }

  /// Moves the time on and fires what comes due on the way.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves the time on to an instant and fires what comes due on the way.
  ///
  /// The time never goes back.
  public func advance(to target: Instant) {
    while let action = dueAction(by: target) { action() }
  }

  /// Fires the action at its time, while the clock is advanced.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let id = add(
      deadline: now.advanced(by: duration), period: repeats ? duration : nil, isSleeper: false,
      action)
    return Cancellation { [weak self] in self?.remove(id) }
  }

  /// Waits until the clock has been advanced to the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let (wakes, wake) = AsyncStream<Void>.makeStream()
    let id = add(deadline: deadline, period: nil, isSleeper: true) { wake.finish() }
    for await _ in wakes {}
    remove(id)
    try Task.checkCancellation()
  }

  private func add(
    deadline: Instant, period: Duration?, isSleeper: Bool, _ action: @escaping @Sendable () -> Void
  ) -> Int {
    times.withLock { times in
      times.nextID += 1
      times.timers.append(
        Timer(
          id: times.nextID, deadline: deadline, period: period, isSleeper: isSleeper,
          action: action))
      return times.nextID
    }
  }

  private func remove(_ id: Int) {
    times.withLock { times in times.timers.removeAll { $0.id == id } }
  }

  /// Takes the first timer that is due by then; where none is, the time is then.
  private func dueAction(by target: Instant) -> (@Sendable () -> Void)? {
    times.withLock { times in
      let due = times.timers.indices.min { left, right in
        let (left, right) = (times.timers[left], times.timers[right])
        return (left.deadline, left.id) < (right.deadline, right.id)
      }
      guard let due, times.timers[due].deadline <= target else {
        times.now = max(times.now, target)
        return nil
      }
      let timer = times.timers[due]
      times.now = max(times.now, timer.deadline)
      if let period = timer.period {
        times.timers[due].deadline = timer.deadline.advanced(by: period)
      } else {
        times.timers.remove(at: due)
      }
      return timer.action
    }
  }
}
