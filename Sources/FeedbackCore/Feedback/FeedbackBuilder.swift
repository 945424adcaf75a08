/// Builds a list of feedbacks.
@resultBuilder public enum FeedbackBuilder<State: Sendable, Event: Sendable> {
  /// One feedback.
  public static func buildExpression(
    _ feedback: Feedback<State, Event>
  ) -> [Feedback<State, Event>] { [feedback] }

  /// A list of feedbacks, such as the value of a property.
  public static func buildExpression(
    _ feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// The feedbacks of all statements, in the order of the statements.
  public static func buildBlock(
    _ feedbacks: [Feedback<State, Event>]...
  ) -> [Feedback<State, Event>] { feedbacks.flatMap(\.self) }

  /// The feedbacks of an `if` without `else`.
  public static func buildOptional(
    _ feedbacks: [Feedback<State, Event>]?
  ) -> [Feedback<State, Event>] { feedbacks ?? [] }

  /// The feedbacks of the first branch of an `if` or a `switch`.
  public static func buildEither(
    first feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// The feedbacks of the second branch of an `if` or a `switch`.
  public static func buildEither(
    second feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// The feedbacks of all iterations of a `for` loop.
  public static func buildArray(
    _ feedbacks: [[Feedback<State, Event>]]
  ) -> [Feedback<State, Event>] { feedbacks.flatMap(\.self) }
}
