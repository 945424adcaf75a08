/// Starts, replaces and updates the runs of requests. R9 and so on are the rules of
/// `Conformance.md`.
extension LoopModel {
  /// R15: all cancellations come first, in the order of the old collection, and then starts and
  /// updates, in the order of the new one.
  ///
  /// Of requests with the same key the first is used.
  func tellKeyed(
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
    for request in old {
      guard let next = new.first(where: { $0.key == request.key }) else {
        commands.append(withdraw(feedback, part: part.id, key: request.key))
        continue
      }
      guard next != request, !isUpdating else { continue }
      commands.append(.withdraw(of: feedback) { [self] in makeWay(feedback, part, request.key) })
    }
    for request in new {
      let before = old.first { $0.key == request.key }
      if before == request { continue }
      if before != nil, isUpdating {
        commands.append(.change(of: feedback) { [self] in update(feedback, part, request) })
      } else {
        commands.append(
          .change(of: feedback) { [self] in
            start(feedback, part, key: request.key, request.value, fuel: nil)
          })
      }
    }
    return commands
  }

  /// Revokes the runs that a key's next run replaces, and reserves the position of their events in
  /// the queue.
  private func makeWay(_ feedback: Int, _ part: ModelPart, _ key: Int) -> [ModelCommand] {
    guard script.feedbacks[feedback].effectivePolicy == .latest else { return [] }
    let replaced = currentRuns(of: feedback, part: part.id, key: key)
    heldPlace[key] = inheritsPlaces ? holdPlace(of: replaced) : nil
    return revoke(replaced)
  }

  private func update(
    _ feedback: Int, _ part: ModelPart, _ request: ModelRequest
  ) -> [ModelCommand] {
    currentRuns(of: feedback, part: part.id, key: request.key).map { run in
      // A body that has not started gets the latest value.
      runs[run].latestValue = request.value
      return .update(run, request.value)
    }
  }

  /// Starts a run, by the policy of its feedback (R17).
  func start(
    _ feedback: Int, _ part: ModelPart, key: Int?, _ value: Int, fuel: Int?
  ) -> [ModelCommand] {
    let plan = script.feedbacks[feedback]
    let current = currentRuns(of: feedback, part: part.id, key: key)
    let working = current.filter { runs[$0].phase == .working }
    // R9: a finished run of an event-driven feedback is not replaced.
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
    let held = key.flatMap { heldPlace.removeValue(forKey: $0) }
    let place = held ?? (inheritsPlaces ? holdPlace(of: replaced) : nil)
    let commands = revoke(replaced)  // R10: first cancel, then start
    let run = addRun(
      feedback, part, key: key, value: value,
      effect: fuel == 0 ? .nothing : plan.effects[value % plan.effects.count])
    runs[run].place = place
    guard !waits else {
      runs[run].phase = .waiting
      return commands
    }
    activity?.append("+\(runs[run].description)")
    return commands + [.begin(run)]
  }

  func addRun(
    _ feedback: Int, _ part: ModelPart, key: Int?, value: Int, effect: EffectPlan?
  ) -> Int {
    runs.append(
      ModelRun(
        feedback: feedback, part: part.id, key: key, value: value, latestValue: value,
        effect: effect, address: part.address))
    return runs.count - 1
  }
}

extension Trigger {
  /// Whether its events stay in the queue when it is detached (R20).
  var sendsFacts: Bool {
    switch self {
    case .raw, .source: true
    default: false
    }
  }

  /// Whether it stays attached while the loop is paused (R25).
  var isBinding: Bool {
    switch self {
    case .shows, .source: true
    default: false
    }
  }
}

extension FeedbackPlan {
  var isEventDriven: Bool {
    if case .on = trigger { true } else { false }
  }

  /// R17: merge for event-driven feedbacks, latest for all others.
  var effectivePolicy: Policy {
    guard policy == .usual else { return policy }
    return isEventDriven ? .merge : .latest
  }

  /// The maximum number of working runs.
  var limit: Int {
    switch effectivePolicy {
    case .mergeAtMost(let limit): limit
    case .queue: 1
    case .usual, .latest, .merge, .ignoreWhileRunning: .max
    }
  }
}
