/// The timers of a thread that waits; all times count from the same moment.
struct LoopTimers<Action> {
  private struct Timer {
    let id: Int
    var deadline: Duration
    /// The interval of a repeating timer, or nil.
    let period: Duration?
    let action: Action
  }

  /// The timers, unsorted: there are few.
  private var timers: [Timer] = []
  private var lastID = 0

  /// The earliest deadline, or nil if there are no timers.
  var nextDeadline: Duration? {
    timers.isEmpty ? nil : timers.lazy.map(\.deadline).min()
  }

  /// Adds an action that is due after a duration and, if it repeats, again after each such
  /// duration.
  ///
  /// - Returns: The identifier for removing it.
  mutating func add(
    after duration: Duration, repeats: Bool, now: Duration, _ action: Action
  ) -> Int {
    // Three centuries are long enough, and their sum with the current time cannot overflow.
    let duration = min(max(.zero, duration), .seconds(9_000_000_000))
    lastID += 1
    timers.append(
      Timer(
        id: lastID, deadline: now + duration,
        period: repeats ? max(duration, .nanoseconds(1)) : nil, action: action))
    return lastID
  }

  /// Removes a timer.
  ///
  /// - Returns: The action. The caller releases it, because the deinit of a captured value may
  ///   remove another timer.
  mutating func remove(_ id: Int) -> Action? {
    timers.firstIndex { $0.id == id }.map { timers.remove(at: $0).action }
  }

  /// Takes the action with the earliest deadline up to the time `now`, or returns nil if none is
  /// due.
  ///
  /// The next deadline of a repeating action is later than `now`.
  mutating func takeDue(at now: Duration) -> Action? {
    let due = timers.indices.filter { timers[$0].deadline <= now }
    guard let index = due.min(by: { timers[$0].deadline < timers[$1].deadline }) else { return nil }
    guard let period = timers[index].period else { return timers.remove(at: index).action }
    // A late call of an action does not delay its next call. If the next call would be due already,
    // the interval begins now.
    timers[index].deadline += period
    if timers[index].deadline <= now { timers[index].deadline = now + period }
    return timers[index].action
  }
}
