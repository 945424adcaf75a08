extension Feedback {
  /// Sends an event with the duration of a step, over and over while values move.
  ///
  /// While nothing moves there is no timer. All values that move together can share the feedback.
  /// Steps that a busy program misses are left out; the animation then takes longer.
  ///
  /// With reduced motion (``FeedbackLoop/reducesMotion``), the first step comes at once and has a
  /// duration of 24 hours, which ends each movement: all values reach their targets before the
  /// state is shown.
  ///
  /// - Parameters:
  ///   - stepsPerSecond: The number of steps in a second, at least 1.
  ///   - isMoving: Whether a value of the state is moving (``Animated/isMoving``).
  ///   - event: Makes the event of a step from the duration of the step, with which the reducer
  ///     calls ``Animated/advance(by:)``.
  public static func animation(
    _ name: String, stepsPerSecond: Int = 30,
    while isMoving: @escaping @Sendable (State) -> Bool, sends event: (Duration) -> Event
  ) -> Feedback {
    let interval = interval(of: stepsPerSecond)
    return steps(
      interval, name, while: isMoving, sends: event(interval), orAtOnce: event(.seconds(86_400)))
  }

  /// Sends an event for each step of a decoration that moves without end while a condition holds,
  /// such as a spinner.
  ///
  /// With reduced motion (``FeedbackLoop/reducesMotion``) there are neither events nor a timer: the
  /// decoration stands still. Nothing else may depend on the event.
  ///
  /// - Parameters:
  ///   - stepsPerSecond: The number of steps in a second, at least 1.
  ///   - condition: Whether the state shows the decoration.
  ///   - event: The event for a step.
  public static func decoration(
    _ name: String, stepsPerSecond: Int = 10,
    while condition: @escaping @Sendable (State) -> Bool, sends event: Event
  ) -> Feedback {
    steps(interval(of: stepsPerSecond), name, while: condition, sends: event, orAtOnce: nil)
  }

  private static func interval(of stepsPerSecond: Int) -> Duration {
    precondition(stepsPerSecond > 0, "A movement has at least one step in a second.")
    return .seconds(1) / stepsPerSecond
  }

  private static func steps(
    _ interval: Duration, _ name: String, while condition: @escaping @Sendable (State) -> Bool,
    sends event: Event, orAtOnce whole: Event?
  ) -> Feedback {
    react(when: condition, name) { _ in
      Effect(kind: .animation(interval, step: event, whole: whole))
    }
  }
}
