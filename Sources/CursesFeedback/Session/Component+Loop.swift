public import FeedbackCore
public import TerminalModel

extension Component {
  /// The loop that runs the component on a session, not started: the terminal's input, the
  /// component's own feedbacks, and the terminal's frames.
  @inlinable
  @MainActor
  public func makeLoop(
    on session: Session, clock: any LoopClock
  ) -> FeedbackLoop<State, Event> {
    let input = Feedback<State, Event>.input(
      from: session, viewsBindKeys: !children.isEmpty, bindings: keys)
    let rendering = Feedback<State, Event>.rendering(on: session, view)
    return FeedbackLoop(
      initial: initial, reduce: reducer, feedbacks: [input] + allFeedbacks + [rendering],
      clock: clock, notice: session.notice)
  }

  /// Runs on a terminal that is open until a key quits, and closes the terminal.
  ///
  /// - Parameters:
  ///   - terminal: Where the frames go, and the input comes from.
  ///   - maximumFrameRate: The maximum number of frames a second for changes that are not input,
  ///     from 1 to 1000.
  ///   - clock: The time of the effects, of a lone Escape and of the frame interval.
  /// - Returns: the final state.
  /// - Throws: ``TerminalError`` if the terminal fails.
  @MainActor
  public func run(
    on terminal: any TerminalDriver, maximumFrameRate: Int = Session.standardFrameRate,
    clock: any LoopClock = MainQueueClock()
  ) async throws(TerminalError) -> State {
    let (session, loop) = start(on: terminal, maximumFrameRate: maximumFrameRate, clock: clock)
    defer { loop.stop() }
    try await session.ended()
    return loop.state
  }

  /// Starts a loop on a session of its own.
  @MainActor func start(
    on terminal: any TerminalDriver, maximumFrameRate: Int = Session.standardFrameRate,
    clock: any LoopClock
  ) -> (session: Session, loop: FeedbackLoop<State, Event>) {
    let session = Session(terminal: terminal, maximumFrameRate: maximumFrameRate, clock: clock)
    let loop = makeLoop(on: session, clock: clock)
    loop.start()
    return (session, loop)
  }
}
