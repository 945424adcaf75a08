import FeedbackCore
import TerminalViews

/// The answers of a recorded run of an effect, with the times since its start.
struct RecordedRun {
  /// The number of the state in which it started.
  let startState: Int
  private var answers: [(time: Duration, event: EncodedValue)] = []
  /// The end, or nil if the run was revoked or still worked at the end of the recording.
  private var end: (time: Duration, error: String?, state: Int)?
  /// Whether the last answer and the end of the run are one step, as those of `.perform` are.
  private var answersAtEnd = false

  init(startedIn state: Int) { startState = state }

  /// Whether the run has answered with more than `count` events, or has failed with an error.
  func isAnswered(after count: Int) -> Bool { answers.count > count || end?.error != nil }

  /// Whether the recording has no end of the run.
  var isOpen: Bool { end == nil }

  /// Whether the run has ended in the state with a number, or before it.
  func hasEnded(by state: Int) -> Bool { end.map { $0.state <= state } ?? false }

  /// Adds an entry of the run.
  mutating func add(_ entry: RecordedEntry, at time: Duration) {
    switch entry.content {
    case .event(let event, _):
      answers.append((time, event))
      // The entry of the end comes first if both are one step.
      guard let end else { return }
      answersAtEnd = end.error == nil
      if answersAtEnd { self.end = (time, nil, entry.state) }
    case .finished(_, let error): end = (time, error, entry.state)
    case .started, .input, .timer, .resumed, .lent, .returned, .refused, .frame, .ended, .due,
      .state,
      .mark:
      break
    }
  }

  /// An effect that answers as the recorded run did, after the same times on the loop's clock.
  ///
  /// - Parameters:
  ///   - count: The number of first answers that are left out.
  ///   - hasAnswered: Closed with the first answer, or with the end of the effect.
  /// - Returns: Nil if the answers are no events of this type.
  func effect<Event>(after count: Int, _ hasAnswered: Latch) -> Effect<Event>? {
    // An event of another version of the application is no answer.
    guard let type = Event.self as? any Decodable.Type,
      let events = try? answers.map({ try $0.event.decoded(as: type) }) as? [Event]
    else { return nil }
    var left = Array(zip(answers.map(\.time), events).dropFirst(count))
    let last = answersAtEnd ? left.popLast()?.1 : nil
    return .perform { [end, left] context in
      let wait = waiting(on: context.clock)
      for (time, event) in left {
        try await wait(time)
        hasAnswered.close()
        context.send(event)
      }
      // Without a recorded end: thirty years, that is, until the run is cancelled.
      try await wait(end?.time ?? .seconds(1_000_000_000))
      hasAnswered.close()
      if let error = end?.error { throw RecordedError(description: error) }
      return last
    }
  }
}

/// Returns a closure that waits until a time since this call has passed.
private func waiting(
  on clock: some LoopClock
) -> @concurrent @Sendable (Duration) async throws -> Void {
  let start = clock.now
  return { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
}
