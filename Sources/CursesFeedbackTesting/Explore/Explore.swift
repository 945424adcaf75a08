public import CursesFeedback
public import Testing

/// Explores a component with random inputs, times and answers of effects, and checks properties
/// that every application has to have, and the invariants of the caller.
///
/// ```swift
/// @Test func `no sequence of inputs leads to a fault`() async {
///   await explore(
///     Films(load: { [] }),
///     invariants: ["a film is selected": { $0.titles.isEmpty || $0.selected < $0.titles.count }])
/// }
/// ```
/// The steps come from the seed alone: the same call explores the same steps. States are grouped
/// into cases (see `stateCase`): the more rarely the key of a binding was used in states of the
/// current case, the more often it is chosen. A sequence that leads to a fault is made as short as
/// possible, and recorded as an issue of the test.
///
/// Asynchronous effects do not run: they are held until the exploration answers them with events of
/// `answers`, or ends them with an error.
///
/// - Parameters:
///   - component: Makes the component; evaluated again for each run, which is one start of the
///     component and up to 49 steps after those of `beginning`.
///   - name: Distinguishes the explorations of a parametrized test: a different name for each
///     argument. Without a name, such a test does not make the check `trap`.
///   - steps: The number of steps of all runs together.
///   - seed: Selects the sequence of random numbers.
///   - size: The size of the screen at the start.
///   - checks: The properties that are checked.
///   - invariants: Further properties of each state, with their names.
///   - answers: Returns the events with which a held effect may be answered; gets the name of its
///     feedback, and the current state.
///   - texts: Texts that the application expects, such as a valid code: half of the typed and pasted
///     texts are of these. Those of several lines are only pasted.
///   - beginning: The steps with which each run begins, such as those that sign in; they belong to
///     the steps to a fault, unless the fault occurs without them.
///   - runsEffects: Whether asynchronous effects run, instead of being held. The same call then
///     explores the same steps only if the effects answer the same.
///   - effectLimit: The maximum number of active effects.
///   - stateCase: Returns the name of the case to which a state belongs; the coverage is reported
///     for each case. By default, the name is made of the values of the state's enumerations,
///     optionals and Booleans, such as `isOpen: true` (see ``ExplorationTransition``).
///   - folder: The folder in which the shortest steps (`.steps`) and their recording (`.jsonl`) are
///     kept, relative to that of the test's own file; nil for none. It is made if it is missing.
///     The files are named after the component, the check and the name.
///   - recordsIssue: Whether a fault is recorded as an issue of the test.
///   - sourceLocation: Where the issue is reported.
/// - Returns: The fault, if there is one, and the coverage.
@MainActor
@discardableResult
public func explore<Running: Component>(
  _ component: @autoclosure @escaping @MainActor () -> Running, named name: String = "",
  steps: Int = 500,
  seed: UInt64 = 1, size: Size = .standard, checks: Set<ExplorationCheck> = .all,
  invariants: KeyValuePairs<String, (Running.State) -> Bool> = [:],
  answers: @escaping (String, Running.State) -> [Running.Event] = { _, _ in [] },
  texts: [String] = [], beginning: [ExplorationStep] = [],
  runsEffects: Bool = false, effectLimit: Int = 32,
  stateCase: ((Running.State) -> String)? = nil,
  keep folder: String? = nil, recordsIssue: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) async -> Exploration {
  let rules = ExplorationRules(
    make: component, size: size, checks: checks,
    invariants: invariants.map { (name: $0.key, holds: $0.value) }, answers: answers,
    runsEffects: runsEffects, effectLimit: effectLimit, texts: texts, beginning: beginning,
    stateCase: stateCase ?? { CaseName.of(state: $0) })
  let place = "\(sourceLocation.fileID):\(sourceLocation.line):\(sourceLocation.column)"
  let key = ExplorationProcess.key(of: "\(place) \(Running.self) \(seed) \(name)")
  let exploration = ComponentExploration(
    rules, seed: seed, stepCount: steps, key: key, isNamed: !name.isEmpty)
  var result = await exploration.result()
  #if os(Linux)
    if let reason = result.trapOmission, recordsIssue {
      Issue.record(
        "The check `trap` was not made. \(reason) To leave it out, pass `checks` without it.",
        sourceLocation: sourceLocation)
    }
  #endif
  if let omission = result.omission, recordsIssue {
    Issue.record(Comment(rawValue: omission), sourceLocation: sourceLocation)
  }
  guard var failure = result.failure else { return result }
  if let folder {
    let path = sourceLocation.path(beside: folder)
    let parts = ["\(Running.self)", failure.check, name].filter { !$0.isEmpty }
    failure.write(to: path, name: KeptNames.name(parts.joined(separator: "-"), in: path, of: key))
    result.failure = failure
  }
  if recordsIssue {
    Issue.record(Comment(rawValue: "\(failure)"), sourceLocation: sourceLocation)
  }
  return result
}

