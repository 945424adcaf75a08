/// A notice that the loop got about a run, for a recording.
package enum RunMail: Hashable, Sendable {
  /// The run with this generation (its number in the loop) has ended, with the description of an
  /// uncaught error or without.
  case finished(Int, error: String?)
  /// The delay of the run with this generation is over.
  case due(Int)
}

/// The error of a run in a recording.
package struct RecordedError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

extension FeedbackLoop {
  /// The event that led to the state, or nil for the first state and after the stop.
  package var lastEvent: Event? { engine.machine.cause }
}

/// Replays of recordings: no effect is carried out, except those of the terminal, and the events of
/// the recorded effects are given to the loop at the points at which they were reduced.
extension FeedbackLoop {
  /// Calls the body for the first state and after each event, from now on, with the origin of the
  /// event.
  package func watchEvents(_ body: @escaping @MainActor (EventOrigin) -> Void) {
    engine.watching.onEvent = { origin in MainActor.assumeIsolated { body(origin) } }
    engine.isWatched = true
  }

  /// Calls the body before each event is reduced, from now on, with the event, its origin, the run
  /// that sent it or nil, and the number of the state to which it will lead.
  ///
  /// The body must not call the loop.
  package func recordEvents(
    _ body: @escaping @MainActor (Event, EventOrigin, RunDescription?, Int) -> Void
  ) {
    engine.machine.beforeReduction = { [watching] event, origin, run, state in
      // All that is recorded from here on belongs to the new state, even before its publication.
      watching.stateNumber = state
      MainActor.assumeIsolated { body(event, origin, run, state) }
    }
    engine.machine.recording = watching
    engine.isWatched = true
  }

  /// Calls the body with each notice about a run, from now on.
  ///
  /// The body also gets the run, or nil if the notice is the end of a run that had ended before or
  /// was revoked.
  package func recordRunMail(_ body: @escaping @MainActor (RunMail, RunDescription?) -> Void) {
    engine.watching.onRunMail = { mail, run in MainActor.assumeIsolated { body(mail, run) } }
  }

  /// Carries out no effect except those of the terminal's feedbacks.
  ///
  /// Called before the start of the loop.
  ///
  /// - Parameter beforeEvent: Called before an event of an input is sent, to replay the events from
  ///   elsewhere that the recorded session reduced after it had read the input and before this
  ///   event.
  package func beginReplay(beforeEvent: @escaping @MainActor () -> Void) {
    engine.watching.isReplaying = true
    engine.watching.beforeEvent = { MainActor.assumeIsolated { beforeEvent() } }
    engine.runner.startedInReplay = engine.machine.terminalFeedbacks
  }

  /// The data that traces, recordings and replays of the loop need.
  package var watching: LoopWatching { engine.watching }

  /// The number of the current state.
  package var stateNumber: Int { engine.machine.stateNumber }

  /// The current run with a number (its generation), or nil if there is none.
  package func run(withNumber generation: Int) -> RunDescription? {
    engine.machine.run(withGeneration: generation).map { engine.machine.describe($0) }
  }

  /// Whether the loop reduces events now.
  package var isDraining: Bool { engine.isDraining }

  /// Whether events are queued.
  package var hasQueuedEvents: Bool { engine.machine.queuedCount > 0 }

  /// Reduces a recorded event before all queued ones: now, or as the next event of a drain that
  /// runs.
  ///
  /// - Parameter generation: That of the run that sent the event, or nil for an event from outside.
  package func replay(_ event: Event, fromRun generation: Int?) {
    let run = generation.flatMap { engine.machine.run(withGeneration: $0) }
    engine.machine.replayFirst(event, from: run)
    engine.continueReplay()
  }

  /// Handles recorded mail of a run.
  ///
  /// - Returns: False if there is no such run.
  package func replay(_ mail: RunMail) -> Bool {
    switch mail {
    case .finished(let generation, let error):
      guard let run = engine.machine.run(withGeneration: generation) else { return false }
      if let error {
        engine.machine.finish(run, throwing: RecordedError(description: error))
      } else {
        engine.machine.finish(run)
      }
      engine.runner.remove(run)
      engine.machine.release(run)
    case .due(let generation):
      guard let run = engine.machine.run(withGeneration: generation),
        let effect = engine.runner.takeDelayedInReplay(run)
      else { return false }
      engine.machine.startDelayed(run, Effect(kind: effect))
    }
    engine.continueReplay()
    return true
  }

  /// Reduces the queued events, unless the loop does so already.
  package func continueReplay() { engine.continueReplay() }

  /// Publishes the state to the feedbacks that show states, between two events of a drain.
  package func settleForReplay() { engine.settle() }

  /// Ends the drain after the event whose state is being published: an input comes next.
  package func cutReplay() { engine.watching.isCutRequested = true }
}

extension LoopEngine {
  /// Sends an event of an input in a replay.
  @usableFromInline
  func sendInReplay(_ event: Event) {
    watching.beforeEvent()
    send(.event(event))
  }

  /// Reduces the queued events, unless a drain runs.
  func continueReplay() {
    guard beginDrain() else { return }
    drain(past: machine.nextSequence)
  }
}

extension FeedbackLoop {
  /// Whether a run belongs to a feedback that reads inputs or shows states.
  package func isOfTerminal(_ run: RunDescription) -> Bool {
    engine.machine.terminalFeedbacks.contains(run.run.feedback)
  }
}

extension LoopStateMachine {
  /// The indices of the feedbacks that read inputs or show states.
  var terminalFeedbacks: Set<Int> {
    Set(traits.indices.filter { traits[$0].sendsInputs || traits[$0].delivery == .settledStates })
  }

  /// Queues a recorded event before all queued ones.
  mutating func replayFirst(_ event: Event, from run: RunID?) {
    guard let run, !traits[run.feedback].sendsFacts else {
      let source = run.map { EventSource.fact($0) } ?? .outside
      _ = queue.prepend(queue.entry(.event(event), from: source, receipt: nil, isMail: true))
      return
    }
    let sequence = queue.prepend(
      queue.entry(.event(event), from: .run(run), receipt: nil, isMail: true))
    attachments[run.feedback].runs.eventQueued(by: run, at: sequence)
  }
}
