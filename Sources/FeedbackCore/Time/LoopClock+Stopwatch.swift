extension LoopClock {
  /// A closure that returns the time since this call.
  @usableFromInline
  package func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
