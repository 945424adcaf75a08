public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// The connection of one terminal with one loop.
///
/// A session is the code around two parts that can be tested without a terminal:
/// `SessionStateMachine` decides, and `FrameRenderer` turns views into changed cells. This is the
/// path of the data, and the order of this file:
///
///     bytes ─▶ inputs ─▶ │ Feedback.input ─▶ events ─▶ loop ─▶ state ─▶ Feedback.rendering │
///           ─▶ view ─▶ scene ─▶ frame ─▶ changed cells ─▶ terminal
///
/// A key crosses each of the two bars once: the session passes it to the loop's input feedback, and
/// gets back a settled state, or an outcome such as that of a key that sent no event.
///
/// Two rules prevent endless loops: drawing never sends an event, and a frame that changes neither
/// a cell nor the cursor nor the mouse actions that the terminal has to report is not written.
/// The events by which lists report their visible rows are sent after a frame, if the rows changed.
@MainActor
public final class Session {
  /// The default maximum number of frames a second for changes that are not input.
  public nonisolated static let standardFrameRate = 60

  /// The user's wishes for the screen.
  public nonisolated let display: DisplayOptions
  let terminal: any TerminalDriver
  let clock: any LoopClock
  /// The minimum time between two frames that are not drawn for input.
  private let frameInterval: Duration
  // The decoder is made when the first input arrives: making it takes longer than the first frame.
  // It calls no code of the session. A lazy property would copy the arrived part of a paste at each
  // read.
  @exclusivity(unchecked)
  private var decoder: InputDecoder?
  // The machine calls no code of the session. The runtime's check for exclusive access would take
  // as many instructions as the machine's decisions.
  @exclusivity(unchecked)
  var machine = SessionStateMachine()
  /// Turns views into changed cells, and reads input with them.
  let renderer: FrameRenderer
  private var escapeTimer = Cancellation.none
  /// The running timers of the view, and some that have ended.
  var viewTimers: [ViewTimer: Cancellation] = [:]
  private var intervalTimer = Cancellation.none
  private let completion = SessionCompletion()
  /// The turn of the program that has the terminal, or nil if there is none.
  var turn: ProgramTurn?
  /// The diagnostics of the session's loop.
  package let log = DiagnosticLog()
  /// Adds a diagnostic of the session's loop to ``log``, on any thread.
  @usableFromInline let notice: @Sendable (LoopDiagnostic) -> Void
  /// The trace of the session's loop to a file.
  var tracing = Cancellation.none
  /// Ends the recording of the session; called after the effects have completed.
  var endRecording: @MainActor () -> Void = {}
  /// Called once after the session has ended and the terminal has been closed.
  var onEnd: @MainActor () -> Void = {}
  /// Called after each drawn frame; nil unless the state is kept in a file for the next start.
  @exclusivity(unchecked)
  var onFrame: (@MainActor () -> Void)?
  /// The journal of the session; nil unless the session is recorded or replayed.
  @exclusivity(unchecked)
  @usableFromInline var journal: SessionJournal?
  /// Opens the inspector, and tells it of inputs and frames; nil without one.
  @exclusivity(unchecked)
  @usableFromInline var probe: SessionProbe?
  /// The connections with the loop's two feedbacks.
  var connections = SessionConnections()

  /// Makes a session of an open terminal.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and reports the input. The session closes it at its end.
  ///   - maximumFrameRate: The maximum number of frames a second for changes that are not input,
  ///     from 1 to 1000; other values count as the nearest end. Input is shown at once.
  ///   - clock: Times everything in the session that depends on time, such as the frame interval, a
  ///     lone Escape, key sequences and double clicks.
  ///   - display: The user's wishes for the screen, such as reduced motion.
  public init(
    terminal: any TerminalDriver, maximumFrameRate: Int = standardFrameRate,
    clock: any LoopClock = MainQueueClock(), display: DisplayOptions = DisplayOptions()
  ) {
    self.terminal = terminal
    self.display = display
    self.clock = clock
    frameInterval = .seconds(1) / min(max(1, maximumFrameRate), 1000)
    renderer = FrameRenderer(size: terminal.size, display: display, elapsed: clock.stopwatch())
    notice = { [log] diagnostic in log.add(diagnostic) }
  }

  /// The focus, the memories of controls, such as scroll offsets, the keys of a started sequence, and
  /// whether help is shown.
  ///
  /// An application that starts with the same state and this value shows the same screen.
  public var interfaceState: InterfaceState {
    get { renderer.interface }
    set {
      renderer.restore(newValue)
      if renderer.settledElement != nil { stateSettled() }
    }
  }

  // MARK: From the terminal: bytes, inputs

  /// Handles a report of the terminal.
  func receive(_ report: TerminalReport) {
    switch report {
    case .bytes(let bytes):
      let inputs = decode(bytes)
      perform(machine.bytesDecoded(timeout: decoder?.timeout))
      pass(inputs)
    case .caughtUp:
      perform(machine.inputCaughtUp())
    case .resized(let size):
      read(size)
    case .resumed:
      resume()
      drawNow()
    case .writable:
      perform(machine.writable())
    case .ended:
      perform(machine.terminalEnded())
    case .failed(let error):
      perform(machine.failed(error))
    }
  }

  private func decode(_ bytes: [UInt8]) -> [Input] {
    if decoder == nil { decoder = terminal.makeDecoder() }
    return decoder?.decode(bytes, continuing: machine.isReadingInput) ?? []
  }

  /// Handles inputs, and draws the resulting state if the frame on the screen is out of date.
  func handle(_ inputs: [Input]) {
    pass(inputs)
    perform(machine.inputCaughtUp())
  }

