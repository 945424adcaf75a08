import FeedbackCore
import TerminalViews

/// The answers of a recording, which stand in for those of effects in a session that runs.
///
/// An effect is identified by its feedback, its key and its request. Of several recorded runs of one
/// effect, each start takes the answers of the next run; the last run is repeated. An effect without
/// a recorded answer runs, and so does a feedback that is connected once, such as a binding: its
/// events do not answer a request.
@MainActor package final class RecordedAnswers {
  /// The identity of an effect.
  private struct Name: Hashable {
    let feedback: String
    let key: String
    /// The request as text; nil for a condition.
    let request: String?

    init<Event>(_ run: RunDescription, _ effect: Effect<Event>) {
      feedback = run.feedback
      key = run.key.description
      request = effect.request.value.map(Self.text)
    }

    /// A request as JSON or, if it is not `Codable`, as a dump.
    private static func text(of request: any Sendable) -> String {
      // A value that cannot be encoded has a dump.
      if let request = request as? any Encodable, let value = try? EncodedValue(encoding: request) {
        return value.json
      }
      return ValueDump(request, atMost: .max).lines.map { "\($0.depth) \($0.text)" }
        .joined(separator: "\n")
    }
  }

  /// The recorded runs of each effect that are left, in their order.
  private var runs: [Name: ArraySlice<RecordedRun>] = [:]
  /// The runs of the session that wait for a time, and whose effects have been looked up.
  private var delayed: Set<Int> = []
  /// The effects that have run, because the recording has no answer.
  private let missing = MissingAnswers()
  /// Where the replay that found the effects differs from the recording, or nil.
  private let divergence: ReplayDivergence?

  /// Finds the effects of a recording by a replay.
  ///
  /// - Parameter start: The number of the state from which the session continues: runs that have ended
  ///   by then are left out, unless they are the last of their effect.
  package init(of recording: Recording, by component: some Component, from start: Int = 0) {
    let replay = SessionReplay(recording, of: component)
    var starts: [Int: (name: Name, time: Duration)] = [:]
    replay.loop.replaceEffects { run, effect in
      let name = starts[run.generation]?.name ?? Name(run, effect)
      starts[run.generation] = (name, replay.time)
      return effect
    }
    replay.run()
    divergence = replay.divergence
    var recorded: [Int: RecordedRun] = [:]
    for entry in recording.entries.prefix(replay.position) {
      guard let generation = entry.run, let start = starts[generation]?.time else { continue }
      recorded[generation, default: RecordedRun()].add(entry, at: max(.zero, entry.time - start))
    }
    for (generation, run) in recorded.sorted(by: { $0.key < $1.key }) where run.isAnswered {
      guard let name = starts[generation]?.name else { continue }
      runs[name, default: []].append(run)
    }
    for name in runs.keys { runs[name]?.drop(endedBy: start) }
  }

  /// Answers the effects of a loop that is not started.
  func answerEffects<State, Event>(of loop: FeedbackLoop<State, Event>) {
    loop.replaceEffects { [unowned loop] run, effect in
      loop.isConnectedOnce(run) ? effect : self.effect(inPlaceOf: effect, run)
    }
  }

  /// One line for each problem: a recording that is of another program or version, and effects
  /// without an answer.
  var problems: [String] {
    let cut = divergence.map {
      "The replay differs from the recording in line \($0.line). The answers after it were not used."
    }
    let names = missing.names.map { "\"\($0)\"" }.joined(separator: ", ")
    let lack = names.isEmpty ? nil : "The recording has no answer for effects, which ran: \(names)."
    return [cut, lack].compactMap(\.self)
  }

  private func effect<Event>(
    inPlaceOf effect: Effect<Event>, _ run: RunDescription
  ) -> Effect<Event> {
    // After its delay, an effect comes again.
    guard delayed.remove(run.generation) == nil, let part = effect.outsidePart
    else { return effect }
    if effect.isDelayed { delayed.insert(run.generation) }
    let recorded = takeRun(Name(run, effect), acceptsOpen: part == .registration)
    if let answers: Effect<Event> = recorded?.effect(after: effect.firstEventCount) {
      return effect.replacingWork { _ in answers }
    }
    return effect.replacingWork { [missing] work in
      work.beginning { missing.add("\(run)") }
    }
  }

  /// The next run of an effect.
  ///
  /// - Parameter acceptsOpen: Whether the run may have no end: work would wait for it for ever.
  private func takeRun(_ name: Name, acceptsOpen: Bool) -> RecordedRun? {
    if !acceptsOpen { runs[name]?.removeAll { $0.isOpen } }
    guard let left = runs[name] else { return nil }
    if left.count > 1 { runs[name]?.removeFirst() }
    return left.first
  }
}

extension ArraySlice<RecordedRun> {
  /// Drops the runs that have ended in a state, or before it, except the last one.
  fileprivate mutating func drop(endedBy state: Int) {
    while count > 1, let first, first.hasEnded(by: state) { removeFirst() }
  }
}
