public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// The connection of one terminal with one loop.
///
/// A session is a shell around two values that can be tested without a terminal:
/// `SessionStateMachine` decides, and `FrameRenderer` turns views into changed cells. This is the path
/// of the data, and the order of this file:
///
///     bytes ─▶ inputs ─▶ │ Feedback.input ─▶ events ─▶ loop ─▶ state ─▶ Feedback.rendering │
///           ─▶ view ─▶ scene ─▶ frame ─▶ changed cells ─▶ terminal
///
/// Two rules prevent endless loops: drawing never sends an event, and a frame without changed cells is
/// not written.
@MainActor
public final class Session {
  /// The default maximum number of frames a second for changes that are not input.
  public nonisolated static let standardFrameRate = 60

  let terminal: any TerminalDriver
  private let clock: any LoopClock
  /// The minimum time between two frames that are not drawn for input.
  private let frameInterval: Duration
  // Made for the first input, because that takes longer than the first screen. A lazy property would
  // copy the arrived part of a paste at each read.
  private var decoder: InputDecoder?
  // Only the session accesses the two values, and a view or a reducer that they call has no access
  // to the session. The runtime's check for exclusive access would take an eighth of a key's
  // instructions.
  @exclusivity(unchecked)
  private var machine = SessionStateMachine()
  @exclusivity(unchecked)
  private var renderer: FrameRenderer
  private var escapeTimer = Cancellation.none
  private var intervalTimer = Cancellation.none
  private let completion = SessionCompletion()
  /// The diagnostics of the session's loop.
  let log = DiagnosticLog()
  /// Adds a diagnostic of the session's loop to ``log``, on any thread.
  @usableFromInline let notice: @Sendable (LoopDiagnostic) -> Void
  /// The connections with the loop's two feedbacks.
  var connections = SessionConnections()
  /// Called if cached rows changed the frame (tests only).
  var onStaleRows: (() -> Void)?

  /// Makes a session of an open terminal.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and reports the input. The session closes it at its end.
  ///   - maximumFrameRate: The maximum number of frames a second for changes that are not input,
  ///     from 1 to 1000; other values count as the nearest end. Input is shown at once.
  ///   - clock: Times a lone Escape and the frame interval.
  public init(
    terminal: any TerminalDriver, maximumFrameRate: Int = standardFrameRate,
    clock: any LoopClock = MainQueueClock()
  ) {
    self.terminal = terminal
    self.clock = clock
    frameInterval = .seconds(1) / min(max(1, maximumFrameRate), 1000)
    renderer = FrameRenderer(size: terminal.size)
    notice = { [log] diagnostic in log.add(diagnostic) }
  }

  // MARK: From the terminal: bytes, inputs

