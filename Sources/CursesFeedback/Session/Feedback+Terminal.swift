public import FeedbackCore
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
    .keys(of: session, areAll: false, bindings)
  }

  /// - Parameter areAll: Whether no view that is shown has bindings of its own.
  @inlinable
  static func keys(
    of session: Session, areAll: Bool,
    _ bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    .binding(
      "keys",
      connect: { context in
        MainActor.assumeIsolated {
          let presentation = session.presentation(of: State.self, Event.self)
          presentation.keys = bindings
          presentation.send = context.send
          session.connectInput(bindingsAreAll: areAll)
          return RawConnection(observe: { state, _ in session.tell(state, presentation) })
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
    .rendering("frames") { context in
      MainActor.assumeIsolated {
        let presentation = session.presentation(of: State.self, Event.self)
        presentation.view = view
        presentation.send = context.send
        return RawConnection(observe: { state, _ in
          guard !session.news.isAwaited else { return }
          session.tell(state, presentation)
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
    // Views bind no keys; only the components in them do.
    let keys = Feedback.keys(of: session, areAll: children.isEmpty, keys)
    return FeedbackLoop(
      initial: initial, reduce: reducer,
      feedbacks: allFeedbacks + [keys, .rendering(on: session, view)], clock: clock)
  }

  /// Runs on a terminal that is open until somebody quits, and leaves the terminal open.
  ///
  /// - Returns: the final state.
  /// - Throws: ``TerminalError`` where the terminal fails.
  @MainActor
  public func run(
    on terminal: any TerminalDriver, clock: any LoopClock = MainQueueClock()
  ) async throws(TerminalError) -> State {
    let session = Session(terminal: terminal, clock: clock)
    let loop = makeLoop(on: session, clock: clock)
    defer { loop.stop() }
    loop.start()
    try await session.ended()
    return loop.state
  }
}
