/// The uses of the titled key bindings in an exploration.
struct CommandUse {
  private struct Uses {
    var count = 0
    var hasChanged = false
    var screens: Set<String> = []
    var runs: Set<Int> = []
    var steps: [ExplorationStep] = []
  }

  private var uses: [String: Uses] = [:]

  /// A command is shown.
  mutating func shown(_ title: String) {
    if uses[title] == nil { uses[title] = Uses() }
  }

  /// A command was used.
  ///
  /// - Parameters:
  ///   - steps: The steps up to its key.
  ///   - screen: The text of the screen before.
  ///   - run: The number of the run.
  ///   - hasChanged: Whether the use has changed something.
  mutating func used(
    _ title: String, after steps: [ExplorationStep], screen: String, run: Int, hasChanged: Bool
  ) {
    uses[title, default: Uses()].count += 1
    uses[title]?.screens.insert(screen)
    uses[title]?.runs.insert(run)
    if hasChanged { uses[title]?.hasChanged = true }
    if uses[title]?.steps.isEmpty ?? true { uses[title]?.steps = steps }
  }

  /// The commands that were shown and never used, sorted.
  var unused: [String] { uses.filter { $0.value.count == 0 }.map(\.key).sorted() }

  /// A command that changes nothing, with the steps to its first use; nil if there is none.
  var dead: (title: String, steps: [ExplorationStep], count: Int)? {
    uses.sorted { $0.key < $1.key }
      .first { _, uses in
        !uses.hasChanged && uses.count >= 5 && uses.screens.count >= 3 && uses.runs.count >= 3
      }
      .map { ($0.key, $0.value.steps, $0.value.count) }
  }
}
