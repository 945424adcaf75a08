public import FeedbackCore
public import Synchronization
public import TerminalModel
public import TerminalViews

extension Feedback {
  // Inlinable, as ``Presentation`` is and for its reason.

  /// What comes in from a terminal: keys, by these bindings, and whatever the widgets that are
  /// shown make of keys and mouse.
  ///
  /// Each key is read with the state that the one before it has led to.
  @inlinable
  public static func keys(
    of session: Session,
    @KeyBuilder<Event> _ bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    .binding(
      "keys",
      connect: { context in
        MainActor.assumeIsolated {
          let presentation = session.presentation(of: State.self, Event.self)
          presentation.keys = bindings
          presentation.sender = context.send
          session.connectInput()
          return RawConnection(observe: { state, _ in presentation.take(state) })
        }
      })
  }

  /// Shows states on a terminal: one frame for the state at the end of each drain, and not more
  /// than the terminal takes.
  @inlinable
  public static func rendering(
    on session: Session,
    @ViewBuilder<Event> _ view: @escaping @Sendable (State) -> Node<Event>
  ) -> Feedback {
    .rendering(on: session, takesInput: false, view)
  }

  /// - Parameter takesInput: Whether the terminal's input is taken, too.
  @inlinable
  static func rendering(
    on session: Session, takesInput: Bool, _ view: @escaping @Sendable (State) -> Node<Event>
  ) -> Feedback {
    .rendering("frames") { context in
      MainActor.assumeIsolated {
        let presentation = session.presentation(of: State.self, Event.self)
        presentation.view = view
        if takesInput { session.connectInput() }
        presentation.sender = context.send
        return RawConnection(observe: { state, _ in
          guard !session.isHandlingInput.load(ordering: .relaxed) else { return }
          presentation.take(state)
          MainActor.assumeIsolated { session.stateSettled() }
        })
      }
    }
  }
}

extension Component {
  /// The loop that runs the component on a session, at rest.
  @inlinable
  @MainActor
  public func makeLoop(
    on session: Session, clock: any LoopClock
  ) -> FeedbackLoop<State, Event> {
    let presentation = session.presentation(of: State.self, Event.self)
    presentation.keys = keys
    // Views bind no keys; only the components in them do.
    session.bindingsAreAll = children.isEmpty
    let loop = FeedbackLoop(
      initial: initial, reduce: reducer,
      feedbacks: allFeedbacks + [.rendering(on: session, takesInput: true, view)], clock: clock)
    presentation.loop = loop
    return loop
  }

  /// Runs on a terminal that is open until somebody quits, and leaves the terminal open.
  ///
  /// - Parameters:
  ///   - terminal: Where the frames go, and the input comes from.
  ///   - maximumFrameRate: How many frames a second are drawn at most of what changes by itself,
  ///     from 1 to 1000.
  ///   - clock: The time, for the effects, a lone Escape and the pace of frames.
  /// - Returns: the final state.
  /// - Throws: ``TerminalError`` where the terminal fails.
  @MainActor
  public func run(
    on terminal: any TerminalDriver, maximumFrameRate: Int = Session.standardFrameRate,
    clock: any LoopClock = MainQueueClock()
  ) async throws(TerminalError) -> State {
    let session = Session(terminal: terminal, maximumFrameRate: maximumFrameRate, clock: clock)
    let loop = makeLoop(on: session, clock: clock)
    defer { loop.stop() }
    loop.start()
    try await session.ended()
    return loop.state
  }
}
