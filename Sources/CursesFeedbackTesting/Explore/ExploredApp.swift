import CursesFeedback
import FeedbackCore
import TerminalModel

/// A run of a component in an exploration, which performs steps and makes the checks after each one.
@MainActor final class ExploredApp<Running: Component> {
  let app: HeadlessApp<Running>
  let rules: ExplorationRules<Running>
  let journal: ExplorationJournal?
  private var isOutdated = false
  private var isUnsettled = false
  /// The number of events in the current step.
  private var eventCount = 0
  /// The last event of a step with too many events, or nil.
  private var endlessEvent: String?
  private let lines = RecordedBytes()
  /// The values of the properties of all states so far; empty unless transitions are collected.
  private(set) var values: Set<String> = []
  private var eventNames: Set<String> = []
  /// The cases that the events so far can have, with those of the enumerations in them.
  private(set) var possibleEvents: Set<String> = []
  /// The transitions since the last call of ``takeTransitions()``.
  private var transitions: [ExplorationTransition] = []
  private var tracing = Cancellation.none

  private final class RecordedBytes {
    var bytes: [UInt8] = []
  }

  /// Starts the component.
  ///
  /// - Parameters:
  ///   - isTraced: Whether transitions are collected.
  ///   - journal: Gets each step before it is performed.
  init(
    _ rules: ExplorationRules<Running>, isTraced: Bool = false, journal: ExplorationJournal? = nil
  ) {
    self.rules = rules
    self.journal = journal
    journal?.begin()
    let lines = lines
    let isRecorded = Running.Event.self is any Codable.Type
    let component = rules.make()
    app = HeadlessApp(
      component, size: rules.size, holdsEffects: !rules.runsEffects, display: DisplayOptions(),
      trace: nil,
      record: isRecorded ? RecordingWriter(writesInitialState: false) { lines.bytes += $0 } : nil,
      starts: false)
    if isTraced { values = CaseName.values(of: component.initial) }
    app.onStaleRows = { [weak self] in self?.isOutdated = true }
    tracing = app.loop.trace { [weak self] trace in
      guard let self, let event = trace.event else { return }
      if isTraced { self.add(event, trace) }
      self.countEvent(event)
    }
    // The trace is made before the start, so that the events of the start count, too.
    app.loop.start()
    _ = app.frame
  }

  private func add(_ event: Running.Event, _ trace: LoopTrace<Running.State, Running.Event>) {
    values.formUnion(CaseName.values(of: trace.state))
    let name = CaseName.of(event: event)
    if eventNames.insert(name).inserted {
      possibleEvents.formUnion(CaseName.possibleCases(of: event))
    }
    transitions.append(
      ExplorationTransition(
        from: rules.stateCase(trace.before), event: name,
        to: rules.stateCase(trace.state)))
  }

  /// Stops the loop after too many events in one step: it would not come to an end.
  private func countEvent(_ event: Running.Event) {
    eventCount += 1
    guard eventCount == ExplorationRules<Running>.eventLimit else { return }
    endlessEvent = CaseName.of(event: event)
    app.loop.stop()
  }

  var hasEnded: Bool { app.hasSessionEnded || endlessEvent != nil }

