import CursesFeedback
import TerminalModel

/// Explores a component: runs it again and again, each time with other steps.
///
/// Each run begins with the steps of the rules; a sequence of steps that has led to a state, an event
/// or a screen of a new kind can be the beginning of later runs.
@MainActor final class Explorer<Running: Component> {
  private let rules: ExplorationRules<Running>
  private let journal: ExplorationJournal?
  private var chooser: StepChooser
  private var commands = CommandUse()
  private var known: Set<String> = []
  private var report = ExplorationReport<Running>()
  private var beginnings: [[ExplorationStep]] = []
  /// The keys that the last steps pressed, which may be the beginning of a key sequence; nil after
  /// any other step.
  private var sequence: TypedSequence?
  private(set) var result: Exploration

  init(_ rules: ExplorationRules<Running>, seed: UInt64, journal: ExplorationJournal? = nil) {
    self.rules = rules
    self.journal = journal
    chooser = StepChooser(seed: seed, texts: rules.texts)
    result = Exploration(seed: seed)
  }

  /// Explores until a fault is found, the number of steps is reached, or the test is cancelled.
  ///
  /// - Returns: The fault and the steps to it, or nil if there is none.
  func explore(steps: Int) async -> (fault: Fault, steps: [ExplorationStep])? {
    defer {
      result.unpressedCommands = commands.unused
      report.write(to: &result)
    }
    while result.stepCount < steps, !Task.isCancelled {
      let earlier = result.stepCount
      result.runCount += 1
      if let found = await run(atMost: steps - earlier) { return found }
      // The application ends before its first step, or has no view: no run gets further.
      guard result.stepCount > earlier else { break }
    }
    if result.stepCount == 0, steps > 0, !Task.isCancelled {
      result.omission =
        "Nothing was explored: the application ends before its first step, or has no view."
    }
    guard rules.checks.contains(.ineffectiveKey), let dead = commands.dead else { return nil }
    let fault = Fault(
      .ineffectiveKey,
      "The key of \"\(dead.title)\" has changed nothing in any of \(dead.count) uses.")
    return (fault, dead.steps)
  }

  private func run(atMost limit: Int) async -> (fault: Fault, steps: [ExplorationStep])? {
    var steps: [ExplorationStep] = []
    chooser.beginRun()
    let app = ExploredApp(rules, isTraced: true, journal: journal)
    if let fault = fault(of: app) { return (fault, []) }
    let beginning = beginning()
    var planned = beginning.makeIterator()
    let length = min(limit, rules.beginning.count + 10 + chooser.number(below: 40))
    while steps.count < length, !app.hasEnded, !Task.isCancelled,
      let inputs = app.app.activeInputs
    {
      let situation = app.situation(inputs)
      if !inputs.hasPendingKeys {
        for command in inputs.commands where command.counts {
          commands.shown(command)
        }
      }
      let state = rules.stateCase(app.app.state)
      let given = planned.next()
      let step = given ?? chooser.next(in: situation, state: state)
      steps.append(step)
      result.stepCount += 1
      let isPossible = await perform(step, app, inputs, after: steps)
      if !isPossible, given != nil, beginning == rules.beginning {
        result.omission = "A step of `beginning` is not possible: \(step)"
      }
      if let fault = fault(of: app) { return (fault, steps) }
      learn(app, steps)
      report.add(app, inputs, steps, rules)
    }
    report.add(app.values, app.possibleEvents)
    guard !Task.isCancelled else { return nil }
    return await app.endFault(endChecks, rules.make, after: steps).map { ($0, steps) }
  }

  /// The fault of an application, or nil if there is none; a fault adds the last events and states
  /// to the coverage.
  private func fault(of app: ExploredApp<Running>) -> Fault? {
    guard let fault = app.fault() else { return nil }
    for transition in app.takeTransitions() { result.transitions[transition, default: 0] += 1 }
    report.add(app.values, app.possibleEvents)
    return fault
  }

  /// The checks at the end of this run; at most one of them changes the application.
  private var endChecks: Set<ExplorationCheck> {
    let checks: Set<ExplorationCheck> =
      switch result.runCount % 4 {
      case 0: [.focus]
      case 1: [.replay]
      case 2: [.exit]
      // `lostKey` performs the steps again in another application.
      default: [.exit, .lostKey]
      }
    return rules.checks.intersection(checks)
  }

