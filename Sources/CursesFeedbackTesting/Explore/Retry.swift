import CursesFeedback

/// The result of steps that are performed again.
@MainActor struct Retry<Running: Component> {
  /// The fault, or nil if there is none.
  let fault: Fault?
  /// The first step that the application could not take, such as an answer of an effect that does
  /// not run; nil if it could take all.
  let impossibleStep: ExplorationStep?
  /// The steps up to the fault.
  let steps: [ExplorationStep]
  /// The text of the screen after the last step, before the check at the end gives inputs.
  let screen: String
  /// The recording of the steps and of the inputs of the check at the end; nil if the events are
  /// not `Codable`.
  let recording: String?

  /// Performs the steps with a new component, up to the first fault.
  ///
  /// - Parameter check: The name of a check, which is made at the end of the run if it belongs
  ///   there. After each step, the checks that belong to a step are made, whatever the name is.
  init(
    _ steps: [ExplorationStep], _ rules: ExplorationRules<Running>, check: String? = nil,
    journal: ExplorationJournal? = nil
  ) async {
    let app = ExploredApp(rules, journal: journal)
    var fault = app.fault()
    var performed: [ExplorationStep] = []
    var impossible: ExplorationStep?
    for step in steps where fault == nil {
      performed.append(step)
      if await !app.perform(step), impossible == nil { impossible = step }
      fault = app.fault()
    }
    impossibleStep = impossible
    screen = app.app.frame.text
    // An invariant can have the name of a check.
    let isInvariant = rules.invariants.contains { $0.name == check }
    let known = isInvariant ? nil : check.flatMap(ExplorationCheck.init)
    let endCheck = known.flatMap { $0.isOfEnd ? $0 : nil }
    if fault == nil, let endCheck {
      fault = await app.endFault([endCheck], rules.make, after: performed)
    }
    self.fault = fault
    self.steps = performed
    recording = app.recording
  }
}

extension ExplorationCheck {
  /// Whether it is checked at the end of a run.
  fileprivate var isOfEnd: Bool {
    switch self {
    case .focus, .exit, .lostKey, .replay: true
    case .trap, .loop, .view, .cursor, .effects, .settled, .keys, .ineffectiveKey: false
    }
  }
}