/// Performs the steps of an earlier exploration, and returns the first fault, or nil if there is
/// none.
///
/// - Parameters:
///   - steps: The steps, as ``ExplorationFailure/steps`` has them.
///   - component: The component.
///   - check: The name of the check of the fault, ``ExplorationFailure/check``: needed for the
///     checks at the end of a run: `focus`, `exit`, `lostKey` and `replay`.
///   - size: The size of the screen at the start.
///   - checks: The properties that are checked.
///   - invariants: Further properties of each state, with their names.
///   - answers: The events with which held effects may be answered, as in the exploration.
///   - runsEffects: Whether asynchronous effects run.
///   - effectLimit: The maximum number of active effects.
/// - Returns: The name of the check, and the message; the name is `steps` if the application cannot
///   take one of the steps.
@MainActor
public func retry<Running: Component>(
  _ steps: [ExplorationStep], with component: @autoclosure @escaping @MainActor () -> Running,
  check: String? = nil, size: Size = .standard, checks: Set<ExplorationCheck> = .all,
  invariants: KeyValuePairs<String, (Running.State) -> Bool> = [:],
  answers: @escaping (String, Running.State) -> [Running.Event] = { _, _ in [] },
  runsEffects: Bool = false, effectLimit: Int = 32
) async -> (check: String, message: String)? {
  let rules = ExplorationRules(
    make: component, size: size, checks: checks,
    invariants: invariants.map { (name: $0.key, holds: $0.value) }, answers: answers,
    runsEffects: runsEffects, effectLimit: effectLimit, stateCase: { _ in "" })
  let retry = await Retry(steps, rules, check: check)
  return retry.fault.map { ($0.check, $0.message) }
    ?? retry.impossibleStep.map { ("steps", "This step is not possible: \($0)") }
}

/// Performs the steps in a file that an exploration has written (`keep:`), and returns the first
/// fault, or nil if there is none.
///
/// ```swift
/// let fault = try await retry(file: "Sessions/Films-trap.steps", with: Films(load: { [] }))
/// #expect(fault == nil)
/// ```
///
/// - Parameters:
///   - path: The file, relative to the folder of the test's own file.
///   - component: The component.
///   - check: The name of the check of the fault, ``ExplorationFailure/check``: needed for the
///     checks at the end of a run: `focus`, `exit`, `lostKey` and `replay`.
///   - size: The size of the screen at the start.
///   - checks: The properties that are checked.
///   - invariants: Further properties of each state, with their names.
///   - answers: The events with which held effects may be answered, as in the exploration.
///   - runsEffects: Whether asynchronous effects run.
///   - effectLimit: The maximum number of active effects.
///   - sourceLocation: The place of the test.
/// - Returns: The name of the check, and the message; the name is `steps` if the application cannot
///   take one of the steps.
/// - Throws: ``ExplorationFileError`` if the file cannot be read, and for the first line that is no
///   step.
@MainActor
public func retry<Running: Component>(
  file path: String, with component: @autoclosure @escaping @MainActor () -> Running,
  check: String? = nil, size: Size = .standard, checks: Set<ExplorationCheck> = .all,
  invariants: KeyValuePairs<String, (Running.State) -> Bool> = [:],
  answers: @escaping (String, Running.State) -> [Running.Event] = { _, _ in [] },
  runsEffects: Bool = false, effectLimit: Int = 32,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws(ExplorationFileError) -> (check: String, message: String)? {
  let steps = try ExplorationJournal.readSteps(inFile: sourceLocation.path(beside: path))
  return await retry(
    steps, with: component(), check: check, size: size, checks: checks, invariants: invariants,
    answers: answers, runsEffects: runsEffects, effectLimit: effectLimit)
}

extension ExplorationFailure {
  /// Writes the steps and the recording.
  fileprivate mutating func write(to folder: String, name: String) {
    let name = name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    let texts = [
      (path: "\(folder)/\(name).steps", text: steps.map { "\($0)\n" }.joined() as String?),
      (path: "\(folder)/\(name).jsonl", text: recording),
    ]
    let hasFolder = ExplorationJournal.makeFolder(folder)
    for (path, text) in texts {
      guard let text else { continue }
      if hasFolder, ExplorationJournal.write(text, toFile: path) {
        files.append(path)
      } else {
        unwrittenFiles.append(path)
      }
    }
  }
}
