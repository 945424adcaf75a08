/// Turns states into events: told of every state, it decides which effects should be running.
///
/// A feedback is a recipe. A loop that gets it makes the part that remembers, the
/// `AttachedFeedback`, for itself.
public struct Feedback<State: Sendable, Event: Sendable>: Sendable {
  /// What it is called in tests and diagnostics.
  ///
  /// A loop tells feedbacks of one name apart, as those of two children of one kind: in the order
  /// of their declaration they are `load`, `load 2`, `load 3`.
  public let name: String
  @usableFromInline package var traits: FeedbackTraits
  @usableFromInline package var attach: @Sendable () -> AttachedFeedback<State, Event>

  @inlinable
  package init(
    _ name: String, traits: FeedbackTraits,
    attach: @escaping @Sendable () -> AttachedFeedback<State, Event>
  ) {
    self.name = name
    self.traits = traits
    self.attach = attach
  }

  @inlinable
  package init(
    _ name: String, policy: RunPolicy = .latest, delivery: FeedbackDelivery = .everyState,
    sendsFacts: Bool = false, answersEvents: Bool = false, survivesPause: Bool = false,
    attach: @escaping @Sendable () -> AttachedFeedback<State, Event>
  ) {
    self.name = name
    traits = FeedbackTraits(
      policy: policy, delivery: delivery, sendsFacts: sendsFacts, answersEvents: answersEvents,
      survivesPause: survivesPause)
    self.attach = attach
  }
}

/// How a loop treats a feedback and its runs.
@usableFromInline
package struct FeedbackTraits: Sendable {
  @usableFromInline package var policy: RunPolicy
  @usableFromInline package let delivery: FeedbackDelivery
  /// Whether what its runs sent is reduced even where the run was revoked meanwhile.
  @usableFromInline package let sendsFacts: Bool
  /// Whether its runs answer events, and not states: a finished one is not replaced.
  @usableFromInline package let answersEvents: Bool
  /// Whether it stays attached while the loop is paused.
  @usableFromInline package let survivesPause: Bool

  @inlinable
  init(
    policy: RunPolicy, delivery: FeedbackDelivery, sendsFacts: Bool, answersEvents: Bool,
    survivesPause: Bool
  ) {
    self.policy = policy
    self.delivery = delivery
    self.sendsFacts = sendsFacts
    self.answersEvents = answersEvents
    self.survivesPause = survivesPause
  }
}

/// Which states a feedback is told of.
@usableFromInline
package enum FeedbackDelivery: Hashable, Sendable {
  /// Every state, before the next event is reduced.
  case everyState
  /// The state at the end of a drain: what a screen shows.
  case settledStates
}

/// A feedback in a loop, with what it remembers: states in, wishes about runs out.
///
/// It is made of closures, and not a protocol's, because the compiler makes a closure for the
/// types it is used with, but calls a generic type's witness through its metadata.
@usableFromInline
package struct AttachedFeedback<State: Sendable, Event: Sendable> {
  @usableFromInline package typealias Changes = [RunChange<Event>]
  @usableFromInline package typealias Publish = (State, Event?, inout Changes) -> Void

  /// Is told of a state and the event that led to it; of the first state without one.
  @usableFromInline package let publish: Publish
  /// Withdraws what has no place in the state any more, before any feedback is told of it; nil
  /// where nothing can lose its place.
  @usableFromInline package let withdrawLost: ((State, inout Changes) -> Void)?
  /// Withdraws everything: it is about to be forgotten.
  @usableFromInline package let detach: (inout Changes) -> Void

  @inlinable
  package init(
    publish: @escaping Publish,
    withdrawLost: ((State, inout Changes) -> Void)? = nil,
    detach: @escaping (inout Changes) -> Void = { changes in changes.append(.withdraw(.only)) }
  ) {
    self.publish = publish
    self.withdrawLost = withdrawLost
    self.detach = detach
  }
}
