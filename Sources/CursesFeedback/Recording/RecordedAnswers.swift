import FeedbackCore
import TerminalViews

/// The answers of a recording, which stand in for those of effects in a session that runs.
///
/// An effect is identified by its feedback, its key and its request. Of several recorded runs of one
/// effect, each start takes the answers of the next run; the last run is repeated. An effect without
/// a recorded answer runs.
@MainActor package final class RecordedAnswers {
  /// The identity of an effect.
  private struct Name: Hashable {
    let feedback: String
    let key: String
    /// The hash of the dump of the request; nil for a condition.
    let request: UInt64?

    init<Event>(_ run: RunDescription, _ effect: Effect<Event>) {
      feedback = run.feedback
      key = run.key.description
      request = effect.request.value.map { StateHash.of($0) }
    }
  }

  /// A recorded run of an effect.
  fileprivate struct Run {
    var answers: [(time: Duration, event: EncodedValue)] = []
    /// The end, or nil if the run still worked at the end of the recording.
    var end: (time: Duration, error: String?)?

    var isAnswered: Bool { !answers.isEmpty || end?.error != nil }
  }

  /// The runs of each effect that are left, in their order.
  private var runs: [Name: ArraySlice<Run>] = [:]
  /// The runs of the session whose effects have been looked up, and whether they have an answer.
  private var known: [Int: Bool] = [:]
  /// The effects that have run, because the recording has no answer.
  private var missing: [String] = []
  /// Where the replay that found the effects differs from the recording, or nil.
  private let divergence: ReplayDivergence?

  /// Finds the effects of a recording by a replay.
  package init(of recording: Recording, by component: some Component) {
    let replay = SessionReplay(recording, of: component)
    var starts: [Int: (name: Name, time: Duration)] = [:]
    replay.loop.replaceEffects { run, effect in
      let name = starts[run.generation]?.name ?? Name(run, effect)
      starts[run.generation] = (name, replay.time)
      return effect
    }
    replay.run()
    divergence = replay.divergence
    var recorded: [Int: Run] = [:]
    for entry in recording.entries.prefix(replay.position) {
      guard let generation = entry.run, let start = starts[generation]?.time else { continue }
      let time = max(.zero, entry.time - start)
      switch entry.content {
      case .event(let event, _): recorded[generation, default: Run()].answers.append((time, event))
      case .finished(_, let error): recorded[generation, default: Run()].end = (time, error)
      default: break
      }
    }
    for (generation, run) in recorded.sorted(by: { $0.key < $1.key }) where run.isAnswered {
      guard let name = starts[generation]?.name else { continue }
      runs[name, default: []].append(run)
    }
  }

  /// Answers the effects of a loop that is not started.
  func answerEffects<State, Event>(of loop: FeedbackLoop<State, Event>) {
    loop.replaceEffects { [unowned loop] run, effect in
      guard !loop.isOfTerminal(run) else { return effect }
      return self.effect(inPlaceOf: effect, run)
    }
  }

  /// One line for each problem: a recording that is of another program or version, and effects
  /// without an answer.
  var problems: [String] {
    let cut = divergence.map {
      "The replay differs from the recording in line \($0.line). The answers after it were not used."
    }
    let names = missing.map { "\"\($0)\"" }.joined(separator: ", ")
    let lack =
      missing.isEmpty ? nil : "The recording has no answer for effects, which ran: \(names)."
    return [cut, lack].compactMap(\.self)
  }

  private func effect<Event>(
    inPlaceOf effect: Effect<Event>, _ run: RunDescription
  ) -> Effect<Event> {
    // After its delay, an effect comes again.
    if let isAnswered = known[run.generation] {
      if !isAnswered { noteMissing(run) }
      return effect
    }
    guard effect.replacingWork(with: .none) != nil else { return effect }
    let answers = takeRun(Name(run, effect)).flatMap { $0.effect(Event.self) }
    known[run.generation] = answers != nil
    if answers == nil, !effect.isDelayed { noteMissing(run) }
    return answers.flatMap { effect.replacingWork(with: $0) } ?? effect
  }

  private func noteMissing(_ run: RunDescription) {
    if !missing.contains("\(run)") { missing.append("\(run)") }
  }

  private func takeRun(_ name: Name) -> Run? {
    guard let left = runs[name] else { return nil }
    if left.count > 1 { runs[name]?.removeFirst() }
    return left.first
  }
}

extension RecordedAnswers.Run {
  /// An effect that answers as the recorded run did, after the same times on the loop's clock.
  ///
  /// - Returns: Nil if the event type cannot be decoded.
  fileprivate func effect<Event>(_ type: Event.Type) -> Effect<Event>? {
    guard let type = Event.self as? any Decodable.Type,
      let events = try? answers.map({ try $0.event.decoded(as: type) }) as? [Event]
    else { return nil }
    let answers = zip(answers.map(\.time), events)
    // The answer of `.perform` and the end of its run are one step.
    let answersAtEnd = end.map { $0.error == nil && $0.time == self.answers.last?.time } ?? false
    return .perform { [end] context in
      var past = Duration.zero
      func wait(until time: Duration) async throws {
        try await context.clock.sleep(for: time - past)
        past = time
      }
      for (time, event) in answersAtEnd ? Array(answers.dropLast()) : Array(answers) {
        try await wait(until: time)
        context.send(event)
      }
      // Thirty years: until the run is cancelled.
      try await wait(until: end?.time ?? .seconds(1_000_000_000))
      if let error = end?.error { throw RecordedError(description: error) }
      return answersAtEnd ? events.last : nil
    }
  }
}
