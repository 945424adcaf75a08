import CursesFeedback

extension Feedback<Stopwatch.State, Stopwatch.Event> {
  /// Answers each `Stopwatch.Signal` with its time on the loop's clock, counted from the start of
  /// this feedback.
  ///
  /// The reducer reads no clock, and counts no ticks: a late tick shows a time late, and never a
  /// wrong one.
  static var clock: Feedback {
    binding(
      "clock",
      connect: { context in
        let time = timer(on: context.clock)
        return RawConnection(observe: { _, cause in
          guard case .signalled(let signal) = cause else { return }
          context.send(.timed(signal, at: time()))
        })
      })
  }

  /// A closure that returns the time since this call.
  private static func timer(on clock: some LoopClock) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
