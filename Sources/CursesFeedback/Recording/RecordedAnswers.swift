import FeedbackCore
import TerminalViews

/// The answers of a recording (the events of its effects), which replace the same effects in
/// a session that is no replay.
///
/// An effect is identified by its feedback, its key and its request. If the recording has several
/// runs of an effect, each start of the effect takes the answers of the next recorded run; when all
/// others have been taken, the last one answers each further start. An effect without a recorded
/// answer runs, and so does a feedback that is connected once, such as a binding: its events do not
/// answer a request.
@MainActor package final class RecordedAnswers {
  /// The identity of an effect.
  private struct Name: Hashable {
    let feedback: String
    let key: String
    /// The request as text; nil for an effect that a condition starts.
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
      return ValueDump(request).lines.map { "\($0.depth) \($0.text)" }
        .joined(separator: "\n")
    }
  }

  /// The start of a run in the recording.
  private struct Start {
    let name: Name
    let part: OutsidePart?
    /// The number of events that the effect sends by itself, before its work or its registration.
    let firstEventCount: Int
    /// The number of the state in which the run was started.
    let state: Int
    /// The time at which the effect began, after its delays.
    var time: Duration
  }

  /// A recorded run that a run of the session has taken.
  private struct TakenRun {
    /// The number of the session's run.
    let generation: Int
    let run: RecordedRun
    let hasAnswered: Latch
  }

  /// The recorded runs of each effect that are left, in their order.
  private var runs: [Name: ArraySlice<RecordedRun>] = [:]
  /// The recorded runs that were taken, and have not answered.
  private var taken: [Name: [TakenRun]] = [:]
  /// The numbers of the session's runs that wait for a delay; their recorded runs were looked up
  /// when they started.
  private var delayed: Set<Int> = []
  /// The effects that have run, because the recording has no answer.
  private let missing = MissingAnswers()
  /// Where the replay that found the effects differs from the recording, or nil.
  private let divergence: ReplayDivergence?

  /// Finds the effects of a recording by a replay.
  ///
  /// - Parameter state: The number of the state from which the session continues: runs that were over
  ///   by then are left out, unless they are the last of their effect.
  package init(of recording: Recording, by component: some Component, from state: Int = 0) {
    let replay = SessionReplay(recording, of: component)
    var starts: [Int: Start] = [:]
    replay.loop.replaceEffects { [unowned replay] run, effect in
      if starts[run.generation] == nil {
        starts[run.generation] = Start(
          name: Name(run, effect), part: effect.outsidePart,
          firstEventCount: effect.firstEventCount, state: replay.loop.stateNumber, time: replay.time
        )
      } else {
        starts[run.generation]?.time = replay.time
      }
      return effect
    }
    replay.run()
    divergence = replay.divergence
    var recorded: [Int: RecordedRun] = [:]
    for entry in recording.entries.prefix(replay.position) {
      guard let generation = entry.run, let start = starts[generation] else { continue }
      recorded[generation, default: RecordedRun(startedIn: start.state)]
        .add(entry, at: max(.zero, entry.time - start.time))
    }
    for (generation, run) in recorded.sorted(by: { $0.key < $1.key }) {
      guard let start = starts[generation], run.isAnswered(after: start.firstEventCount),
        // A run without an end in the recording is left out, because work that answers like it
        // would never end; a registration, such as that of a callback, needs no end.
        !run.isOpen || start.part == .registration
      else { continue }
      runs[start.name, default: []].append(run)
    }
    for name in runs.keys { runs[name]?.drop(overBy: state) }
  }

  /// Answers the effects of a loop that is not started.
  func answerEffects<State, Event>(of loop: FeedbackLoop<State, Event>) {
    loop.replaceEffects { [unowned loop] run, effect in
      guard !loop.isConnectedOnce(run) else { return effect }
      return self.effect(inPlaceOf: effect, run) { generation in
        loop.runningEffects.contains { $0.generation == generation }
      }
    }
  }

  /// One line for each problem: a replay that differs from the recording, for example because
  /// another program or version made the recording, and effects without an answer.
  var problems: [String] {
    let cut = divergence.map {
      "The replay differs from the recording in line \($0.line). The answers after it were not used."
    }
    let names = missing.names.map { "\"\($0)\"" }.joined(separator: ", ")
    let lack = names.isEmpty ? nil : "The recording has no answer for effects, which ran: \(names)."
    return [cut, lack].compactMap(\.self)
  }

  private func effect<Event>(
    inPlaceOf effect: Effect<Event>, _ run: RunDescription, isRunning: (Int) -> Bool
  ) -> Effect<Event> {
    // After each delay of an effect, the loop passes the rest of the effect here again.
    guard !delayed.contains(run.generation) else {
      if !effect.hasDelay { delayed.remove(run.generation) }
      return effect
    }
    guard effect.outsidePart != nil else { return effect }
    if effect.hasDelay { delayed.insert(run.generation) }
    let recorded = takeRun(Name(run, effect), for: run.generation, isRunning)
    let answers: Effect<Event>? = recorded.flatMap {
      $0.run.effect(after: effect.firstEventCount, $0.hasAnswered)
    }
    if let answers { return effect.replacingWork { _ in answers } }
    return effect.replacingWork { [missing] work in
      work.beginning { missing.add("\(run)") }
    }
  }

  /// Takes the next recorded run of an effect, for a run of the session.
  private func takeRun(
    _ name: Name, for generation: Int, _ isRunning: (Int) -> Bool
  ) -> (run: RecordedRun, hasAnswered: Latch)? {
    giveBack(name, isRunning)
    guard let left = runs[name], let run = left.first else { return nil }
    let mark = Latch()
    if left.count > 1 {
      runs[name]?.removeFirst()
      taken[name, default: []].append(
        TakenRun(generation: generation, run: run, hasAnswered: mark))
    }
    return (run, mark)
  }

  /// Gives back the recorded runs that were taken by runs of the session that were revoked before
  /// an answer.
  ///
  /// Recorded runs that were revoked before an answer are not in ``runs`` either, so that the n-th
  /// run with an answer in the session corresponds to the n-th one in the recording.
  private func giveBack(_ name: Name, _ isRunning: (Int) -> Bool) {
    guard let all = taken[name] else { return }
    let open = all.filter { !$0.hasAnswered.isClosed }
    taken[name] = open.filter { isRunning($0.generation) }
    let unused = open.filter { !isRunning($0.generation) }.map(\.run)
    runs[name] = unused + (runs[name] ?? [])
  }
}

extension ArraySlice<RecordedRun> {
  /// Drops the runs that had ended in a state or before it, or that another run had followed by
  /// then, except the last one.
  fileprivate mutating func drop(overBy state: Int) {
    while count > 1, let first,
      first.hasEnded(by: state) || self[startIndex + 1].startState <= state
    {
      removeFirst()
    }
  }
}
