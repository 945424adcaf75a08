import FeedbackCore
import Synchronization
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

  /// Whether it has answered with more than some first events, or has failed with an error.
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
    default: break
    }
  }

  /// An effect that answers as the recorded run did, after the same times on the loop's clock.
  ///
  /// - Parameters:
  ///   - count: The number of first answers that are left out.
  ///   - hasAnswered: Set with the first answer, or with the error.
  /// - Returns: Nil if the answers are no events of this type.
  func effect<Event>(after count: Int, _ hasAnswered: AnswerMark) -> Effect<Event>? {
    // An event of another version of the application is no answer.
    guard let type = Event.self as? any Decodable.Type,
      let events = try? answers.map({ try $0.event.decoded(as: type) }) as? [Event]
    else { return nil }
    var left = Array(zip(answers.map(\.time), events).dropFirst(count))
    let last = answersAtEnd ? left.popLast()?.1 : nil
    return .perform { [end, left] context in
      var past = Duration.zero
      func wait(until time: Duration) async throws {
        try await context.clock.sleep(for: time - past)
        past = time
      }
      for (time, event) in left {
        try await wait(until: time)
        hasAnswered.set()
        context.send(event)
      }
      // Thirty years: until the run is cancelled.
      try await wait(until: end?.time ?? .seconds(1_000_000_000))
      hasAnswered.set()
      if let error = end?.error { throw RecordedError(description: error) }
      return last
    }
  }
}

/// The names of effects without a recorded answer that have begun, on any thread.
final class MissingAnswers: Sendable {
  private let contents = Mutex<[String]>([])

  var names: [String] { contents.withLock { $0 } }

  func add(_ name: String) {
    contents.withLock { if !$0.contains(name) { $0.append(name) } }
  }
}

/// Whether a run has answered, for any thread.
final class AnswerMark: Sendable {
  private let contents = Mutex(false)

  var isSet: Bool { contents.withLock { $0 } }
  func set() { contents.withLock { $0 = true } }
}
