/// When a drain looks at the time: seldom where its events are quick, as a look costs as much as an
/// event; after each event where they are slow.
@usableFromInline
struct DrainLooks {
  /// When the drain began to be measured.
  let start: Duration
  private var last: Duration
  private var stride = 1

  /// The first look.
  init(start: Duration) {
    self.start = start
    last = start
  }

  /// Another look.
  ///
  /// - Returns: how many events there are before the next.
  mutating func look(now: Duration, budget: Duration) -> Int {
    stride = (now - last) * 8 < budget ? min(stride * 2, 16) : 1
    last = now
    return stride
  }
}
