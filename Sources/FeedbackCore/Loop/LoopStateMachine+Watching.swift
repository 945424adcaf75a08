/// What those who watch a loop want to know: tests, and traces.
extension LoopStateMachine {
  struct Watched {
    var activity: [RunActivity] = []
    var cause: EventCause?
  }

  /// Hands over what happened to runs since the last time.
  package mutating func takeActivity() -> [RunActivity] {
    defer { watched.activity = [] }
    return watched.activity
  }

  /// The runs that work, feedback by feedback, in the order of their starts.
  package var workingRuns: [RunDescription] {
    attachments.flatMap { attachment in
      attachment.runs.workingRuns().map { run in
        RunDescription(
          feedback: attachment.feedback.name, key: attachment.runs.key(of: run), run: run)
      }
    }
  }

  /// What led to the event that led to the state; nil for the first state, and where nobody
  /// watched then.
  package var eventCause: EventCause? { watched.cause }

  @usableFromInline
  mutating func watchCause() {
    watched.cause =
      switch source {
      case .outside: .input
      case .run(let run), .fact(let run): .run(describe(run))
      }
  }

  @usableFromInline
  mutating func watchStart(_ run: RunID) {
    watched.activity.append(.started(describe(run)))
  }

  @usableFromInline
  mutating func watchRevocation(_ key: RunKey, of feedback: Int) {
    for run in attachments[feedback].runs.workingRuns(key) {
      watched.activity.append(.cancelled(describe(run)))
    }
  }

  mutating func watchRevocations(of feedback: Int) {
    for run in attachments[feedback].runs.workingRuns() {
      watched.activity.append(.cancelled(describe(run)))
    }
  }

  /// A run in words; the key is the only one where the run is gone.
  private func describe(_ run: RunID) -> RunDescription {
    let attachment = attachments[run.feedback]
    return RunDescription(
      feedback: attachment.feedback.name,
      key: isCurrent(run) ? attachment.runs.key(of: run) : .only, run: run)
  }
}
