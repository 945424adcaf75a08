extension Feedback {
  /// Sends an event each time the interval has passed, as long as the condition holds; the first
  /// interval starts when the condition becomes true.
  ///
  /// The interval must be above zero.
  public static func every(
    _ interval: Duration, _ name: String,
    while condition: @escaping @Sendable (State) -> Bool = { _ in true }, sends event: Event
  ) -> Feedback {
    every({ condition($0) ? interval : nil }, name, sends: event)
  }

  /// Sends an event each time the state's interval has passed; a changed interval starts the timer
  /// again, nil stops it.
  ///
  /// An interval must be above zero.
  public static func every(
    _ interval: @escaping @Sendable (State) -> Duration?, _ name: String, sends event: Event
  ) -> Feedback {
    react(to: interval, name, effect: { .every($0, send: event) })
  }

  /// Sends an event when the state's delay has passed; a changed delay starts the timer again, nil
  /// stops it.
  public static func after(
    _ delay: @escaping @Sendable (State) -> Duration?, _ name: String, sends event: Event
  ) -> Feedback {
    react(to: delay, name, effect: { .after($0, send: event) })
  }
}
