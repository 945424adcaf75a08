/// Turns states into events: told of every state, it decides which effects should be running.
///
/// A feedback is a recipe. A loop that gets it makes the part that remembers, the
/// `AttachedFeedback`, for itself.
public struct Feedback<State: Sendable, Event: Sendable>: Sendable {
  /// What it is called in tests and diagnostics.
  public let name: String
  package let policy: RunPolicy
  package let delivery: FeedbackDelivery
  /// Whether what its runs sent is reduced even where the run was revoked meanwhile.
  package let sendsFacts: Bool
  package let attach: @Sendable () -> any AttachedFeedback<State, Event>

  package init(
    _ name: String, policy: RunPolicy = .latest, delivery: FeedbackDelivery = .everyState,
    sendsFacts: Bool = false,
    attach: @escaping @Sendable () -> any AttachedFeedback<State, Event>
  ) {
    self.name = name
    self.policy = policy
    self.delivery = delivery
    self.sendsFacts = sendsFacts
    self.attach = attach
  }
}

/// Which states a feedback is told of.
package enum FeedbackDelivery: Hashable, Sendable {
  /// Every state, before the next event is reduced.
  case everyState
  /// The state at the end of a drain: what a screen shows.
  case settledStates
}

/// A feedback in a loop, with what it remembers.
///
/// A pure machine: states in, wishes about runs out.
package protocol AttachedFeedback<State, Event> {
  associatedtype State: Sendable
  associatedtype Event: Sendable

  /// Withdraws what has no place in the state any more, before any feedback is told of it.
  mutating func withdrawLost(in state: State, into changes: inout [RunChange<Event>])

  /// Is told of a state and the event that led to it; of the first state without one.
  mutating func publish(
    _ state: State, cause: Event?, into changes: inout [RunChange<Event>])
}

extension AttachedFeedback {
  package mutating func withdrawLost(in state: State, into changes: inout [RunChange<Event>]) {}
}

/// Builds a list of feedbacks.
@resultBuilder public enum FeedbackBuilder<State: Sendable, Event: Sendable> {
  /// One feedback.
  public static func buildExpression(
    _ feedback: Feedback<State, Event>
  ) -> [Feedback<State, Event>] { [feedback] }

  /// A list of feedbacks, as a scope has it.
  public static func buildExpression(
    _ feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// All of them, in order.
  public static func buildBlock(
    _ feedbacks: [Feedback<State, Event>]...
  ) -> [Feedback<State, Event>] { feedbacks.flatMap(\.self) }

  /// Feedbacks that are there on a condition.
  public static func buildOptional(
    _ feedbacks: [Feedback<State, Event>]?
  ) -> [Feedback<State, Event>] { feedbacks ?? [] }

  /// The first branch.
  public static func buildEither(
    first feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// The second branch.
  public static func buildEither(
    second feedbacks: [Feedback<State, Event>]
  ) -> [Feedback<State, Event>] { feedbacks }

  /// Those of every turn of a loop.
  public static func buildArray(
    _ feedbacks: [[Feedback<State, Event>]]
  ) -> [Feedback<State, Event>] { feedbacks.flatMap(\.self) }
}
