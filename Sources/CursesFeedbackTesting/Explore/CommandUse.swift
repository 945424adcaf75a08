import CursesFeedback

/// The uses of the commands (key bindings with a title) in an exploration.
struct CommandUse {
  /// The identity of a command: its name and its keys.
  ///
  /// The title is no part of it: that of a command such as undo changes with the state.
  private struct Name: Hashable, Comparable {
    let name: String
    let keys: [Keystrokes]

    init(_ command: ActiveInputs.Command) { (name, keys) = (command.name, command.keys) }

    static func < (one: Name, other: Name) -> Bool {
      (one.name, one.label) < (other.name, other.label)
    }

    private var label: String {
      keys.map { $0.keys.map(\.name).joined(separator: " ") }.joined(separator: ", ")
    }

    /// Whether both have the same name and share a key.
    ///
    /// A command is listed without the keys that another command takes at the moment, so that the
    /// listed keys of one command can differ.
    func isSame(as other: Name) -> Bool {
      name == other.name && !Set(keys).isDisjoint(with: other.keys)
    }
  }

  private struct Uses {
    /// The title of the command when it was first shown.
    let title: String
    var count = 0
    var hasChanged = false
    var screens: Set<String> = []
    var runs: Set<Int> = []
    var steps: [ExplorationStep] = []
  }

  private var uses: [Name: Uses] = [:]

  /// Records that a command is shown.
  mutating func shown(_ command: ActiveInputs.Command) {
    let name = Name(command)
    if uses[name] == nil { uses[name] = Uses(title: command.title) }
  }

  /// Records the use of a command.
  ///
  /// - Parameters:
  ///   - steps: The steps up to its key.
  ///   - screen: The text of the screen before the use.
  ///   - run: The number of the run of the exploration: each run starts the component again.
  ///   - hasChanged: Whether the use has changed something.
  mutating func used(
    _ command: ActiveInputs.Command, after steps: [ExplorationStep], screen: String, run: Int,
    hasChanged: Bool
  ) {
    let name = Name(command)
    var use = uses[name] ?? Uses(title: command.title)
    use.count += 1
    use.screens.insert(screen)
    use.runs.insert(run)
    if hasChanged { use.hasChanged = true }
    if use.steps.isEmpty { use.steps = steps }
    uses[name] = use
  }

  /// The titles of the commands that were shown and never used, sorted.
  var unused: [String] {
    Set(uses.filter { name, _ in !has(name) { $0.count > 0 } }.map(\.value.title)).sorted()
  }

  /// A command that has changed nothing in twelve uses or more, on three or more screens and in
  /// five or more runs, with the steps to its first use; nil if there is none.
  var dead: (title: String, steps: [ExplorationStep], count: Int)? {
    uses.sorted { $0.key < $1.key }
      .first { name, uses in
        !has(name) { $0.hasChanged } && uses.count >= 12 && uses.screens.count >= 3
          && uses.runs.count >= 5
      }
      .map { ($0.value.title, $0.value.steps, $0.value.count) }
  }

  /// Whether the uses of a command have a property, under any of the keys with which the command
  /// was listed.
  private func has(_ name: Name, _ property: (Uses) -> Bool) -> Bool {
    uses.contains { $0.key.isSame(as: name) && property($0.value) }
  }
}
