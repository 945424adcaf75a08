import FeedbackCore

/// Stops a loop from closures that run on the main actor although their types do not say so.
final class Stopper: Sendable {
  @MainActor weak var loop: AppendingLoop?

  func stop() {
    MainActor.assumeIsolated { loop?.stop() }
  }
}