  /// Handles a report of the terminal.
  func receive(_ report: TerminalReport) {
    switch report {
    case .bytes(let bytes):
      let inputs = decode(bytes)
      startEscapeTimer()
      pass(inputs)
    case .caughtUp:
      perform(machine.inputCaughtUp())
    case .resized(let size):
      resize(to: size)
    case .resumed:
      handle([.resized(terminal.size)])
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
    return decoder?.decode(bytes) ?? []
  }

  /// Times out an incomplete escape sequence, which is then a lone Escape.
  private func startEscapeTimer() {
    escapeTimer.cancel()
    guard let timeout = decoder?.timeout else { return }
    escapeTimer = clock.schedule(after: timeout, repeats: false) { [weak self] in
      guard let self, let inputs = self.decoder?.flush() else { return }
      self.handle(inputs)
    }
  }

  /// Handles inputs, and draws the resulting state.
  func handle(_ inputs: [Input]) {
    pass(inputs)
    perform(machine.inputCaughtUp())
  }

  private func pass(_ inputs: [Input]) {
    machine.inputArrived()
    guard let deliver = connections.deliver else { return readWithoutLoop(inputs) }
    deliver(inputs)
  }

  /// Handles the session's own keys, and no others, if no input feedback is connected.
  private func readWithoutLoop(_ inputs: [Input]) {
    for input in inputs where !machine.isOver {
      switch input {
      case .resized(let size): resize(to: size)
      case .key(let key): perform(machine.keyUnhandled(key))
      case .mouse, .paste, .focused: break
      }
    }
  }

  // MARK: From the loop's input feedback: inputs, events

  /// The result of looking up a key in the application's bindings.
  @usableFromInline enum KeyOutcome {
    /// They sent an event.
    case sent
    case quits
    case unbound
  }

  /// Reads one input in the loop's current state, and sends its events.
  ///
  /// - Parameters:
  ///   - element: Makes the view of the state.
  ///   - bindings: Looks up a key in the application's bindings, and sends its event.
  ///   - send: Sends an event of the view.
  @usableFromInline func read(
    _ input: Input, element: () -> Element?, bindings: (Key) -> KeyOutcome, send: (Any) -> Void
  ) {
    guard !machine.isOver else { return }
    switch input {
    case .key(let key)
    where !connections.hasView
      || !machine.needsView(for: key, viewsBindKeys: connections.viewsBindKeys):
      if renderer.remembersViews { renderer.followView(element) }
      switch bindings(key) {
      case .sent: viewChanged()
      case .quits: perform(machine.quitRequested())
      case .unbound: perform(machine.keyUnhandled(key))
      }
    case .key, .mouse, .paste, .focused:
      take(renderer.respond(to: input, in: element), of: input, send)
    case .resized(let size): resize(to: size)
    }
  }

  private func take(_ response: Response, of input: Input, _ send: (Any) -> Void) {
    if renderer.take(response.interface) { machine.viewChanged() }
    for event in response.events {
      send(event)
      viewChanged()
    }
    if response.quits { return perform(machine.quitRequested()) }
    if !response.isHandled, case .key(let key) = input { perform(machine.keyUnhandled(key)) }
  }

  private func viewChanged() {
    renderer.viewChanged()
    machine.viewChanged()
  }

  // MARK: From the loop's rendering feedback: state, view, scene, frame, changed cells

  /// The loop has settled with a new state.
  @usableFromInline func stateSettled() {
    renderer.viewChanged()
    perform(machine.stateSettled())
  }

  private func resize(to size: Size) {
    renderer.resize(to: size)
    perform(machine.resized())
  }

  private func draw() {
    guard let settledElement = connections.settledElement else { return }
    let changes = renderer.draw(settledElement)
    if renderer.rowsReused > 0, let onStaleRows, !renderer.isFrameFresh(settledElement) {
      onStaleRows()
    }
    guard !changes.isEmpty else { return machine.frameShown() }
    do {
      guard try terminal.show(renderer.frame, changes: changes) else {
        return machine.frameRefused()
      }
      machine.frameShown()
      renderer.frameShown()
    } catch {
      perform(machine.failed(error))
    }
  }

  /// Shows the current state without waiting for the frame interval.
  func drawNow() { perform(machine.inputCaughtUp()) }

  // MARK: To the terminal

  private func perform(_ action: SessionStateMachine.Action) {
    switch action {
    case .none: break
    case .draw: draw()
    case .drawAndStartInterval:
      startInterval()
      draw()
    case .forgetScreen: renderer.resize(to: terminal.size)
    case .suspend: suspend()
    case .end(let error): end(throwing: error)
    }
  }

  private func startInterval() {
    intervalTimer.cancel()
    intervalTimer = clock.schedule(after: frameInterval, repeats: false) { [weak self] in
      guard let self else { return }
      self.perform(self.machine.intervalEnded())
    }
  }

  private func suspend() {
    do {
      try terminal.suspend()
      perform(machine.screenLost())
    } catch {
      perform(machine.failed(error))
    }
  }

  /// Closes the terminal first, so that an effect that is slow to cancel does not hold it.
  private func end(throwing error: TerminalError?) {
    terminal.close()
    escapeTimer.cancel()
    intervalTimer.cancel()
    completion.finish(throwing: error)
  }

  /// Whether the session has ended: a key quit, or the terminal is gone.
  var hasEnded: Bool { machine.isOver }

  /// Waits until a key quits or the terminal is gone, and the terminal has been handed back.
  ///
  /// - Throws: ``TerminalError`` if the terminal failed.
  public func ended() async throws(TerminalError) {
    try await completion.wait()
  }
}