  /// The lines of the recording so far; nil if the events are not `Codable`.
  var recording: String? {
    guard Running.Event.self is any Codable.Type else { return nil }
    app.endRecording()
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  func takeTransitions() -> [ExplorationTransition] {
    defer { transitions = [] }
    return transitions
  }

  // MARK: Steps

  /// Performs a step, and draws a frame.
  ///
  /// - Returns: False if the step is not possible now, and has no effect.
  @discardableResult
  func perform(_ step: ExplorationStep) async -> Bool {
    guard !hasEnded else { return false }
    journal?.add(step)
    eventCount = 0
    switch step {
    case .press(let key): app.take([.key(key)])
    case .hold(let key): app.take(Array(repeating: .key(key), count: ExplorationStep.heldCount))
    case .type(let text): app.take(Input.typing(text))
    case .paste(let text): app.take([.paste(text)])
    case .click(let button, let cell):
      guard point([.pressed(button), .released(button)], [cell, cell]) else { return false }
    case .drag(let start, let end):
      let actions: [Mouse.Action] = [.pressed(.left), .dragged(.left), .released(.left)]
      guard app.frame.mouse >= .drags, point(actions, [start, end, end]) else { return false }
    case .mouse(let action, let cell):
      guard point([action], [cell]) else { return false }
    case .resize(let size): app.resize(to: size)
    case .focus(let isFocused): app.take([.focused(isFocused)])
    case .advance(let duration): advance(by: duration)
    case .nextTimer:
      guard let deadline = app.clock.nextDeadline else { return false }
      app.advance(by: app.clock.now.duration(to: deadline))
    case .fail(let feedback, let number):
      guard let effect = held(feedback, number), app.loop.recovers(effect) else { return false }
      app.loop.fail(effect, with: ExplorationError())
    case .answer(let feedback, let number, let answer):
      let answers = rules.answers(feedback, app.state)
      guard let effect = held(feedback, number), answers.indices.contains(answer - 1) else {
        return false
      }
      app.loop.answer(effect, with: [answers[answer - 1]])
    }
    if rules.runsEffects, await !app.settle(within: .seconds(2)), !Task.isCancelled {
      isUnsettled = true
    }
    _ = app.frame
    return true
  }

  /// Performs mouse actions, as far as the terminal reports them.
  private func point(_ actions: [Mouse.Action], _ cells: [Position]) -> Bool {
    let frame = app.frame
    let isOnScreen = cells.allSatisfy { Rect(frame.size).contains($0) }
    guard let first = actions.first, frame.mouse.includes(first), isOnScreen else { return false }
    for (action, cell) in zip(actions, cells) {
      app.take([.mouse(Mouse(action, at: cell))])
      _ = app.frame
    }
    return true
  }

  private func advance(by duration: Duration) {
    let end = app.clock.now.advanced(by: duration)
    for _ in 0..<ExplorationRules<Running>.deadlineLimit {
      guard !hasEnded, let deadline = app.clock.nextDeadline, deadline <= end else { break }
      app.advance(by: app.clock.now.duration(to: deadline))
    }
    let isBehind = app.clock.nextDeadline.map { $0 <= end } ?? false
    if !isBehind { app.advance(by: app.clock.now.duration(to: end)) }
  }

  private func held(_ feedback: String, _ number: Int) -> RunDescription? {
    let effects = app.loop.heldEffects.filter { $0.feedback == feedback }
    return effects.indices.contains(number - 1) ? effects[number - 1] : nil
  }

  // MARK: The situation

  /// The possible next steps.
  func situation(_ inputs: ActiveInputs) -> Situation {
    var situation = Situation()
    for command in inputs.commands {
      let keys = command.keys.compactMap(\.keys.first)
      if command.quits, !inputs.hasPendingKeys {
        situation.quitKeys += keys
      } else {
        situation.commands.append((name: command.name, keys: keys))
      }
    }
    let frame = app.frame
    (situation.targets, situation.takesText) = (inputs.targets, inputs.takesText)
    (situation.size, situation.mouse) = (frame.size, frame.mouse)
    situation.hasTimer = app.clock.nextDeadline != nil
    situation.effectEnds = effectEnds
    return situation
  }

  private var effectEnds: [ExplorationStep] {
    var numbers: [String: Int] = [:]
    return app.loop.heldEffects.flatMap { effect -> [ExplorationStep] in
      let name = effect.feedback
      let number = numbers[name, default: 0] + 1
      numbers[name] = number
      let answers = rules.answers(name, app.state).indices.map {
        ExplorationStep.answer(name, number: number, answer: $0 + 1)
      }
      return answers + (app.loop.recovers(effect) ? [.fail(name, number: number)] : [])
    }
  }

  // MARK: Checks

  /// The first property that does not hold now, or nil if all hold.
  func fault() -> Fault? {
    if let message = app.log.faults.first, rules.checks.contains(.loop) {
      return Fault(.loop, message)
    }
    if let endlessEvent, rules.checks.contains(.loop) {
      return Fault(
        .loop, "Events cause one another endlessly; one of them is \(endlessEvent).")
    }
    if isUnsettled, rules.checks.contains(.settled) {
      return Fault(
        .settled, "The effects have not ended within 2 s: \(app.loop.awakeEffects(on: app.clock)).")
    }
    let effects = app.loop.runningEffects.filter { !app.loop.isOfTerminal($0) }
    if rules.checks.contains(.effects), effects.count > rules.effectLimit {
      let counts = Dictionary(grouping: effects, by: \.feedback).mapValues(\.count)
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let part = most.map { ", \($0.value) of them of the feedback \($0.key)" } ?? ""
      return Fault(.effects, "\(effects.count) effects are active\(part).")
    }
    for (name, holds) in rules.invariants where !holds(app.state) {
      return Fault(name, "The invariant does not hold.")
    }
    return hasEnded ? nil : screenFault()
  }

  private func screenFault() -> Fault? {
    let frame = app.frame
    if rules.checks.contains(.view) {
      if isOutdated {
        return Fault(
          .view,
          "A list or a view shows old contents: it depends on more than its `rowsDependOn` or "
            + "`layoutDependsOn`.")
      }
      if let fresh = app.freshFrame, fresh != frame {
        return Fault(
          .view,
          "The view differs if it is made again for the same state. The second one:\n\(fresh.text)")
      }
    }
    if rules.checks.contains(.cursor), let cursor = frame.cursor,
      !Rect(frame.size).contains(cursor)
    {
      return Fault(.cursor, "The cursor is at \(cursor), outside of the screen.")
    }
    if rules.checks.contains(.keys), let sentence = app.activeInputs?.unreachable.first {
      return Fault(.keys, sentence)
    }
    return nil
  }
}

/// The error with which an exploration ends effects.
struct ExplorationError: Error, CustomStringConvertible {
  let description = "The exploration ended the effect with an error."
}
