extension LoopClock {
  /// A closure that returns the time since this call.
  @usableFromInline
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension Duration {
  /// The whole nanoseconds of the duration, within the range of an `Int` (292 years).
  package var wholeNanoseconds: Int { Int(clamping: attoseconds / 1_000_000_000) }
}
