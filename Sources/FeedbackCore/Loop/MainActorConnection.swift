import Synchronization

/// The registration of a run with a source on the main actor, for a loop on another actor.
///
/// Its start and its end are tasks of the main actor, which carries them out in the order in which
/// they were made: the registration of a run that is replaced ends before that of the next one
/// starts.
@MainActor final class MainActorConnection {
  private nonisolated let isCancelled = Atomic(false)
  /// Ends the registration; nil before it has started, and after its end.
  private var end: (@MainActor @Sendable () -> Void)?

  /// Registers soon, unless the connection is cancelled before.
  nonisolated init(
    _ register: @escaping @MainActor @Sendable () -> @MainActor @Sendable () -> Void
  ) {
    Task { @MainActor in
      if !isCancelled.load(ordering: .relaxed) { end = register() }
    }
  }

  /// Ends the registration soon; callable on any thread.
  nonisolated func cancel() {
    isCancelled.store(true, ordering: .relaxed)
    Task { @MainActor in end.take()?() }
  }
}
