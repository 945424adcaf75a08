/// A feedback that is attached to a part of the state, with what it remembers.
struct ModelAttachment {
  /// The identity of the child or the item; nil for the root.
  let part: Int?
  /// The part that it was told of last (R21).
  var lastPart: Kid?
  /// The value that its request had.
  var last: Int?
  var lastKeyed: [ModelRequest] = []
  var rawRun: Int?
}

/// A request under a key (R15).
struct ModelRequest: Equatable {
  let key: Int
  let value: Int
}

/// Where a feedback is attached now.
private struct ModelPart {
  let id: Int?
  let cell: Cell
  let address: Address
  var kid: Kid? { id.map { Kid(id: $0, cell: cell) } }
}

extension LoopModel {
  /// Revokes the runs of all feedbacks whose part of the state, or whose condition, is gone (R22,
  /// R25): they forget everything.
  func withdrawLost() -> [ModelCommand] {
    script.feedbacks.indices.flatMap { feedback in
      let present = parts(of: feedback).map(\.id)
      let lost = attachments[feedback].filter { !present.contains($0.part) }
      attachments[feedback].removeAll { !present.contains($0.part) }
      return lost.flatMap { attachment in
        revoke(currentRuns(of: feedback).filter { runs[$0].part == attachment.part })
      }
    }
  }

  /// Detaches all feedbacks: their runs are revoked in declaration order (R24, R25).
  func detachAll() {
    detachments += 1
    var commands: [ModelCommand] = []
    for feedback in script.feedbacks.indices {
      commands += revoke(currentRuns(of: feedback))
      attachments[feedback] = []
    }
    perform(commands)
  }

  /// Tells one feedback of the state, wherever it is attached (R21, R22).
  func tell(_ feedback: Int, cause: ScriptEvent?) -> [ModelCommand] {
    parts(of: feedback).flatMap { part in
      let place = attach(feedback, to: part)
      let cause = cause.flatMap { localized($0, for: part) }
      let isTold =
        part.id == nil || cause != nil || attachments[feedback][place].lastPart != part.kid
      guard isTold else { return [ModelCommand]() }
      attachments[feedback][place].lastPart = part.kid
      return tell(feedback, at: place, part, cause: cause)
    }
  }

  /// The parts of the state that the feedback belongs to now.
  private func parts(of feedback: Int) -> [ModelPart] {
    let plan = script.feedbacks[feedback]
    let all =
      switch plan.scope {
      case .root: [ModelPart(id: nil, cell: world.cell, address: .root)]
      case .child:
        world.child.map { [ModelPart(id: $0.id, cell: $0.cell, address: .child)] } ?? []
      case .eachItem:
        world.items.map { ModelPart(id: $0.id, cell: $0.cell, address: .item($0.id)) }
      }
    return all.filter { $0.cell.satisfies(plan.enabled) }
  }

  private func attach(_ feedback: Int, to part: ModelPart) -> Int {
    if let place = attachments[feedback].firstIndex(where: { $0.part == part.id }) { return place }
    attachments[feedback].append(ModelAttachment(part: part.id))
    return attachments[feedback].count - 1
  }

  /// The event as the part knows it; nil where it is not one of its own.
  private func localized(_ event: ScriptEvent, for part: ModelPart) -> ScriptEvent? {
    guard part.id != nil else { return event }
    guard event.address == part.address else { return nil }
    var event = event
    event.address = .root
    return event
  }

