// A test imports one module beside Testing.
@_exported public import CursesFeedback
public import Testing

/// An application in a test: press keys, advance the clock, answer effects, and check the screen.
///
///     let app = TestApp(Counter(), size: Size(columns: 40, rows: 10))
///     app.press("+", "+")
///     #expect(app.state.count == 2)
///     expectSnapshot(of: app.frame)
///
/// Time advances only by ``advance(by:sourceLocation:)``. Asynchronous effects wait for an answer,
/// unless the test lets them run. The test fails if a list or a view shows old contents because its
/// `rowsDependOn` or `layoutDependsOn` lacks a value on which the contents depend. It also fails if
/// the loop reports a fault, a mistake of the application (`LoopDiagnostic.isFault`): at the latest
/// when the test releases the application.
///
/// Each failure has the last screen, and the history of the test since the last expectation that
/// passed: inputs, events, changes of the state, starts and cancellations of effects. If the
/// session is recorded, the recording is kept in a file, which the failure names.
@MainActor
public final class TestApp<Running: Component> {
  /// Whether asynchronous effects run.
  public enum Effects: Sendable {
    /// They wait for ``TestApp/answer(_:with:sourceLocation:)`` or
    /// ``TestApp/letRun(_:sourceLocation:)``.
    case held
    /// They run at once.
    case live
    /// They answer as in a recording, after the recorded times on the test's clock. An effect
    /// without an answer in the recording runs.
    case recorded(Recording)
  }

  let app: HeadlessApp<Running>
  let report: FailureReport
  let unclaimed: Unclaimed<Running.State, Running.Event>
  /// The number of actions that are being carried out: one may consist of others.
  private var depth = 0
  private let recording: TestRecording?
  private let tracing: Cancellation

