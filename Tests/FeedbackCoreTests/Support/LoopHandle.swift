import FeedbackCore

/// Stops, pauses and resumes a loop, reads its state, and sends numbers to it if these are
/// its events, from closures that run on the main actor although their types do not say so.
@MainActor
final class LoopHandle {
  private var orders: (stop: () -> Void, pause: () -> Void, resume: () -> Void)?
  private var deliver: (Int) -> Void = { _ in }
  private var state: () -> String = { "" }

  func watch<State, Event>(_ loop: FeedbackLoop<State, Event>) {
    orders = (
      { [weak loop] in loop?.stop() }, { [weak loop] in loop?.pause() },
      { [weak loop] in loop?.resume() }
    )
    deliver = { [weak loop] event in if let event = event as? Event { loop?.send(event) } }
    state = { [weak loop] in loop.map { "\($0.state)" } ?? "gone" }
  }

  nonisolated var stateText: String { MainActor.assumeIsolated { state() } }

  nonisolated func stop() {
    MainActor.assumeIsolated { orders?.stop() }
  }

  nonisolated func pause() {
    MainActor.assumeIsolated { orders?.pause() }
  }

  nonisolated func resume() {
    MainActor.assumeIsolated { orders?.resume() }
  }

  nonisolated func send(_ event: Int) {
    MainActor.assumeIsolated { deliver(event) }
  }

  nonisolated func pauseAndResume() {
    pause()
    resume()
  }
}
