import FeedbackCore

extension LoopClock {
  /// The time since this call.
  func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
