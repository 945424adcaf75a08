public import Synchronization

/// What passes between a session and its loop without a proof that both are on the main actor.
@usableFromInline final class SessionNews: Sendable {
  @usableFromInline let newState = Atomic(false)
  @usableFromInline let awaited = Atomic(false)

  init() {}

  /// Whether the session takes input, and looks by itself at what has come of it.
  @inlinable var isAwaited: Bool {
    get { awaited.load(ordering: .relaxed) }
    set { awaited.store(newValue, ordering: .relaxed) }
  }

  /// There is another state than the one that was laid out.
  @inlinable func stateChanged() { newState.store(true, ordering: .relaxed) }

  /// Whether there is another state than the one that was laid out.
  ///
  /// Asked a second time, it is no news any more.
  func takeStateChange() -> Bool { newState.exchange(false, ordering: .relaxed) }
}
