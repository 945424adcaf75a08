/// What a thread that waits is to do later, and when: all times are counted from the same moment.
struct LoopTimers<Action> {
  private struct Timer {
    let id: Int
    var deadline: Duration
    /// Nil for one that is done once.
    let period: Duration?
    let action: Action
  }

  /// In no order: there are few.
  private var timers: [Timer] = []
  private var lastID = 0

  /// When the first of them is due; nil where there is none.
  var nextDeadline: Duration? {
    timers.isEmpty ? nil : timers.lazy.map(\.deadline).min()
  }

  /// Adds something to do when a duration has passed and, where it repeats, again after each such
  /// duration.
  ///
  /// - Returns: what it is removed by.
  mutating func add(
    after duration: Duration, repeats: Bool, now: Duration, _ action: Action
  ) -> Int {
    // Three centuries are as good as more, of which the sum may be too large for a number.
    let duration = min(max(.zero, duration), .seconds(9_000_000_000))
    lastID += 1
    timers.append(
      Timer(
        id: lastID, deadline: now + duration,
        period: repeats ? max(duration, .nanoseconds(1)) : nil, action: action))
    return lastID
  }

  /// Removes an action.
  ///
  /// - Returns: the action, to be released by the caller: the deinit of a captured value may end
  ///   another timer.
  mutating func remove(_ id: Int) -> Action? {
    timers.firstIndex { $0.id == id }.map { timers.remove(at: $0).action }
  }

  /// Takes what is due at a time and was due first; what repeats is due again after that time.
  mutating func takeDue(at now: Duration) -> Action? {
    let due = timers.indices.filter { timers[$0].deadline <= now }
    guard let index = due.min(by: { timers[$0].deadline < timers[$1].deadline }) else { return nil }
    guard let period = timers[index].period else { return timers.remove(at: index).action }
    // No drift; of what was missed nothing is done.
    timers[index].deadline += period
    if timers[index].deadline <= now { timers[index].deadline = now + period }
    return timers[index].action
  }
}