  /// Passes inputs to the loop; without an input feedback, no application handles them.
  func pass(_ inputs: [Input]) {
    machine.inputArrived()
    guard let deliver = connections.deliver else {
      for input in inputs { finish(input, .unhandled) }
      return
    }
    if let probe { probe.pass(inputs, deliver) } else { deliver(inputs) }
    if renderer.hasCopied, let text = renderer.takeCopied() { terminal.copy(text) }
    if machine.isTimingView || renderer.interface.isTimed { updateTimers(after: inputs) }
  }

  /// Adds an entry to the journal, if there is one, and does the work that follows from the entry.
  func derive(_ entry: @autoclosure () -> JournalEntry, _ body: () -> Void) {
    guard let journal else { return body() }
    journal.derive(entry(), body)
  }

  /// Passes a size to the loop if it differs from the last one, and draws one frame for it.
  func read(_ size: Size) {
    machine.sizeArrived()
    journal?.sizeArrived(size)
    if size != renderer.size, let deliver = connections.deliver {
      deliver([.resized(size)])
    } else {
      derive(.input(.resized(size), isSecret: false)) { finish(.resized(size), .unhandled) }
    }
    probe?.input = nil
    perform(machine.sizeRead())
  }

  /// Passes the first size of the screen to a loop that starts, before the loop draws.
  func readFirstSize() {
    machine.sizeArrived()
    connections.deliver?([.resized(renderer.size)])
    machine.firstSizeRead()
  }

  // MARK: From the loop's input feedback: the rest of the work for an input

  /// Does the rest of the work for an input, after its events were sent.
  @usableFromInline func finish(_ input: Input, _ outcome: InputOutcome) {
    perform(machine.inputRead(input, outcome))
  }

  // MARK: From the loop's rendering feedback: state, view, scene, frame, changed cells

  /// The loop has settled with a new state.
  @usableFromInline func stateSettled() {
    renderer.viewChanged()
    perform(machine.stateSettled())
  }

  /// A settled state, or a state in which an input was to be read, ends the session.
  @usableFromInline func stateEnded() { perform(machine.stateEnded()) }

  private func resize(to size: Size) {
    renderer.resize(to: size)
    perform(machine.resized())
  }

  func draw() {
    probe?.beginFrame()
    guard let changes = renderer.draw(findingRanges: journal != nil) else {
      return machine.frameShown()
    }
    onFrame?()
    let frame = renderer.frame
    do {
      if !changes.isEmpty {
        guard try terminal.show(frame, changes: changes) else {
          journal?.note(.refused)
          return machine.frameRefused()
        }
      }
      // Also for a frame without changes: its layout may have changed the interface state.
      journal?.frameShown(frame, changes)
      probe?.endFrame(changes)
      if !changes.isEmpty { renderer.frameShown() }
      machine.frameShown()
      let events = renderer.visibleRowsEvents()
      // A recording has these events.
      if !machine.isReplaying { for event in events { connections.send?(event) } }
    } catch {
      perform(machine.failed(error))
    }
  }

  /// Draws all cells with the next frame: another program has had the screen.
  func screenLost() { perform(machine.screenLost()) }

  /// Shows the current state without waiting for the frame interval.
  package func drawNow() { perform(machine.inputCaughtUp()) }

  // MARK: To the terminal

  func perform(_ action: SessionStateMachine.Action) {
    switch action {
    case .none: break
    case .startEscapeTimer(let timeout): startEscapeTimer(timeout)
    case .stopEscapeTimer: escapeTimer.cancel()
    case .flushDecoder: handle(decoder?.flush() ?? [])
    case .start(let timer): start(timer)
    case .stop(let timer): stop(timer)
    case .act(after: let timer): act(after: timer)
    case .resize(let size): resize(to: size)
    case .draw: draw()
    case .drawAndStartInterval:
      startInterval()
      draw()
    case .forgetScreen: renderer.resize(to: terminal.size)
    case .suspend: suspend()
    case .inspect: probe?.open()
    case .mark: journal?.mark()
    case .end(let error): end(throwing: error)
    }
  }

  private func startEscapeTimer(_ timeout: Duration) {
    escapeTimer.cancel()
    escapeTimer = clock.schedule(after: timeout, repeats: false) { [weak self] in
      guard let self else { return }
      self.perform(self.machine.escapeTimedOut())
    }
  }

  private func startInterval() {
    intervalTimer.cancel()
    intervalTimer = clock.schedule(after: frameInterval, repeats: false) { [weak self] in
      guard let self else { return }
      self.perform(self.machine.intervalEnded())
    }
  }

  /// Closes the terminal first, so that an effect that is slow to cancel does not delay that.
  private func end(throwing error: TerminalError?) {
    journal?.note(error == nil ? .ended(machine.interruption) : .failed)
    terminal.close()
    escapeTimer.cancel()
    for timer in viewTimers.values { timer.cancel() }
    intervalTimer.cancel()
    completion.finish(throwing: error)
    onEnd()
  }

  /// Whether the session has ended: a key quit, a state ended it, or the terminal is gone or
  /// failed.
  @usableFromInline var hasEnded: Bool { machine.isOver }

  /// The interruption that has ended the session, or nil if there is none.
  var interruption: Interruption? { machine.interruption }

  /// Waits until a key quits, a state ends the session, or the terminal is gone or fails, and the
  /// terminal has been closed.
  ///
  /// - Throws: ``TerminalError`` if the terminal failed.
  public func ended() async throws(TerminalError) {
    try await completion.wait()
  }
}
