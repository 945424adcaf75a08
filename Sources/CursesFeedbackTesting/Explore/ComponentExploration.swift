import CursesFeedback

/// The exploration of one component, in a process of its own first, in which a trap is no harm.
@MainActor struct ComponentExploration<Running: Component> {
  private let rules: ExplorationRules<Running>
  private let seed: UInt64
  private let stepCount: Int
  private let key: String

  init(_ rules: ExplorationRules<Running>, seed: UInt64, stepCount: Int, key: String) {
    (self.rules, self.seed, self.stepCount, self.key) = (rules, seed, stepCount, key)
  }

  /// Explores.
  func result() async -> Exploration {
    switch ExplorationProcess.role {
    case .tests: break
    case .explores(let key, let steps, let folder):
      guard key == self.key else { return Exploration(seed: seed) }
      await exploreInProcess(steps, folder)
    }
    if rules.checks.contains(.trap), let failure = await trapFailure() {
      var result = Exploration(seed: seed)
      result.failure = failure
      result.stepCount = failure.originalCount
      return result
    }
    let explorer = Explorer(rules, seed: seed)
    let found = await explorer.explore(steps: stepCount)
    var result = explorer.result
    if let found { result.failure = await failure(found.fault, found.steps) }
    return result
  }

  // MARK: Faults without a trap

  private func failure(_ fault: Fault, _ steps: [ExplorationStep]) async -> ExplorationFailure {
    var shrinker = Shrinker(limit: fault.check == ExplorationCheck.settled.rawValue ? 20 : 400)
    let isShrunk = fault.check != ExplorationCheck.deadKey.rawValue
    let short =
      isShrunk
      ? await shrinker.shrink(steps) { candidate in
        await Retry(candidate, rules, check: fault.check).fault?.check == fault.check
      } : steps
    let last = await Retry(short, rules, check: fault.check)
    return ExplorationFailure(
      check: fault.check, message: isShrunk ? last.fault?.message ?? fault.message : fault.message,
      steps: short, originalCount: steps.count, screen: last.screen, recording: last.recording)
  }

  // MARK: Traps

  /// Explores in another process, and shortens the steps of a trap; nil if there is none.
  private func trapFailure() async -> ExplorationFailure? {
    let (first, steps): (String, [ExplorationStep])
    switch await ExplorationProcess.run(key) {
    case .normal, .unknown: return nil
    case .endless(let steps): return trap("The last step does not come to an end.", steps, steps)
    case .trap(let message, let found): (first, steps) = (message, found)
    }
    var (message, shortest) = (first, steps)
    // Each trap of the other process is a shorter sequence.
    for _ in 0..<40 {
      guard
        case .trap(let next, let shorter) = await ExplorationProcess.run(key, shortening: shortest),
        shorter != shortest
      else { break }
      (message, shortest) = (next, shorter)
    }
    return trap(message, shortest, steps)
  }

  private func trap(
    _ message: String, _ steps: [ExplorationStep], _ original: [ExplorationStep]
  ) -> ExplorationFailure {
    ExplorationFailure(
      check: ExplorationCheck.trap.rawValue, message: message, steps: steps,
      originalCount: original.count, screen: "", recording: nil)
  }

  /// Explores, or shortens steps, in this process, and ends it.
  private func exploreInProcess(_ steps: [ExplorationStep]?, _ folder: String) async -> Never {
    let journal = ExplorationJournal(path: "\(folder)/journal")
    if let steps {
      var shrinker = Shrinker()
      _ = await shrinker.shrink(steps) { candidate in
        _ = await Retry(candidate, rules, journal: journal)
        return false
      }
    } else {
      let explorer = Explorer(rules, seed: seed, journal: journal)
      _ = await explorer.explore(steps: stepCount)
    }
    ExplorationProcess.end(folder)
  }
}
