/// The intervals at which a drain (``DrainPhase``) compares its time with the budget.
///
/// To read the clock takes about as long as to reduce an event. While events are slow, a drain
/// reads it after each event; while they are quick, after up to 16. Events count as slow if those
/// since the last check took an eighth of the budget or more.
@usableFromInline
struct BudgetCheck {
  /// The time of the first check.
  let start: Duration
  private var last: Duration
  private var stride = 1

  /// The first check.
  init(start: Duration) {
    self.start = start
    last = start
  }

  /// Checks again.
  ///
  /// - Returns: the number of events until the next check.
  mutating func eventsUntilNext(now: Duration, budget: Duration) -> Int {
    stride = (now - last) * 8 < budget ? min(stride * 2, 16) : 1
    last = now
    return stride
  }
}
