import Synchronization

/// A clock whose time changes only by ``advance(by:)`` and ``advance(to:)``.
///
/// Timers fire and sleepers wake during these calls: in the order of their deadlines, and at the
/// same deadline in the order in which they were made.
public final class VirtualClock: LoopClock {
  /// A time on the clock, as a duration since the clock was made.
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
    /// Nil for a timer that no task waits for.
    let sleeper: Sleeper?
    let action: @MainActor @Sendable () -> Void
  }

  /// A task that sleeps.
  package struct Sleeper: Sendable {
    /// The effect that the task works for, or nil if that is unknown.
    package let effect: EffectBody?
  }

  private struct Times {
    var now = Instant(elapsed: .zero)
    var timers: [Timer] = []
    var lastID = 0

    mutating func newID() -> Int {
      lastID += 1
      return lastID
    }

    mutating func add(
      _ id: Int, deadline: Instant, period: Duration? = nil, sleeper: Sleeper? = nil,
      action: @escaping @MainActor @Sendable () -> Void
    ) {
      timers.append(
        Timer(id: id, deadline: deadline, period: period, sleeper: sleeper, action: action))
    }

    /// The index of the next timer: of equal deadlines, that of the timer that was made first.
    var next: Int? {
      guard var next = timers.indices.first else { return nil }
      var earliest = timers[next].deadline
      for index in timers.indices.dropFirst() {
        let deadline = timers[index].deadline
        guard deadline < earliest || deadline == earliest && timers[index].id < timers[next].id
        else { continue }
        (next, earliest) = (index, deadline)
      }
      return next
    }
  }

  private let times = Mutex(Times())
  private let ownership = Mutex(Ownership())

  private struct Ownership {
    weak var owner: (any AnyObject & Sendable)?
  }

  /// Makes a clock with the time zero.
  public init() {}

  /// The session whose loop uses the clock, so that effects of the loop can find it; held weakly.
  package var owner: (any AnyObject & Sendable)? {
    get { ownership.withLock(\.owner) }
    set { ownership.withLock { $0.owner = newValue } }
  }

  /// The current time.
  public var now: Instant { times.withLock { $0.now } }

  /// The smallest duration, an attosecond.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// The deadline of the next timer or sleeper, or nil if none waits.
  public var nextDeadline: Instant? {
    times.withLock { times in times.timers.map(\.deadline).min() }
  }

  /// The number of tasks that sleep on this clock.
  public var sleeperCount: Int { sleepers.count }

  /// The tasks that sleep on this clock.
  package var sleepers: [Sleeper] {
    times.withLock { times in times.timers.compactMap(\.sleeper) }
  }

  /// Advances the time, and fires the timers that become due.
  @MainActor public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Advances the time to an instant, and fires the timers that become due.
  ///
  /// The time never goes back.
  @MainActor public func advance(to target: Instant) {
    while fireNext(by: target) { continue }
  }

  /// Fires the next timer, or wakes the next sleeper, that is due at an instant; if there is none,
  /// advances the time to the instant.
  ///
  /// - Returns: False if there is none.
  @MainActor package func fireNext(by target: Instant) -> Bool {
    guard let action = dueAction(by: target) else { return false }
    action()
    return true
  }

  /// Schedules a timer, which fires while the clock is advanced.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    precondition(
      !repeats || duration > .zero, "An interval of \(duration) would never let the time move on.")
    let id = times.withLock { times in
      let id = times.newID()
      times.add(
        id, deadline: times.now.advanced(by: duration), period: repeats ? duration : nil,
        action: action)
      return id
    }
    return Cancellation { [weak self] in self?.remove(id) }
  }

  /// Waits until the clock has been advanced to the deadline; the tolerance is ignored.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let (wakes, wake) = AsyncStream<Void>.makeStream()
    let sleeper = Sleeper(effect: EffectBody.current)
    let id = times.withLock { $0.newID() }
    // A cancelled task no longer counts as asleep, even if it has not resumed yet: either it is
    // cancelled before its timer is added, or the handler removes the timer.
    await withTaskCancellationHandler {
      let isAsleep = times.withLock { times in
        guard deadline > times.now, !Task.isCancelled else { return false }
        times.add(id, deadline: deadline, sleeper: sleeper) { wake.finish() }
        return true
      }
      guard isAsleep else { return }
      for await _ in wakes {}
    } onCancel: {
      remove(id)
    }
    try Task.checkCancellation()
  }

  private func remove(_ id: Int) {
    // Released after the lock: the deinit of a captured value may end another timer.
    let removed = times.withLock { times in
      times.timers.firstIndex { $0.id == id }.map { times.timers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Takes the action of the first timer that is due at the target, and sets the time to its
  /// deadline.
  ///
  /// - Returns: nil if no timer is due; the time is then the target, unless it was later before.
  private func dueAction(by target: Instant) -> (@MainActor @Sendable () -> Void)? {
    times.withLock { times in
      guard let due = times.next, times.timers[due].deadline <= target else {
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
