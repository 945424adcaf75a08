import CursesFeedback
import Testing

/// The exploration of one component, in a process of its own first, because a trap (such as
/// a failed precondition) ends the process.
@MainActor struct ComponentExploration<Running: Component> {
  private let rules: ExplorationRules<Running>
  private let seed: UInt64
  private let stepCount: Int
  /// The text by which the other process finds this exploration among those of the test.
  private let key: String
  /// Whether the caller has given the exploration a name, which is part of `key`.
  private let isNamed: Bool

  init(
    _ rules: ExplorationRules<Running>, seed: UInt64, stepCount: Int, key: String, isNamed: Bool
  ) {
    (self.rules, self.seed, self.stepCount) = (rules, seed, stepCount)
    (self.key, self.isNamed) = (key, isNamed)
  }

  /// Explores.
  func result() async -> Exploration {
    switch ExplorationProcess.role {
    case .tests: break
    case .explores(let key, let steps, let folder):
      guard key == self.key else { return Exploration(seed: seed) }
      await exploreInProcess(steps, folder)
    }
    var omission: String?
    if rules.checks.contains(.trap) {
      switch await trapSearch() {
      case .found(let failure):
        var result = Exploration(seed: seed)
        result.failure = failure
        result.stepCount = failure.originalCount
        return result
      case .none: break
      case .omitted(let reason): omission = reason
      }
    }
    let explorer = Explorer(rules, seed: seed)
    let found = await explorer.explore(steps: stepCount)
    var result = explorer.result
    result.trapOmission = omission
    if let found { result.failure = await failure(found.fault, found.steps) }
    return result
  }

  /// The failure that reports a fault, with shortened steps.
  ///
  /// - Parameter journal: Gets each step before it is tried, because the step may trap.
  private func failure(
    _ fault: Fault, _ steps: [ExplorationStep], journal: ExplorationJournal? = nil
  ) async -> ExplorationFailure {
    var shrinker = Shrinker(limit: fault.check == ExplorationCheck.settled.rawValue ? 20 : 400)
    let isShrunk = fault.check != ExplorationCheck.ineffectiveKey.rawValue
    let short =
      isShrunk
      ? await shrinker.shrink(steps) { candidate in
        await Retry(candidate, rules, check: fault.check, journal: journal).fault?.check
          == fault.check
      } : steps
    let last = await Retry(short, rules, check: fault.check, journal: journal)
    // The last performance of the steps can lead to another fault than the one that was found.
    let message = last.fault.flatMap { $0.check == fault.check ? $0.message : nil }
    return ExplorationFailure(
      check: fault.check, message: message ?? fault.message,
      steps: short, originalCount: steps.count, screen: last.screen, recording: last.recording)
  }

  /// The result of a search for traps.
  private enum TrapSearch {
    case none
    case found(ExplorationFailure)
    /// There was no search; the text is a sentence with the reason.
    case omitted(String)
  }

  /// Explores in another process, and shortens the steps that lead to a trap.
  private func trapSearch() async -> TrapSearch {
    // The other process runs the test with all arguments, and only a name in the key tells
    // which of them is meant.
    if !isNamed, Test.Case.current?.isParameterized == true {
      return .omitted("In a test with arguments, give each exploration a name with `named:`.")
    }
    let (first, steps): (String, [ExplorationStep])
    switch await ExplorationProcess.run(key) {
    case .normal: return .none
    case .unknown(let reason): return .omitted(reason)
    case .endless(let steps):
      return .found(trap("The last step does not come to an end.", steps, steps))
    case .trap(let message, let found): (first, steps) = (message, found)
    }
    var (message, shortest) = (first, steps)
    // To shorten the steps, the other process tries shorter sequences. If it traps, the sequence
    // that it was trying leads to a trap, too, and is shortened next.
    for _ in 0..<40 {
      guard
        case .trap(let next, let shorter) = await ExplorationProcess.run(key, shortening: shortest),
        shorter != shortest
      else { break }
      (message, shortest) = (next, shorter)
    }
    return .found(trap(message, shortest, steps))
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
    ExplorationProcess.endWithParent(folder)
    let journal = ExplorationJournal(path: "\(folder)/journal")
    if let steps {
      var shrinker = Shrinker()
      _ = await shrinker.shrink(steps) { candidate in
        _ = await Retry(candidate, rules, journal: journal)
        return false
      }
    } else {
      let explorer = Explorer(rules, seed: seed, journal: journal)
      if let found = await explorer.explore(steps: stepCount) {
        // The tests' process will try the same shorter sequences of steps, and a trap would end it:
        // a sequence that traps has to trap here first.
        _ = await failure(found.fault, found.steps, journal: journal)
      }
    }
    ExplorationProcess.end(folder)
  }
}
