/// When a drain looks at the time: seldom where its events are quick, as a look costs as much as an
/// event; after each event where they are slow.
@usableFromInline
struct DrainLooks {
  private var start: Duration?
  private var last = Duration.zero
  private var stride = 1
  @usableFromInline var eventsLeft = 1

  @usableFromInline init() {}

  /// Another event was reduced: whether it is time to look.
  @inlinable
  mutating func isDue() -> Bool {
    eventsLeft -= 1
    return eventsLeft <= 0
  }

  /// Looks at the time, for the first time to begin to measure.
  ///
  /// - Returns: whether the budget is used up.
  mutating func look(now: Duration, budget: Duration) -> Bool {
    let begin = start ?? now
    if start != nil { stride = (now - last) * 8 < budget ? min(stride * 2, 16) : 1 }
    start = begin
    last = now
    eventsLeft = stride
    return now - begin > budget
  }
}
