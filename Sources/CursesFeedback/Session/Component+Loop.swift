public import FeedbackCore
public import TerminalModel
package import TerminalViews

extension Component {
  /// The loop that runs the component on a session, not started.
  ///
  /// Its feedbacks are, in order, the input feedback, those of the children, the component's own,
  /// and the rendering feedback.
  @inlinable
  @MainActor
  public func makeLoop(
    on session: Session, clock: any LoopClock
  ) -> FeedbackLoop<State, Event> {
    let input = Feedback<State, Event>.input(
      from: session, viewsBindKeys: !children.isEmpty,
      answers: InputAnswers(
        bindings: keys, event: event, events: allEvents, hasEnded: hasEnded))
    session.audit(listed: children.flatMap(\.identities))
    let rendering = Feedback<State, Event>.rendering(on: session, hasEnded: hasEnded, view)
    let loop = FeedbackLoop(
      initial: session.firstState(initial), reduce: reducer,
      feedbacks: [input] + allFeedbacks + [rendering],
      clock: clock, notice: session.notice)
    loop.reducesMotion = session.display.reducesMotion
    return loop
  }

  /// Runs the component on an open terminal until a key quits, a state ends the session
  /// (``hasEnded(_:)``) or the terminal is gone, and closes the terminal.
  ///
  /// - Parameters:
  ///   - terminal: Shows the frames and reports the input.
  ///   - maximumFrameRate: The maximum number of frames a second for changes that are not input,
  ///     from 1 to 1000.
  ///   - clock: Times the effects, and everything in the session that depends on time, such as the
  ///     frame interval, a lone Escape, key sequences and double clicks.
  ///   - display: The user's wishes for the screen, such as reduced motion.
  /// - Returns: The final state, after the effects that complete before the exit have completed
  ///   (``Feedback/completesBeforeExit(within:pending:)``).
  /// - Throws: ``TerminalError`` if the terminal fails.
  @MainActor
  public func run(
    on terminal: any TerminalDriver, maximumFrameRate: Int = Session.standardFrameRate,
    clock: any LoopClock = MainQueueClock(), display: DisplayOptions = DisplayOptions()
  ) async throws(TerminalError) -> State {
    let (session, loop) = start(
      on: terminal, maximumFrameRate: maximumFrameRate, clock: clock, display: display)
    defer { loop.stop() }
    do {
      try await session.ended()
    } catch {
      await loop.effectsCompleted()
      throw error
    }
    await loop.effectsCompleted()
    return loop.state
  }

  /// Starts the component's loop on a new session, and traces and records it to files if there are
  /// any.
  ///
  /// The end of the session begins the loop's shutdown.
  ///
  /// - Parameters:
  ///   - event: The first event, which is reduced before the first frame; nil for none.
  ///   - state: The first state in place of the component's own; nil for that.
  ///   - answers: The answers of a recording that replace effects; nil if none are replaced.
  ///   - prepare: Called before the loop is started.
  @MainActor package func start(
    on terminal: any TerminalDriver, maximumFrameRate: Int = Session.standardFrameRate,
    clock: any LoopClock, display: DisplayOptions, interface: InterfaceState = InterfaceState(),
    in state: State? = nil, opening event: Event? = nil, trace: TraceFile? = nil,
    record: RecordingWriter? = nil, answers: RecordedAnswers? = nil,
    prepare: (Session, FeedbackLoop<State, Event>) -> Void = { _, _ in }
  ) -> (session: Session, loop: FeedbackLoop<State, Event>) {
    let session = Session(
      terminal: terminal, maximumFrameRate: maximumFrameRate, clock: clock, display: display)
    session.interfaceState = interface
    session.connections.restoredState = state
    let loop = makeLoop(on: session, clock: clock)
    if let trace { session.tracing = loop.trace(to: trace, diagnosticsOf: session.log) }
    if let record { session.record(loop, to: record) }
    answers?.answerEffects(of: loop)
    session.onEnd = { [weak loop] in loop?.beginShutdown() }
    prepare(session, loop)
    if let event { loop.send(event) }
    loop.start()
    return (session, loop)
  }
}
