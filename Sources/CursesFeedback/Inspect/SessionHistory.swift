import FeedbackCore
import TerminalModel
import TerminalViews

/// The history of a session that an inspector shows: its states, each with the event that led to
/// it.
///
/// The frames are not kept: they are drawn again from the states, when they are looked at.
@MainActor final class SessionHistory<Running: Component>: InspectionSource {
  /// The number of moments that are kept at least.
  private static var limit: Int { 10_000 }
  /// The number of moments above the limit at which the oldest ones are dropped.
  private static var slack: Int { 1_000 }
  /// The number of lines of a state in its detail.
  private static var lineLimit: Int { 10_000 }

  /// The data that are kept of a moment besides its line in the list.
  struct Record {
    let event: Running.Event?
    let state: Running.State
    /// The interface state of the last frame that showed the state.
    var interface: InterfaceState
    var size: Size
    /// The names of the effects that run.
    let effects: [String]
    /// The cells that the frames of this state have changed.
    var changedCells: [FrameDiff.CellRange] = []
  }

  let program: String
  let isLive: Bool
  let theme: Theme?
  private(set) var moments: [InspectedMoment] = []
  private(set) var records: [Record] = []
  /// The inspectors that show the history: one in the terminal of the application, and others in
  /// further terminals.
  private let observers = Listeners<Void>()
  let session: Session
  private let loop: FeedbackLoop<Running.State, Running.Event>
  private let elapsed: () -> Duration
  private let recordedCause: () -> String?
  private var tracing = Cancellation.none
  /// The number of the moment from which the session is being continued, until the continuation has
  /// a moment of its own.
  private var continued: Int?
  /// The last frame that was shown, or nil before the first one.
  private var lastFrame: Frame?
  /// The moment of a recorded session from which the application is continued, or nil.
  private(set) var start: (number: Int, record: Record)?

  /// Begins a history with the current state or, before the loop has started, with its first state.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start of the session.
  ///   - isLive: Whether the session runs; false for the replay of a recorded one.
  ///   - theme: The theme of frames without one; nil for that of the terminal that shows them.
  ///   - recordedCause: The recorded cause of the event that led to the current state, or nil. In
  ///     a replay, the loop may not know it: the effect that sent the event may have ended before.
  init(
    of session: Session, _ loop: FeedbackLoop<Running.State, Running.Event>, program: String,
    isLive: Bool, theme: Theme? = nil, elapsed: @escaping () -> Duration,
    recordedCause: @escaping () -> String? = { nil }
  ) {
    (self.session, self.loop, self.program, self.isLive) = (session, loop, program, isLive)
    (self.theme, self.elapsed, self.recordedCause) = (theme, elapsed, recordedCause)
    let probe = session.probe ?? SessionProbe(elapsed)
    session.probe = probe
    // The causes of the moments leave out secret texts, as recordings do.
    session.renderer.findsSecrets = true
    probe.frameShown = { [weak self] changes, time in self?.frameShown(changes, time) }
    tracing = loop.trace { [weak self] trace in self?.add(trace) }
    if loop.stateNumber > 0 || session.renderer.settledElement != nil {
      add(title: "The history begins.", cause: "", activity: [], event: nil, loop.state)
      lastFrame = session.renderer.frame(display: session.display)
    }
  }

  // MARK: The course of the session

  private func add(_ trace: LoopTrace<Running.State, Running.Event>) {
    let activity = (trace.withRuns { !loop.isOfTerminal($0) }?.activity ?? []).map { "\($0)" }
    guard !trace.isLater else {
      if let last = moments.indices.last { moments[last].activity += activity }
      return changed()
    }
    let title =
      if let event = trace.event { ShortText.of(event) } else if let continued {
        "Continued from \(continued)."
      } else { "The session starts." }
    continued = nil
    add(
      title: title, cause: cause(of: trace), activity: activity, event: trace.event, trace.state)
  }

  private func cause(of trace: LoopTrace<Running.State, Running.Event>) -> String {
    if let cause = recordedCause() { return cause }
    return switch trace.cause {
    case nil: ""
    case .input: session.probe?.input.map(note) ?? "from outside"
    case .run(let run): "\(run)"
    }
  }

  /// The line for an input, without the text that goes to a control for secret text.
  private func note(_ input: Input) -> String {
    guard input.isText, session.renderer.secrecy != .open else { return input.note }
    return "secret text"
  }

  private func add(
    title: String, cause: String, activity: [String], event: Running.Event?, _ state: Running.State
  ) {
    moments.append(
      InspectedMoment(
        number: loop.stateNumber, time: elapsed(), title: title, cause: cause, activity: activity))
    records.append(
      Record(
        event: event, state: state, interface: session.interfaceState,
        size: session.renderer.size, effects: runningEffects))
    if moments.count >= Self.limit + Self.slack {
      moments.removeFirst(Self.slack)
      records.removeFirst(Self.slack)
    }
    changed()
  }

