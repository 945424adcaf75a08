/// A change of the state from one case to another, or to the same one, by an event.
///
/// The case of a state is the name that the argument `stateCase` of `explore` gives it: by default,
/// its case if it is an enumeration, or else the values of those of its properties that are
/// enumerations, optional or Boolean, and the shown routes of its stacks.
public struct ExplorationTransition: Hashable, Sendable {
  /// The case of the state before the event.
  public let from: String
  /// The case of the event.
  public let event: String
  /// The case of the state after the event.
  public let to: String
}

/// The result of an exploration: the fault that it has found, if there is one, and all that it has
/// reached.
public struct Exploration: Sendable {
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The number of performed steps.
  public internal(set) var stepCount = 0
  /// The number of runs: how often the component was started.
  public internal(set) var runCount = 0
  /// The fault, or nil if there is none.
  public internal(set) var failure: ExplorationFailure?
  /// The reason why the check `trap` was not made, in a sentence, or nil if the check was made or
  /// was not requested.
  public internal(set) var trapOmission: String?
  /// The reason why the exploration proves nothing, in a sentence, or nil if there is none.
  var omission: String?
  /// The number of times that each event led from one case of the state to another.
  public internal(set) var transitions: [ExplorationTransition: Int] = [:]
  /// The titles of commands (key bindings) that were shown, and whose keys were never pressed.
  public internal(set) var unpressedCommands: [String] = []

  /// The cases of the events that were never sent, such as `list.rowSelected` of a child, sorted.
  ///
  /// The cases of a child's events are known from the first of them that was sent, if the name of
  /// their type ends in `Event`. Events that are no enumeration, or have a description of their own,
  /// have no cases.
  public internal(set) var unsentEventCases: [String] = []
  /// The values that properties of the state never had, such as `isOpen: true`, sorted.
  ///
  /// The properties that count are those that are Boolean, optional, or enumerations without a
  /// description of their own, and stacks with such routes.
  public internal(set) var unreachedValues: [String] = []
  /// The keys that two components side by side both bind, one sentence for each conflict, sorted.
  public internal(set) var keyConflicts: [String] = []
  /// The texts that are cut off on a screen of 80x24 and complete on a larger one, sorted.
  public internal(set) var cutTexts: [String] = []
  /// One screen of each kind that was reached, at most 200.
  ///
  /// Two screens are of different kinds if their commands, their focus or the cases of their states
  /// differ. Screens of another size than that at the start are left out.
  public internal(set) var screens: [ExploredScreen] = []

  /// The cases of the state that were reached, sorted.
  public var stateCases: [String] { Set(transitions.keys.flatMap { [$0.from, $0.to] }).sorted() }

  /// The cases of the events that were sent, sorted.
  public var eventCases: [String] { Set(transitions.keys.map(\.event)).sorted() }

  /// The cases of the state from which no event led to another case, sorted; none if only one case
  /// was reached.
  public var finalStateCases: [String] {
    let left = Set(transitions.keys.filter { $0.from != $0.to }.map(\.from))
    return stateCases.count < 2 ? [] : stateCases.filter { !left.contains($0) }
  }
}

extension Exploration: CustomStringConvertible {
  /// The numbers of steps, runs and cases, the states in which each event was sent, the other
  /// findings, and the fault.
  public var description: String {
    var lines = [
      "\(Self.count(stepCount, "step")) in \(Self.count(runCount, "run")) (seed \(seed)): "
        + "\(Self.count(stateCases.count, "case")) of the state, "
        + "\(Self.count(eventCases.count, "case")) of events, "
        + (failure == nil ? "no fault." : "a fault.")
    ]
    for event in eventCases {
      let counts = stateCases.compactMap { state -> String? in
        let count = transitions.filter { $0.key.event == event && $0.key.from == state }
          .reduce(0) { $0 + $1.value }
        return count > 0 ? "\(state) \(count)" : nil
      }
      lines.append("  \(event): \(counts.joined(separator: " · "))")
    }
    if let trapOmission { lines.append("Not checked: trap. \(trapOmission)") }
    if !unpressedCommands.isEmpty {
      lines.append("Commands never used: \(unpressedCommands.joined(separator: ", "))")
    }
    if !finalStateCases.isEmpty {
      lines.append("States that no event has left: \(finalStateCases.joined(separator: ", "))")
    }
    for (title, items) in [
      ("Events never sent", unsentEventCases), ("Values never reached", unreachedValues),
      ("Shared keys", keyConflicts), ("Texts cut off at 80x24", cutTexts),
    ] where !items.isEmpty {
      lines.append("\(title): \(items.joined(separator: ", "))")
    }
    if let failure { lines.append("\(failure)") }
    return lines.joined(separator: "\n")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
