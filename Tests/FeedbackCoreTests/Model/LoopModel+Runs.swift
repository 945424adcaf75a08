/// A run, which is kept after its end (R9 and so on: the rules of `Conformance.md`).
struct ModelRun {
  enum Phase {
    /// Its feedback got the state, but the run has not begun.
    case wanted
    /// It waits because of the limit of its policy (R17).
    case waiting
    case working
    /// It ended without being revoked, and stays current (R9).
    case finished
  }

  let feedback: Int
  /// The identity of the child or the item that the feedback belongs to, or nil for the root.
  let part: Int?
  let key: Int?
  let value: Int
  /// The current value of its request.
  var latestValue: Int
  /// Nil for the connection of a raw feedback or a binding.
  let effect: EffectPlan?
  let address: Address
  var phase = Phase.working
  var isCurrent = true
  /// The number of its events that were reduced.
  var reducedCount = 0
  /// The position in the queue that it inherits.
  var place: Int?
  var registration: Int?

  var name: String { "f\(feedback)" }

  /// The name of the run in a trace.
  var description: String {
    let key = address == .child ? nil : part ?? key
    return name + (key.map { "[\($0)]" } ?? "")
  }

  func event(_ code: Int, refuels: Bool) -> ScriptEvent {
    ScriptEvent(code: code, sender: "\(name) \(value)", refuels: refuels, address: address)
  }
}

/// An event in the queue, or the position of a revoked one.
enum ModelEnvelope {
  case event(ScriptEvent, run: Int)
  /// An event from outside, or a fact: no revocation deletes it (R8).
  case fact(ScriptEvent)
  /// A value that is translated into an event, or rejected, when its turn comes (R18).
  case gated(Int)
  /// The position of a deleted event, reserved for the run that replaces the event's sender (R9).
  case place(Int)

  var run: Int? {
    if case .event(_, let run) = self { run } else { nil }
  }

  func isPlace(_ number: Int?) -> Bool {
    if case .place(number) = self { true } else { false }
  }
}

/// An entry in the mailbox.
enum ModelMail {
  case event(ScriptEvent, run: Int?)
  /// The work of a run is complete, and led to these answers.
  case answers([ScriptEvent], run: Int)
  /// A run ended with an error.
  case failed(run: Int)
  /// A run ended itself with these answers while its registration or its body continues.
  case ended([ScriptEvent], run: Int)

  var hasEvent: Bool {
    switch self {
    case .event: true
    case .answers(let events, _), .ended(let events, _): !events.isEmpty
    case .failed: false
    }
  }
}

struct ModelTimer {
  let run: Int
  var deadline: Int
  let period: Int
  let repeats: Bool
  let code: Int
  let number: Int
}

struct ModelObserver {
  /// Whether it still gets states.
  var isThere = true
  /// Whether `observe` has returned, so that the observation can be ended.
  var isHeld = false
  /// The number of the last state that it got.
  var toldNumber: Int?
}

/// A change of runs that follows from a state; the first number is that of a run or a feedback.
enum ModelCommand {
  /// A change that is decided in its turn, after the commands before it are carried out.
  case change(of: Int, () -> [ModelCommand])
  /// A revocation, decided in its turn, or when the feedback is detached before that.
  case withdraw(of: Int, () -> [ModelCommand])
  case begin(Int)
  case cancel(Int)
  case connect(Int)
  case update(Int, Int)
  case tellRaw(Int, Cell, ScriptEvent?)
  case show(Int, Int)

  /// Whether its details are decided only in its turn.
  var isUndecided: Bool {
    switch self {
    case .change, .withdraw: true
    case .begin, .cancel, .connect, .update, .tellRaw, .show: false
    }
  }
}

extension LoopModel {
  /// The current runs of a feedback for a part and a key, in the order of their starts.
  func currentRuns(of feedback: Int, part: Int?, key: Int?) -> [Int] {
    runs.indices.filter { index in
      let run = runs[index]
      return run.isCurrent && run.feedback == feedback && run.part == part && run.key == key
    }
  }

  /// Revokes runs: their events are deleted, later ones are not accepted (R8, R10).
  func revoke(_ revoked: [Int]) -> [ModelCommand] {
    for run in revoked {
      if runs[run].phase == .working { activity?.append("-\(runs[run].description)") }
      runs[run].isCurrent = false
      for _ in queue.filter({ $0.run == run }) { notice("stale") }
      queue.removeAll { $0.run == run }
    }
    return revoked.map { .cancel($0) }
  }

  /// Marks the position of the first queued event of these runs, if none was reduced (R9).
  func holdPlace(of replaced: [Int]) -> Int? {
    guard replaced.allSatisfy({ runs[$0].reducedCount == 0 }) else { return nil }
    let first = queue.firstIndex { envelope in
      envelope.run.map { replaced.contains($0) } ?? false
    }
    guard let first else { return nil }
    placeCount += 1
    queue.insert(.place(placeCount), at: first)
    return placeCount
  }

  /// A run ended without being revoked: waiting runs that may begin now start (R17).
  func finish(_ run: Int) {
    guard runs[run].isCurrent, runs[run].phase == .working else { return }
    runs[run].phase = .finished
    while let next = runs.indices.first(where: { mayBegin($0) }) {
      runs[next].phase = .working
      activity?.append("+\(runs[next].description)")
      performFirst(.begin(next))
    }
  }

