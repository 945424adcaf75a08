import CursesFeedback

/// The uses of the commands (key bindings with a title) in an exploration.
struct CommandUse {
  /// The identity of a command: its title and its keys.
  struct Name: Hashable, Comparable {
    let title: String
    let keys: [Keystrokes]

    init(_ command: ActiveInputs.Command) { (title, keys) = (command.title, command.keys) }

    static func < (one: Name, other: Name) -> Bool {
      (one.title, one.label) < (other.title, other.label)
    }

    private var label: String {
      keys.map { $0.keys.map(\.name).joined(separator: " ") }.joined(separator: ", ")
    }

    /// Whether both have the same title and share a key.
    ///
    /// A command is listed without the keys that another command takes at the moment, so that the
    /// listed keys of one command can differ.
    func isSame(as other: Name) -> Bool {
      title == other.title && !Set(keys).isDisjoint(with: other.keys)
    }
  }

  private struct Uses {
    var count = 0
    var hasChanged = false
    var screens: Set<String> = []
    var runs: Set<Int> = []
    var steps: [ExplorationStep] = []
  }

  private var uses: [Name: Uses] = [:]

  /// Records that a command is shown.
  mutating func shown(_ command: Name) {
    if uses[command] == nil { uses[command] = Uses() }
  }

  /// Records the use of a command.
  ///
  /// - Parameters:
  ///   - steps: The steps up to its key.
  ///   - screen: The text of the screen before the use.
  ///   - run: The number of the run of the exploration: each run starts the component again.
  ///   - hasChanged: Whether the use has changed something.
  mutating func used(
    _ command: Name, after steps: [ExplorationStep], screen: String, run: Int, hasChanged: Bool
  ) {
    var use = uses[command] ?? Uses()
    use.count += 1
    use.screens.insert(screen)
    use.runs.insert(run)
    if hasChanged { use.hasChanged = true }
    if use.steps.isEmpty { use.steps = steps }
    uses[command] = use
  }

  /// The titles of the commands that were shown and never used, sorted.
  var unused: [String] {
    Set(uses.keys.filter { name in !has(name) { $0.count > 0 } }.map(\.title)).sorted()
  }

  /// A command that has changed nothing in twelve uses or more, on three or more screens and in
  /// five or more runs, with the steps to its first use; nil if there is none.
  var dead: (title: String, steps: [ExplorationStep], count: Int)? {
    uses.sorted { $0.key < $1.key }
      .first { name, uses in
        !has(name) { $0.hasChanged } && uses.count >= 12 && uses.screens.count >= 3
          && uses.runs.count >= 5
      }
      .map { ($0.key.title, $0.value.steps, $0.value.count) }
  }

  /// Whether the uses of a command have a property, under any of the keys with which the command
  /// was listed.
  private func has(_ name: Name, _ property: (Uses) -> Bool) -> Bool {
    uses.contains { $0.key.isSame(as: name) && property($0.value) }
  }
}
