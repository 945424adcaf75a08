import FeedbackCore

/// Stops a loop from nonisolated code that runs on the main actor.
final class Stopper: Sendable {
  @MainActor weak var loop: AppendingLoop?

  func stop() {
    MainActor.assumeIsolated { loop?.stop() }
  }
}
