import FeedbackCore

/// Records every state that a loop publishes to an observer, and can wait for a state.
@MainActor
final class Recorder<State: Sendable> {
  private(set) var states: [State] = []
  private var waiters:
    [(isAwaited: (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  private var observation: Cancellation?

  init<Event>(_ loop: FeedbackLoop<State, Event>) {
    observation = loop.observe { [weak self] state in self?.record(state) }
  }

  /// Waits for a state, unless it is already recorded; also returns when the test's task is
  /// cancelled, as by its time limit.
  func waitForState(where isAwaited: @escaping (State) -> Bool) async {
    guard !states.contains(where: isAwaited) else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters.append((isAwaited, $0)) }
    } onCancel: {
      Task { await giveUp() }
    }
  }

  func cancel() {
    observation?.cancel()
  }

  private func giveUp() {
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }

  private func record(_ state: State) {
    states.append(state)
    for waiter in waiters where waiter.isAwaited(state) { waiter.continuation.resume() }
    waiters.removeAll { $0.isAwaited(state) }
  }
}

extension Recorder where State: Equatable {
  func waitForState(_ state: State) async {
    await waitForState { $0 == state }
  }
}
