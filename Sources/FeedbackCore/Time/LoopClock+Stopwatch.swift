extension LoopClock {
  /// A closure that returns the time since this call.
  @usableFromInline
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension Duration {
  /// The whole nanoseconds of the duration.
  package var wholeNanoseconds: Int { Int(attoseconds / 1_000_000_000) }
}