  /// The effects that run, except those of the terminal.
  private var runningEffects: [String] {
    loop.runningEffects.filter { !loop.isOfTerminal($0) }.map { "\($0)" }
  }

  private func frameShown(_ changes: FrameDiff, _ time: Duration) {
    let frame = session.renderer.frame
    // All cells may be drawn although the screen had most of them, as after Ctrl-L.
    let isRedraw = changes.isFromUnknown && lastFrame?.size == frame.size
    let changes = isRedraw ? FrameDiff(from: lastFrame, to: frame) : changes
    lastFrame = frame
    guard let last = moments.indices.last else { return }
    if moments[last].frame == nil || !isRedraw && !changes.isEmpty {
      moments[last].frame = FrameCost(time: time, changedCells: changes.cellCount)
    }
    records[last].interface = session.interfaceState
    records[last].size = session.renderer.size
    records[last].changedCells += changes.ranges
    changed()
  }

  private func changed() { observers.notify(()) }

  func observe(_ body: @escaping @MainActor () -> Void) -> Cancellation {
    observers.cancellation(of: observers.add { _ in MainActor.assumeIsolated(body) })
  }

  // MARK: Moments

  /// The index of a moment, or nil if it has been dropped.
  ///
  /// The numbers are consecutive.
  func index(of number: Int) -> Int? {
    guard let first = moments.first?.number else { return nil }
    let index = number - first
    return moments.indices.contains(index) ? index : nil
  }

  func detail(of number: Int) -> InspectedDetail? {
    guard let index = index(of: number) else { return nil }
    let record = records[index]
    let scene = scene(of: record)
    return InspectedDetail(
      number: number, frame: scene.frame,
      state: lines(of: record.state),
      changes: changes(at: index), effects: record.effects, bindings: scene.bindings,
      boxes: scene.boxes.map(InspectedDetail.LayoutBox.init))
  }

  func frame(of number: Int) -> Frame? {
    index(of: number).map { scene(of: records[$0]).frame }
  }

  /// The lines of a state; of a large one, the first ones, and a line that says so.
  private func lines(of state: Running.State) -> [InspectedDetail.StateLine] {
    let limit = Self.lineLimit
    let lines = ValueDump(state, atMost: limit + 1).lines
    let shown = lines.prefix(limit).map {
      InspectedDetail.StateLine(depth: $0.depth, text: $0.text)
    }
    guard lines.count > limit else { return shown }
    return shown + [.init(depth: 0, text: "… only the first \(limit.grouped) lines")]
  }

  /// The lines of the state that differ between the moment at an index and the one before.
  func changes(at index: Int) -> [String] {
    guard index > 0 else { return [] }
    return DumpDifference(from: records[index - 1].state, to: records[index].state).lines
  }

  /// The view of a moment, laid out.
  func scene(of record: Record) -> UntypedScene {
    let bridge = session.bridge(of: Running.State.self, Running.Event.self)
    return UntypedScene(
      bridge.element(of: record.state) ?? .empty, size: record.size, interface: record.interface,
      display: session.display, endsAtInterrupt: true)
  }

  // MARK: Time travel

  @discardableResult func fork(at number: Int) -> Bool {
    guard let index = index(of: number) else { return false }
    let record = records[index]
    guard isLive else {
      start = (number, record)
      return true
    }
    guard !session.hasEnded else { return false }
    // A replay could not continue from an earlier state: a recording ends here.
    session.endRecording()
    continued = number
    let isRestored = session.restore(record.interface) { loop.restore(record.state) }
    continued = nil
    return isRestored
  }

  func send(_ json: String) -> String? {
    guard isLive, !session.hasEnded else { return "The session does not run." }
    guard let type = Running.Event.self as? any Decodable.Type else {
      return "\(Running.self).Event is not Codable: declare \"enum Event: Codable\"."
    }
    do {
      guard let event = try EncodedValue(json: json).decoded(as: type) as? Running.Event else {
        return "This is no event of \(Running.self)."
      }
      loop.send(event)
      session.drawNow()
      return nil
    } catch let error as DecodingError {
      return "This is no event of \(Running.self): \(error.reason)"
    } catch {
      return "This is no JSON: \(error)"
    }
  }

  func eventText(of number: Int) -> String? {
    guard let index = index(of: number), let event = records[index].event as? any Encodable
    else { return nil }
    return try? EncodedValue(encoding: event).json
  }
}

extension UntypedScene {
  var frame: Frame {
    var frame = Frame(size: .zero)
    draw(into: &frame)
    return frame
  }

  /// The active key bindings, in the order of the help screen.
  fileprivate var bindings: [InspectedDetail.Binding] {
    hints.map { hint in
      InspectedDetail.Binding(
        keys: hint.command.keyLabels.joined(separator: ", "), title: hint.command.title,
        group: hint.command.group)
    }
  }
}

extension InspectedDetail.LayoutBox {
  fileprivate init(_ box: LaidOutBox) {
    self.init(
      path: box.path, kind: box.kind, depth: box.depth, rect: box.rect, isFocused: box.isFocused,
      memory: box.memory)
  }
}
