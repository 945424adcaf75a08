import TerminalModel

/// Makes a sequence of steps shorter and simpler, as long as it leads to the same fault.
struct Shrinker {
  /// The maximum number of sequences that are tried.
  let limit: Int
  private(set) var tries = 0

  init(limit: Int = 400) { self.limit = limit }

  private var triesMore: Bool { tries < limit && !Task.isCancelled }

  /// Returns the shortest sequence found until the limit is reached or the test is cancelled.
  ///
  /// - Parameter fails: Whether a sequence leads to the fault.
  @MainActor
  mutating func shrink(
    _ steps: [ExplorationStep], fails: @MainActor ([ExplorationStep]) async -> Bool
  ) async -> [ExplorationStep] {
    var steps = steps
    var count = max(1, steps.count / 2)
    while count >= 1 {
      let isShorter = await removeChunks(of: count, from: &steps, fails)
      guard triesMore else { return steps }
      if count > 1 { count = max(1, count / 2) } else if !isShorter { break }
    }
    await simplify(&steps, fails)
    return steps
  }

  @MainActor
  private mutating func removeChunks(
    of count: Int, from steps: inout [ExplorationStep],
    _ fails: @MainActor ([ExplorationStep]) async -> Bool
  ) async -> Bool {
    var isShorter = false
    // From the end: the last steps most often depend on the first ones.
    var end = steps.count
    while end > 0, triesMore {
      let start = max(0, end - count)
      var shorter = steps
      shorter.removeSubrange(start..<min(end, shorter.count))
      tries += 1
      if await fails(shorter) {
        steps = shorter
        isShorter = true
      }
      end = start
    }
    return isShorter
  }

  @MainActor
  private mutating func simplify(
    _ steps: inout [ExplorationStep], _ fails: @MainActor ([ExplorationStep]) async -> Bool
  ) async {
    for index in steps.indices {
      for simple in steps[index].simpler where triesMore {
        var candidate = steps
        candidate[index] = simple
        tries += 1
        guard await fails(candidate) else { continue }
        steps = candidate
        break
      }
    }
  }
}

extension ExplorationStep {
  /// Simpler steps that may have the same effect, the simplest first.
  fileprivate var simpler: [ExplorationStep] {
    switch self {
    case .hold(let key): [.press(key)]
    case .type(let text) where text.count > 1: [.type("a"), .type(String(text.prefix(1)))]
    case .paste(let text): [.type("a"), .paste("a"), .paste(String(text.prefix(1)))]
    case .drag(let start, let end): [.click(.left, end), .click(.left, start)]
    case .click(.right, let cell): [.click(.left, cell)]
    case .advance(let time) where time > .seconds(1): [.nextTimer, .advance(.seconds(1))]
    case .press, .type, .click, .mouse, .resize, .focus, .advance, .nextTimer, .fail, .answer: []
    }
  }
}
