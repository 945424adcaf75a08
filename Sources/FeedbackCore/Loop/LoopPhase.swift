/// The state of a loop's drain, which is the work from an event until the queue is empty.
///
/// A drain that takes longer than the budget is *cut* into *slices*, between which the loop's actor
/// does other work.
@usableFromInline
enum DrainPhase {
  /// No drain runs, and none is left to continue.
  case idle
  /// The budget of a drain was used up (``LoopDiagnostic/budgetOverrun``). The loop will be woken
  /// to continue.
  case cut
  /// A drain runs.
  case running
  /// A slice of a drain that was cut runs.
  case continuing
  /// While a drain is cut, a call such as `send` reduces the queued events up to its own event.
  case guest

  /// Whether a drain runs.
  @inlinable var isDraining: Bool {
    switch self {
    case .idle, .cut: false
    case .running, .continuing, .guest: true
    }
  }

  @inlinable var isGuest: Bool {
    switch self {
    case .guest: true
    case .idle, .cut, .running, .continuing: false
    }
  }
}

/// Whether the state machine of a loop is deciding.
///
/// Only pure code of the application, reducers and requests, runs meanwhile.
@usableFromInline
enum DecisionPhase {
  case idle
  case deciding
  /// Pure code has stopped the loop, which takes effect when the machine has decided.
  case stopping
}
