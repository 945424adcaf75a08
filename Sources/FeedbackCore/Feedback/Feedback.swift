/// Turns states into events: it gets states and decides which effects run.
///
/// A feedback is a description without memory. When it is *attached* to a loop, the loop makes an
/// `AttachedFeedback` of it, which has the memory, such as the last request.
public struct Feedback<State: Sendable, Event: Sendable>: Sendable {
  /// The name in tests, traces and diagnostics.
  ///
  /// A loop makes the names of its feedbacks unique, such as those of three children of one type:
  /// in the order of declaration they become `load`, `load 2`, `load 3`.
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
    sendsInputs: Bool = false,
    attach: @escaping @Sendable () -> AttachedFeedback<State, Event>
  ) {
    self.name = name
    traits = FeedbackTraits(
      policy: policy, delivery: delivery, sendsFacts: sendsFacts, answersEvents: answersEvents,
      survivesPause: survivesPause, sendsInputs: sendsInputs)
    self.attach = attach
  }
}

/// The treatment of a feedback and its runs by a loop.
@usableFromInline
package struct FeedbackTraits: Sendable {
  @usableFromInline package var policy: RunPolicy
  @usableFromInline package let delivery: FeedbackDelivery
  /// Whether the queued events of its runs are facts, which are reduced even after their run was
  /// revoked.
  @usableFromInline package let sendsFacts: Bool
  /// Whether its runs answer events and not requests: a new run then replaces only runs that still
  /// work, and the queued events of finished runs stay.
  @usableFromInline package let answersEvents: Bool
  /// Whether it stays attached while the loop is paused.
  @usableFromInline package let survivesPause: Bool
  /// Whether its events come from the user's inputs: traces and recordings show them as events from
  /// outside the loop, and not as those of an effect.
  @usableFromInline package let sendsInputs: Bool
  /// The completion of its effects before the program exits; nil if the exit does not wait for
  /// them.
  @usableFromInline package var completion: Completion?

  @inlinable
  init(
    policy: RunPolicy, delivery: FeedbackDelivery, sendsFacts: Bool, answersEvents: Bool,
    survivesPause: Bool, sendsInputs: Bool
  ) {
    self.policy = policy
    self.delivery = delivery
    self.sendsFacts = sendsFacts
    self.answersEvents = answersEvents
    self.survivesPause = survivesPause
    self.sendsInputs = sendsInputs
  }
}

/// The states that a feedback gets.
@usableFromInline
package enum FeedbackDelivery: Hashable, Sendable {
  /// Every state, before the next event is reduced.
  case everyState
  /// Only the state at the end of a drain or of a slice (``FeedbackLoop``), which a screen shows.
  case settledStates
}

/// A feedback in a loop, with its memory: its input is states, its output is changes of its runs.
///
/// It consists of closures instead of conforming to a protocol, because the compiler specializes a
/// closure for its types, but calls a protocol's methods of a generic type indirectly, through a
/// table.
@usableFromInline
package struct AttachedFeedback<State: Sendable, Event: Sendable> {
  @usableFromInline package typealias Changes = [RunChange<Event>]
  @usableFromInline package typealias Publish = (State, Event?, inout Changes) -> Void

  /// Called with a state and the event that led to it.
  ///
  /// The event is nil for the first state that the feedback gets. The feedback of a child also gets
  /// nil for an event that was not the child's.
  @usableFromInline package let publish: Publish
  /// Withdraws the requests that a state no longer contains, before any feedback gets the state;
  /// nil if no requests have to be withdrawn early.
  @usableFromInline package let withdrawLost: ((State, inout Changes) -> Void)?
  /// Withdraws all requests, because the feedback is detached.
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
