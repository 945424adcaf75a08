import FeedbackCore

/// Stops a loop from code that is not isolated, but runs on the main actor.
final class Stopper: Sendable {
  @MainActor weak var loop: AppendingLoop?

  func stop() {
    MainActor.assumeIsolated { loop?.stop() }
  }
}