  private func beginning() -> [ExplorationStep] {
    guard !beginnings.isEmpty, chooser.number(below: 2) == 0 else { return rules.beginning }
    return beginnings[chooser.number(below: beginnings.count)]
  }

  /// Performs a step, and counts the use of a command if the step completes the command's keys.
  ///
  /// - Returns: Whether the application could take the step.
  private func perform(
    _ step: ExplorationStep, _ app: ExploredApp<Running>, _ inputs: ActiveInputs,
    after steps: [ExplorationStep]
  ) async -> Bool {
    let begun = inputs.hasPendingKeys ? sequence : nil
    sequence = nil
    guard let key = begun == nil ? step.key : step.pressedKey,
      begun != nil || !inputs.hasPendingKeys
    else { return await app.perform(step) }
    let typed = TypedSequence(
      keys: (begun?.keys ?? []) + [key], commands: begun?.commands ?? inputs.commands,
      before: begun?.before ?? Trail(app))
    let isPossible = await app.perform(step)
    // A held key can complete a sequence several times, and begin it again.
    if step.pressedKey != nil { sequence = typed }
    guard let command = typed.command else { return isPossible }
    commands.used(
      command, after: steps, screen: typed.before.frame.text,
      run: result.runCount, hasChanged: typed.before.differs(from: app))
    return isPossible
  }

  /// Remembers the steps as a beginning if they have led to something of a new kind.
  private func learn(_ app: ExploredApp<Running>, _ steps: [ExplorationStep]) {
    var isNew = false
    for transition in app.takeTransitions() {
      result.transitions[transition, default: 0] += 1
      if known.insert("\(transition.from)|\(transition.event)").inserted { isNew = true }
    }
    if let inputs = app.app.activeInputs {
      let kind = "\(rules.stateCase(app.app.state))|\(inputs.titles)|\(inputs.focus ?? -1)"
      if known.insert(kind).inserted { isNew = true }
    }
    if isNew, steps.count <= 40 { beginnings.append(steps) }
  }

  /// Keys that were typed one after the other.
  private struct TypedSequence {
    let keys: [Key]
    /// The commands that were available before the first key.
    let commands: [ActiveInputs.Command]
    /// The application before the first key.
    let before: Trail

    /// The command of the keys, or nil if they have none.
    var command: ActiveInputs.Command? {
      commands.first { command in command.counts && command.keys.contains { $0.keys == keys } }
    }
  }

  /// All that the use of a command can change.
  private struct Trail {
    let state: Running.State
    /// Without the selection of text, which each used key ends.
    let interface: InterfaceState
    /// Whether text is selected: the end of the selection alone changes the frame.
    let hasSelection: Bool
    let frame: Frame
    let effects: [String]
    let copies: String?
    let suspensions: Int

    @MainActor init(_ explored: ExploredApp<Running>) {
      let app = explored.app
      var interface = app.interfaceState
      hasSelection = interface.hasSelection
      interface.selection = nil
      (state, self.interface, frame) = (app.state, interface, app.frame)
      effects = app.loop.runningEffects.map { "\($0.run)" }
      (copies, suspensions) = (app.terminal.clipboard, app.terminal.suspensionCount)
    }

    @MainActor func differs(from explored: ExploredApp<Running>) -> Bool {
      let now = Trail(explored)
      return explored.hasEnded || state != now.state || !hasSelection && frame != now.frame
        || interface != now.interface || effects != now.effects || copies != now.copies
        || suspensions != now.suspensions
    }
  }
}

extension ActiveInputs.Command {
  /// Whether its uses count: it is a key binding with a title, and does not end the session.
  fileprivate var counts: Bool { isBinding && !quits && !title.isEmpty }
}

extension ExplorationStep {
  /// The key that is pressed once, or nil for another step.
  fileprivate var pressedKey: Key? {
    if case .press(let key) = self { key } else { nil }
  }

  /// The key that is pressed or held, or nil for another step.
  fileprivate var key: Key? {
    switch self {
    case .press(let key), .hold(let key): key
    case .type, .paste, .click, .drag, .mouse, .resize, .focus, .advance, .nextTimer, .fail,
      .answer:
      nil
    }
  }
}