  /// A run ended itself: its registration or body is cancelled before a waiting run starts.
  func end(_ run: Int) {
    guard runs[run].isCurrent, runs[run].phase == .working else { return }
    performFirst(.cancel(run))
    finish(run)
  }

  /// Inserts a command behind the decided commands, and before the undecided ones.
  private func performFirst(_ command: ModelCommand) {
    commands.insert(command, at: commands.firstIndex(where: \.isUndecided) ?? commands.endIndex)
  }

  private func mayBegin(_ index: Int) -> Bool {
    let run = runs[index]
    guard run.isCurrent, run.phase == .waiting else { return false }
    let working = currentRuns(of: run.feedback, part: run.part, key: run.key)
      .count { runs[$0].phase == .working }
    return working < script.feedbacks[run.feedback].limit
  }

  /// R9: the index in the queue for an event that the run sends while it starts.
  func place(of run: Int) -> Int? {
    runs[run].place == nil ? nil : queue.firstIndex { $0.isPlace(runs[run].place) }
  }

  private func dropPlace(of run: Int) {
    queue.removeAll { runs[run].place != nil && $0.isPlace(runs[run].place) }
  }

  /// Deletes the reserved positions whose runs do not start.
  func dropHeldPlaces() {
    for place in heldPlace.values { queue.removeAll { $0.isPlace(place) } }
    heldPlace = [:]
  }

  /// Carries out the commands, one after another (R10).
  func perform(_ decided: [ModelCommand] = []) {
    commands += decided
    while true {
      collectMail()
      guard !commands.isEmpty else { return }
      switch commands.removeFirst() {
      case .change(_, let decide), .withdraw(_, let decide): commands = decide() + commands
      case .begin(let run): begin(run)
      case .cancel(let run): cancel(run)
      case .connect(let run): register(run, sending: [])
      case .update(let run, let value): update(run, value)
      case .show(let run, let value):
        if runs[run].isCurrent { write("\(runs[run].name) shows \(value)") }
      case .tellRaw(let run, let cell, let cause): tellRaw(run, cell, cause: cause)
      }
    }
  }

  /// R25: the runs that a pause revokes inside a callback end at once, too.
  func endRevokedRuns() {
    while true {
      let index = commands.firstIndex { if case .cancel = $0 { true } else { false } }
      guard let index, case .cancel(let run) = commands.remove(at: index) else { return }
      cancel(run)
    }
  }

  private func begin(_ run: Int) {
    defer {
      collectMail()
      dropPlace(of: run)
    }
    guard runs[run].isCurrent else { return }
    switch runs[run].effect {
    case nil: break
    case .send(let codes):
      // R5, R9, R11: the run answers while it starts, and is then finished.
      for code in codes { receive(runs[run].event(code, refuels: false), from: run) }
      finish(run)
    case .sendThenWork(let codes):
      for code in codes { receive(runs[run].event(code, refuels: false), from: run) }
      held.append(run)
    case .work, .talk, .conclude: held.append(run)
    case .callback(let codes):
      register(run, sending: codes)
    case .after(let time, let code):
      addTimer(run, time, code, repeats: false)
    case .every(let time, let code):
      addTimer(run, time, code, repeats: true)
    }
  }

  private func addTimer(_ run: Int, _ time: Int, _ code: Int, repeats: Bool) {
    timerCount += 1
    timers.append(
      ModelTimer(
        run: run, deadline: now + time, period: time, repeats: repeats, code: code,
        number: timerCount))
  }

  /// Registers during the publication (R11).
  private func register(_ run: Int, sending codes: [Int]) {
    guard runs[run].isCurrent else { return }
    registrations.append(run)
    let number = registrations.count - 1
    write("register \(runs[run].name) \(runs[run].value) as \(number)")
    for code in codes { receive(runs[run].event(code, refuels: false), from: run) }
    pass(.registration)
    runs[run].registration = number
    if !runs[run].isCurrent { cancel(run) }
  }

  private func cancel(_ run: Int) {
    timers.removeAll { $0.run == run }
    held.removeAll { $0 == run }
    guard let number = runs[run].registration else { return }
    runs[run].registration = nil
    write("cancel \(number)")
    pass(.cancellation)
  }

  private func update(_ run: Int, _ value: Int) {
    guard runs[run].isCurrent, let number = runs[run].registration else { return }
    write("update \(number) to \(value)")
  }

  private func tellRaw(_ run: Int, _ cell: Cell, cause: ScriptEvent?) {
    // A connection that has ended itself gets no further state.
    guard runs[run].isCurrent, runs[run].phase == .working,
      case .raw(let condition, let codes) = trigger(of: run)
    else { return }
    write("tell \(runs[run].name) of \(cell) after \(cause.map { "\($0)" } ?? "nothing")")
    if cell.satisfies(condition), cell.fuel > 0 {
      for code in codes { receive(runs[run].event(code, refuels: false), from: run) }
    }
    pass(.raw)
  }

  func trigger(of run: Int) -> Trigger { script.feedbacks[runs[run].feedback].trigger }
}
