public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// A component that runs without a terminal: it reads the inputs that it is passed, draws into
/// memory, and has a virtual clock.
@MainActor
public final class HeadlessApp<Running: Component> {
  /// The clock of the component.
  public let clock = VirtualClock()
  /// The terminal in memory that the component draws on.
  public let terminal: MemoryTerminal
  /// The loop that runs the component.
  public let loop: FeedbackLoop<Running.State, Running.Event>

  let session: Session
  private let links: Links<Running.Event>

  /// Starts a component on a screen of the given size.
  ///
  /// If `holdsEffects` is true, asynchronous effects do not run: each waits until a test answers it
  /// or lets it run, as in a `TestApp`.
  public convenience init(
    _ component: Running, size: Size = .standard, holdsEffects: Bool = false,
    interface: InterfaceState = InterfaceState(), display: DisplayOptions = DisplayOptions()
  ) {
    self.init(
      component, size: size, holdsEffects: holdsEffects, interface: interface, display: display,
      trace: nil)
  }

  /// Starts a component with a first event if there is one, and traces its loop to a file if there
  /// is one.
  ///
  /// - Parameters:
  ///   - state: The first state in place of the component's own; nil for that.
  ///   - answers: The answers of a recording that replace effects; nil if none are replaced.
  ///   - starts: Whether the loop is started; if not, the caller starts it.
  package init(
    _ component: Running, in state: Running.State? = nil, size: Size, holdsEffects: Bool = false,
    interface: InterfaceState = InterfaceState(), display: DisplayOptions = DisplayOptions(),
    opening event: Running.Event? = nil, trace: TraceFile?, record: RecordingWriter? = nil,
    answers: RecordedAnswers? = nil, starts: Bool = true
  ) {
    links = component.links
    terminal = MemoryTerminal(size: size)
    session = Session(terminal: terminal, clock: clock, display: display)
    clock.owner = session
    session.interfaceState = interface
    session.connections.restoredState = state
    loop = component.makeLoop(on: session, clock: clock)
    loop.holdsEffects = holdsEffects
    session.onEnd = { [weak loop] in loop?.beginShutdown() }
    if let trace { session.tracing = loop.trace(to: trace, diagnosticsOf: session.log) }
    if let record { session.record(loop, to: record) }
    answers?.answerEffects(of: loop)
    if let event { loop.send(event) }
    if starts { loop.start() }
  }

  /// The current state.
  public var state: Running.State { loop.state }

  /// The focus and the memories of controls, such as scroll offsets.
  public var interfaceState: InterfaceState { session.interfaceState }

  /// The frame on the screen, drawn now if it is out of date.
  ///
  /// After the end, and while the terminal accepts no frames, the last accepted frame stays.
  public var frame: Frame {
    session.drawNow()
    return terminal.frame ?? Frame(size: terminal.size)
  }

  /// The frame of the current state with another theme and number of colours; nothing is shown.
  package func frame(theme: Theme?, depth: ColorDepth?) -> Frame {
    var display = session.display
    if let theme { display.theme = theme }
    if let depth { display.colors = depth }
    return session.renderer.frame(display: display)
  }

  /// The frame of the current state, also if it is not on the screen yet; nil after the end.
  package var currentFrame: Frame? {
    session.hasEnded ? nil : session.renderer.frame(display: session.display)
  }

  /// The controls on the screen that can have the focus, in the order of the Tab key.
  package var controls: [ShownControl] { session.renderer.focusableControls }

  /// The areas of the frame on the screen that overlays cover, from back to front.
  package var overlayAreas: [Rect] { session.renderer.scene?.overlayAreas ?? [] }

  /// Marks the moment in the recording, if there is one.
  package func mark(_ text: String) { session.journal?.mark(text) }

  /// Ends the recording, if there is one.
  package func endRecording() { session.endRecording() }

  /// Called if a frame with cached rows of lists differs from one with new rows; nil for no check.
  package var onStaleRows: (() -> Void)? {
    get { session.renderer.onStaleRows }
    set { session.renderer.onStaleRows = newValue }
  }

  /// The conflicts among the active key bindings.
  package var keyConflicts: [KeyConflict] { session.renderer.scene?.keyConflicts ?? [] }

  /// The diagnostics of the loop.
  package var log: DiagnosticLog { session.log }

  /// Whether the application has ended: the session has, and so have the effects that complete
  /// before the exit (``Feedback/completesBeforeExit(within:pending:)``).
  public var hasEnded: Bool { session.hasEnded && !loop.isCompletingEffects }

  /// Handles inputs as if a single read from a terminal had returned them.
  public func take(_ inputs: [Input]) {
    session.handle(inputs)
  }

  /// Opens a path (``Component/links``).
  ///
  /// - Throws: ``PathError`` if the component has no such path.
  public func open(_ path: String) throws(PathError) {
    loop.send(try links.event(opening: path))
  }

  /// Advances the clock; due timers fire in the order of their deadlines, each at its own.
  ///
  /// Events in the mailbox, such as those of callbacks that a timer calls, are reduced before the
  /// timers of the next deadline fire. An effect that a deadline wakes may or may not go on before the
  /// next deadline: see ``settle(advancingBy:within:)``.
  public func advance(by duration: Duration) {
    loop.advance(clock, by: duration)
  }

  /// Changes the size of the screen.
  public func resize(to size: Size) {
    terminal.report(.resized(size))
  }

  /// Waits until each running effect has ended or waits for the clock or for a new value of its
  /// request (``RequestValues``), for at most `limit` of real time; other work of the main actor
  /// meanwhile, such as other tests, does not count.
  ///
  /// The work of an effect with a time limit (``Effect/timeout(after:)``) is waited for up to 100 ms
  /// of real time; then the effect counts as waiting for the clock, so that the clock can reach the
  /// limit of work that never ends. An effect of several tasks counts as waiting as soon as one of
  /// them waits.
  ///
  /// - Returns: False if the limit was reached first.
  @discardableResult
  public func settle(within limit: Duration = .seconds(10)) async -> Bool {
    await loop.settle(on: clock, within: limit)
  }

  /// Advances the clock, and lets the effects settle (``settle(within:)``) before the first deadline
  /// and after each one, for at most `limit` of real time in total.
  ///
  /// Timers fire and sleeping effects wake one after another, in the order of their deadlines.
  ///
  /// - Returns: False if the limit was reached; after that, the clock advances without a wait.
  @discardableResult
  public func settle(
    advancingBy duration: Duration, within limit: Duration = .seconds(10)
  ) async -> Bool {
    await loop.settle(on: clock, advancingBy: duration, within: limit)
  }
}