  private func tell(
    _ feedback: Int, at place: Int, _ part: ModelPart, cause: ScriptEvent?
  ) -> [ModelCommand] {
    let cell = part.cell
    let last = attachments[feedback][place].last
    func start(_ value: Int, fuel: Int? = nil) -> [ModelCommand] {
      self.start(feedback, part, key: nil, value, fuel: fuel)
    }
    func remember(_ value: Int?) -> [ModelCommand] {
      attachments[feedback][place].last = value
      // A request that is gone is withdrawn (R14), with what waits (R17).
      guard value == nil, last != nil else { return [] }
      return revoke(currentRuns(of: feedback, part: part.id, key: nil))
    }
    let plan = script.feedbacks[feedback]
    switch plan.trigger {
    case .request(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next, next != last else { return withdrawn }  // R13, R14
      return start(next)
    case .edge(let condition):
      let next = cell.satisfies(condition) ? cell.a : nil
      let withdrawn = remember(next)
      guard let next, last == nil else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .first(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next, last == nil else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .every(let register):
      let next = cell[register] == 0 ? nil : cell[register]
      let withdrawn = remember(next)
      guard let next else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .level(let condition):
      let next = cell.satisfies(condition) ? cell.a : nil
      let withdrawn = remember(next)
      guard let next else { return withdrawn }
      return start(next, fuel: cell.fuel)
    case .on(let code):
      // R16: unrelated events do nothing; equal ones each count.
      guard let cause, cause.code == code, cause.address == .root else { return [] }
      return start(code, fuel: cell.fuel)
    case .raw:
      return tellRaw(feedback, at: place, part, cause: cause)
    case .eachValue:
      return tellKeyed(
        feedback, at: place, part,
        world.items.map(\.cell.a).filter { $0 != 0 }.map { ModelRequest(key: $0, value: $0) })
    case .eachItem, .eachUpdating:
      return tellKeyed(
        feedback, at: place, part,
        world.items.map { ModelRequest(key: $0.id, value: $0.cell.a) })
    }
  }

  /// R20: connected when attached, and told of every state.
  private func tellRaw(
    _ feedback: Int, at place: Int, _ part: ModelPart, cause: ScriptEvent?
  ) -> [ModelCommand] {
    if let run = attachments[feedback][place].rawRun {
      return [.tellRaw(run, part.cell, cause)]
    }
    let run = addRun(feedback, part, key: nil, value: 0, effect: nil)
    attachments[feedback][place].rawRun = run
    return [.connect(run), .tellRaw(run, part.cell, cause)]
  }

  /// R15: cancels come first, in the old collection's order, then starts and updates.
  ///
  /// Those are in the new collection's order. Of requests with the same key the first counts.
  private func tellKeyed(
    _ feedback: Int, at place: Int, _ part: ModelPart, _ requests: [ModelRequest]
  ) -> [ModelCommand] {
    var new: [ModelRequest] = []
    for request in requests where !new.contains(where: { $0.key == request.key }) {
      new.append(request)
    }
    let old = attachments[feedback][place].lastKeyed
    attachments[feedback][place].lastKeyed = new
    let isUpdating = script.feedbacks[feedback].trigger == .eachUpdating
    var commands: [ModelCommand] = []
    for request in old where !new.contains(where: { $0.key == request.key }) {
      commands += revoke(currentRuns(of: feedback, part: part.id, key: request.key))
    }
    for request in new {
      let before = old.first { $0.key == request.key }
      if before == request { continue }
      if before != nil, isUpdating {
        commands += update(feedback, part, request)
      } else {
        commands += start(feedback, part, key: request.key, request.value, fuel: nil)
      }
    }
    return commands
  }

  private func update(
    _ feedback: Int, _ part: ModelPart, _ request: ModelRequest
  ) -> [ModelCommand] {
    currentRuns(of: feedback, part: part.id, key: request.key).map { run in
      // What has not begun gets the latest value.
      if runs[run].phase == .waiting { runs[run].value = request.value }
      return .update(run, request.value)
    }
  }

  /// Starts a run, by the policy of its feedback (R17).
  private func start(
    _ feedback: Int, _ part: ModelPart, key: Int?, _ value: Int, fuel: Int?
  ) -> [ModelCommand] {
    let plan = script.feedbacks[feedback]
    let current = currentRuns(of: feedback, part: part.id, key: key)
    let working = current.filter { runs[$0].phase == .working }
    // R9: what answered a fact and is finished is not replaced.
    let replaceable = plan.isEventDriven ? working : current
    var replaced: [Int] = []
    var waits = false
    switch plan.effectivePolicy {
    case .latest: replaced = replaceable
    case .ignoreWhileRunning:
      if !working.isEmpty { return [] }
      replaced = replaceable
    case .usual, .merge: break
    case .mergeAtMost(let limit): waits = working.count >= limit
    case .queue: waits = !working.isEmpty
    }
    let place = inheritsPlaces ? holdPlace(of: replaced) : nil
    let commands = revoke(replaced)  // R10: first cancel, then start
    let run = addRun(
      feedback, part, key: key, value: value,
      effect: fuel == 0 ? .nothing : plan.effects[value % plan.effects.count])
    runs[run].place = place
    guard !waits else {
      runs[run].phase = .waiting
      return commands
    }
    answerAtOnce(run)
    return commands + [.begin(run)]
  }

  private func addRun(
    _ feedback: Int, _ part: ModelPart, key: Int?, value: Int, effect: EffectPlan?
  ) -> Int {
    runs.append(
      ModelRun(
        feedback: feedback, part: part.id, key: key, value: value, effect: effect,
        address: part.address))
    return runs.count - 1
  }

  private func currentRuns(of feedback: Int) -> [Int] {
    runs.indices.filter { runs[$0].isCurrent && runs[$0].feedback == feedback }
  }
}

extension Trigger {
  var sendsFacts: Bool {
    if case .raw = self { true } else { false }
  }
}

extension FeedbackPlan {
  var isEventDriven: Bool {
    if case .on = trigger { true } else { false }
  }

  /// R17: latest for requests and levels, merge for event-driven ones.
  var effectivePolicy: Policy {
    guard policy == .usual else { return policy }
    return isEventDriven ? .merge : .latest
  }

  /// How many may work side by side.
  var limit: Int {
    switch effectivePolicy {
    case .mergeAtMost(let limit): limit
    case .queue: 1
    case .usual, .latest, .merge, .ignoreWhileRunning: .max
    }
  }
}
