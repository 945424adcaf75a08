import CursesFeedback
import FeedbackCore
import TerminalModel

/// The checks that are made at the end of a run, because some of them change the application.
extension ExploredApp {
  /// The property of the final state that does not hold, or nil if all hold.
  ///
  /// - Parameters:
  ///   - checks: The properties to check.
  ///   - make: Makes the component again, for a replay.
  ///   - steps: The steps so far.
  func endFault(
    _ checks: Set<ExplorationCheck>, _ make: @MainActor () -> Running,
    after steps: [ExplorationStep]
  ) async -> Fault? {
    if checks.contains(.lostKey), let fault = await lostKeyFault(steps) { return fault }
    guard !hasEnded else { return checks.contains(.replay) ? replayFault(make) : nil }
    await perform(.resize(.standard))
    if checks.contains(.focus), let fault = await focusFault() { return fault }
    if checks.contains(.exit), !hasEnded, let fault = await exitFault() { return fault }
    return checks.contains(.replay) ? replayFault(make) : nil
  }

  private func replayFault(_ make: @MainActor () -> Running) -> Fault? {
    guard let recording, let parsed = try? Recording(parsing: recording) else { return nil }
    return make().replay(parsed).map { divergence in
      Fault(
        .replay,
        "The same inputs and answers lead to another result: the reducer or the view depends on "
          + "more than its arguments.\n\(divergence)")
    }
  }

  /// Performs the steps again with a frame after each key, and compares the states at the end.
  private func lostKeyFault(_ steps: [ExplorationStep]) async -> Fault? {
    guard !rules.runsEffects, steps.contains(where: \.hasManyKeys) else { return nil }
    let other = ExploredApp(rules, journal: journal)
    for step in steps {
      for part in step.keyByKey { await other.perform(part) }
    }
    journal?.begin(with: steps)
    guard other.app.state != app.state else { return nil }
    let changes = DumpDifference(from: other.app.state, to: app.state).lines
    return Fault(
      .lostKey,
      "Keys that arrive together lead to another state than the same keys one after another. The "
        + "state after keys one after another, and after keys that arrive together:\n"
        + changes.joined(separator: "\n"))
  }

  private func focusFault() async -> Fault? {
    guard let start = app.activeInputs, start.focusableCount > 1, start.focus != nil else {
      return nil
    }
    let keys: [Key] = [.tab, .shift(.tab), .down, .up, .right, .left, .escape, .tab, .enter, .tab]
    for key in keys {
      await perform(.press(key))
      guard !hasEnded, let now = app.activeInputs else { return nil }
      if now.focus != start.focus || now.focusableCount != start.focusableCount { return nil }
    }
    return Fault(
      .focus,
      "One of \(start.focusableCount) controls keeps the focus: none of the keys "
        + "\(keys.prefix(7).map(\.name).joined(separator: ", ")) moves it.")
  }

  /// Tries to end the session as a user would.
  private func exitFault() async -> Fault? {
    let rounds: [[Key]] = [
      [], [.enter], [], [.escape], ["y"], [.tab, .enter], [.ctrl("c")], [.escape, .escape],
      [.ctrl("c"), .enter], [.ctrl("c")],
    ]
    var tried: [String] = []
    for (number, round) in rounds.enumerated() {
      let shown = app.activeInputs?.commands.first { $0.quits && $0.keys != ["esc"] }
      for key in round.isEmpty ? shown?.keys.first?.keys ?? [] : round {
        await perform(.press(key))
        tried.append(key.name)
        if hasEnded { return nil }
      }
      guard number >= 2 else { continue }
      await endEffects()
      await perform(.advance(.seconds(10)))
      if hasEnded { return nil }
    }
    return Fault(
      .exit, "The session does not end with the keys \(tried.joined(separator: ", ")).")
  }

  private func endEffects() async {
    guard let inputs = app.activeInputs else { return }
    for step in situation(inputs).effectEnds { await perform(step) }
  }
}

extension ExplorationStep {
  /// Whether several keys arrive in one read of the terminal.
  fileprivate var hasManyKeys: Bool { keyByKey.count > 1 }

  /// The step as one step for each key.
  fileprivate var keyByKey: [ExplorationStep] {
    switch self {
    case .hold(let key): Array(repeating: .press(key), count: Self.heldCount)
    case .type(let text): text.map { .press(Key(.character($0))) }
    case .press, .paste, .click, .drag, .mouse, .resize, .focus, .advance, .nextTimer, .fail,
      .answer:
      [self]
    }
  }
}
