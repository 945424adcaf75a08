import CursesFeedback
import TerminalModel

/// Collects parts of an exploration's result: the values and events that were not reached, the keys
/// that two components share, the texts that are cut off, and the screens.
@MainActor struct ExplorationReport<Running: Component> {
  private var values: Set<String> = []
  private var possibleValues: Set<String> = []
  private var possibleEvents: Set<String> = []
  private var conflicts: Set<String> = []
  private var cutTexts = CutTexts()
  /// A screen of each kind, by the kind: a text with the case of the state
  /// (``ExplorationRules/stateCase``), the commands and the focus.
  private var screens: [String: ExploredScreen] = [:]

  /// The maximum number of screens.
  static var screenLimit: Int { 200 }

  /// Adds the values of the properties of states, and the cases that events can have.
  mutating func add(_ values: Set<String>, _ possibleEvents: Set<String>) {
    self.values.formUnion(values)
    self.possibleEvents.formUnion(possibleEvents)
  }

  /// Adds the screen of an application after steps.
  ///
  /// - Parameter inputs: The inputs that were active before the last step.
  mutating func add(
    _ explored: ExploredApp<Running>, _ inputs: ActiveInputs, _ steps: [ExplorationStep],
    _ rules: ExplorationRules<Running>
  ) {
    let app = explored.app
    values.formUnion(CaseName.values(of: app.state))
    possibleValues.formUnion(CaseName.possibleValues(of: app.state))
    conflicts.formUnion(inputs.sharedKeys)
    guard !explored.hasEnded, let now = app.activeInputs else { return }
    if app.frame.size == .standard {
      cutTexts.add(LayeredScreen(app)) {
        explored.journal?.add(.resize(CutTexts.large))
        defer { explored.journal?.removeLast() }
        return Self.enlarged(app, rules)
      }
    }
    guard app.frame.size == rules.size else { return }
    let stateCase = rules.stateCase(app.state)
    let kind = "\(stateCase)|\(now.titles)|\(now.focus ?? -1)"
    let isShorter = screens[kind].map { steps.count < $0.steps.count }
    guard isShorter ?? (screens.count < Self.screenLimit) else { return }
    screens[kind] = ExploredScreen(frame: app.frame, stateCase: stateCase, steps: steps)
  }

  /// The current state on the larger screen.
  private static func enlarged(
    _ app: HeadlessApp<Running>, _ rules: ExplorationRules<Running>
  ) -> LayeredScreen {
    let enlarged = HeadlessApp(
      rules.make(), in: app.state, size: CutTexts.large, holdsEffects: true,
      interface: app.interfaceState, trace: nil, starts: false)
    // The start in this state can raise events, even without end: the loop is then stopped.
    var eventCount = 0
    let tracing = enlarged.loop.trace { [weak enlarged] trace in
      guard trace.event != nil else { return }
      eventCount += 1
      if eventCount == ExplorationRules<Running>.eventLimit { enlarged?.loop.stop() }
    }
    enlarged.loop.start()
    return withExtendedLifetime(tracing) { LayeredScreen(enlarged) }
  }

  /// Copies the report to a result.
  func write(to result: inout Exploration) {
    let sent = result.eventCases
    let events = possibleEvents.union(EnumCases.names(of: Running.Event.self) ?? [])
    result.unsentEventCases = events.filter { event in
      !sent.contains { $0 == event || $0.hasPrefix("\(event).") }
    }.sorted()
    result.unreachedValues = possibleValues.subtracting(values).sorted()
    result.keyConflicts = conflicts.sorted()
    result.cutTexts = cutTexts.found.sorted()
    result.screens = screens.sorted { one, other in
      (one.value.steps.count, one.key) < (other.value.steps.count, other.key)
    }.map(\.value)
  }
}