  /// Starts the component on a screen of the given size.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - initial: The state that the component starts in, or nil for its initial state.
  ///   - size: The size of the screen.
  ///   - effects: Whether asynchronous effects run.
  ///   - exhaustivity: The kinds of results that the test has to claim.
  ///   - interface: The interface state of an earlier session, as ``interfaceState`` has it.
  ///   - display: The user's wishes for the screen, such as reduced motion.
  ///   - records: Whether the session is recorded, for ``endRecording()`` and for failures. It is
  ///     also recorded if the variable SESSION_RECORDINGS names a folder and the events are
  ///     `Codable`. The recording of a test that fails is kept in that folder or, without the
  ///     variable, in the folder for temporary files.
  ///   - sourceLocation: Where unclaimed results of the start are reported.
  public init(
    _ component: Running, initial: Running.State? = nil, size: Size = .standard,
    effects: Effects = .held, exhaustivity: Exhaustivity = .off,
    interface: InterfaceState = InterfaceState(), display: DisplayOptions = DisplayOptions(),
    records: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isRecordable = Running.Event.self is any Codable.Type
    let isRecorded = records || TestRecording.isWanted && isRecordable
    let recording = isRecorded ? TestRecording() : nil
    let app = HeadlessApp(
      component, in: initial, size: size, holdsEffects: effects.isHeld, interface: interface,
      display: display, trace: nil,
      record: recording.map { recording in RecordingWriter { recording.append($0) } },
      answers: effects.recording.map { RecordedAnswers(of: $0, by: component) }, starts: false)
    let report = FailureReport(app.log, recording: recording, isRecordable: isRecordable)
    report.currentFrame = { [weak app] in app?.currentFrame }
    let unclaimed = Unclaimed<Running.State, Running.Event>(
      step: sourceLocation, fail: { report.record($0, $1) })
    unclaimed.exhaustivity = exhaustivity
    tracing = app.loop.trace { [weak report, weak unclaimed, weak loop = app.loop] trace in
      guard let loop, let trace = trace.withRuns(where: { !loop.isOfTerminal($0) }) else { return }
      report?.add { "\(trace)" }
      unclaimed?.limitEvents()
      unclaimed?.add(trace, isConnected: { loop.isConnected($0) })
    }
    self.unclaimed = unclaimed
    self.app = app
    self.report = report
    self.recording = recording
    app.onStaleRows = { [weak report] in
      report?.record(
        "A list or a view shows old contents: it depends on more than its `rowsDependOn` or "
          + "`layoutDependsOn`.", #_sourceLocation)
    }
    ReportsApps.current?.add(report)
    app.loop.start()
    update()
  }

  /// The application's clock.
  public var clock: VirtualClock { app.clock }

  /// The terminal in memory, with counters such as that of the frames it has shown.
  public var terminal: MemoryTerminal { app.terminal }

  /// The current state.
  public var state: Running.State { app.state }

  /// The focus and the memories of controls, such as scroll offsets and cursors.
  ///
  /// It can be encoded; a component that starts with it in the same state shows the same frame.
  public var interfaceState: InterfaceState { app.interfaceState }

  /// The frame on the screen, drawn now if it is out of date.
  public var frame: Frame {
    let frame = app.frame
    update()
    unclaimed.frames.claimed = unclaimed.frames.shown
    return frame
  }

  /// The kinds of results of a step that the test has to claim before the next step; none by
  /// default.
  ///
  /// A step is an action of the test, such as a key or an answer.
  ///
  /// - Events and their changes of the state are claimed by `receive`.
  /// - Starts and cancellations of effects are claimed by `expectStart` and `expectCancel`.
  /// - Frames are claimed by reading ``frame``, as each expectation of the screen does.
  /// - ``finish(running:sourceLocation:)`` claims the runs that are active at the end of the test.
  public var exhaustivity: Exhaustivity {
    get { unclaimed.exhaustivity }
    set { unclaimed.exhaustivity = newValue }
  }

  /// Whether the application has ended: a key or its state has ended it, or its terminal is gone.
  ///
  /// False while an effect that completes before the exit
  /// (`Feedback.completesBeforeExit(within:pending:)`) waits for an answer or works.
  public var hasEnded: Bool { app.hasEnded }

  /// The feedbacks whose asynchronous effects wait for an answer, in the order of their starts.
  public var pendingEffects: [String] { app.loop.heldEffects.map(\.feedback) }

  /// The conflicts among the key bindings on the screen: one hides another, wholly or in part, or a
  /// key needs an extended keyboard mode.
  ///
  /// ```swift
  /// #expect(app.keyConflicts == [])
  /// ```
  /// A conflict alone does not fail the test: bindings that depend on the state may override others
  /// on purpose, and components side by side may share keys that go to the one with the focus.
  public var keyConflicts: [KeyConflict] { app.keyConflicts }

  /// Ends the recording of the session, and returns its lines.
  ///
  /// They are those that the option `--record` writes to a file. If the session is not recorded,
  /// the text is empty.
  ///
  /// ```swift
  /// let app = TestApp(Films(), effects: .live, records: true)
  /// app.press("down", "d")
  /// await app.settle()
  /// expectReplay(try Recording(parsing: app.endRecording()), by: Films())
  /// ```
  public func endRecording() -> String {
    app.endRecording()
    return String(decoding: recording?.bytes ?? [], as: UTF8.self)
  }

  /// Marks the current moment in the recording, if the session is recorded: the player of the
  /// option `--film` goes from mark to mark, and an exported asciicast has them as markers.
  public func mark(_ text: String) { app.mark(text) }

  /// Carries out a step of the test, which the history names with these words; first fails the test
  /// if results of the step before are unclaimed.
  func step<Failure>(
    _ words: @autoclosure @escaping () -> String, _ sourceLocation: SourceLocation,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    if depth == 0 {
      update()
      unclaimed.report()
      unclaimed.step = sourceLocation
    }
    report.add(words)
    depth += 1
    defer {
      depth -= 1
      update()
    }
    try body()
  }

  /// Notes the frame on the screen and the active runs, and records the faults.
  func update() {
    report.frame = app.terminal.frame
    unclaimed.frames.shown = app.terminal.frameCount
    let held = app.loop.heldEffects
    unclaimed.running = app.loop.runningEffects.filter { !app.loop.isOfTerminal($0) }
      .map { run in (run, isHeld: held.contains(run)) }
    report.recordFaults()
  }
}

extension TestApp.Effects {
  fileprivate var isHeld: Bool {
    switch self {
    case .held: true
    case .live, .recorded: false
    }
  }

  fileprivate var recording: Recording? {
    switch self {
    case .held, .live: nil
    case .recorded(let recording): recording
    }
  }
}
