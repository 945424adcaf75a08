public import FeedbackCore
public import TerminalModel
public import TerminalViews

extension Feedback {
  /// What comes in from a terminal: keys, by these bindings, and whatever the widgets that are
  /// shown make of keys and mouse.
  ///
  /// Each key is read with the state that the one before it has led to.
  public static func keys(
    of session: Session<State, Event>,
    @KeyBuilder<Event> _ bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    .binding(
      "keys",
      connect: { context in
        MainActor.assumeIsolated { session.connectInput(context.send, keys: bindings) }
        return RawConnection(observe: { state, _ in
          MainActor.assumeIsolated { session.stateChanged(to: state) }
        })
      })
  }

  /// Shows states on a terminal: one frame for the state at the end of each drain, and not more
  /// than the terminal takes.
  public static func rendering(
    on session: Session<State, Event>,
    @ViewBuilder<Event> _ view: @escaping @Sendable (State) -> Node<Event>
  ) -> Feedback {
    .rendering("frames") { context in
      MainActor.assumeIsolated { session.connectOutput(context.send, view: view) }
      return RawConnection(observe: { state, _ in
        MainActor.assumeIsolated { session.stateSettled(in: state) }
      })
    }
  }
}

extension Component {
  /// The loop that runs the component on a session, at rest.
  @inlinable
  @MainActor
  public func makeLoop(
    on session: Session<State, Event>, clock: any LoopClock
  ) -> FeedbackLoop<State, Event> {
    FeedbackLoop(
      initial: initial, reduce: reducer,
      feedbacks: allFeedbacks + [.keys(of: session, keys), .rendering(on: session, view)],
      clock: clock)
  }

  /// Runs on a terminal that is open until somebody quits, and leaves the terminal open.
  ///
  /// - Returns: the final state.
  /// - Throws: ``TerminalError`` where the terminal fails.
  @MainActor
  public func run(
    on terminal: any TerminalDriver, clock: any LoopClock = MainQueueClock()
  ) async throws(TerminalError) -> State {
    let session = Session<State, Event>(terminal: terminal, clock: clock)
    let loop = makeLoop(on: session, clock: clock)
    defer { loop.stop() }
    loop.start()
    try await session.ended()
    return loop.state
  }
}
