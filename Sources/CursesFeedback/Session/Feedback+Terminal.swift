public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// The terminal's two feedbacks: input becomes events, states become frames.
///
/// They need a ``FeedbackLoop``: in a ``LoopActor``, they end the program with a message.
///
/// An application consists of them and of its own feedbacks (``Component/makeLoop(on:clock:)``).
/// They are inlinable for the same reason as ``ApplicationBridge``.
extension Feedback {
  /// The input of a terminal: sends the events of key bindings, and those of the widgets on the
  /// screen that respond to keys and the mouse.
  ///
  /// Each input is read in the state that results from the previous one. Inputs that arrive
  /// together are shown by one frame.
  ///
  /// - Parameters:
  ///   - session: The session of the terminal, which ``rendering(on:hasEnded:_:)`` draws on.
  ///   - viewsBindKeys: Whether the view contains components with key bindings of their own
  ///     (``Scope``). If so, every key is read with the view, so that their bindings are found. If
  ///     not, the view reads only keys that the focused control takes, that may move the focus or
  ///     that belong to a key sequence; the others go to `bindings` alone, which is faster.
  ///   - event: The event for an input that neither a view nor a key binding handles, in a state;
  ///     nil for none (``Component/event(for:in:)``).
  ///   - bindings: The key bindings in a state.
  @inlinable
  @MainActor public static func input(
    from session: Session, viewsBindKeys: Bool = true,
    event: @escaping @Sendable (Input, State) -> Event? = { _, _ in nil },
    @KeyBuilder<Event> bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    let bridge = session.bridge(of: State.self, Event.self)
    return .input(
      from: session, viewsBindKeys: viewsBindKeys,
      answers: InputAnswers(
        bindings: bindings, event: event,
        events: { input, state in event(input, state).map { [$0] } ?? [] },
        hasEnded: { state in MainActor.assumeIsolated { bridge.hasEnded?(state) ?? false } }))
  }

  /// The input of a terminal for an application with these answers.
  @inlinable
  @MainActor static func input(
    from session: Session, viewsBindKeys: Bool, answers: InputAnswers<State, Event>
  ) -> Feedback {
    let bridge = session.bridge(of: State.self, Event.self)
    return .inputs(
      "input",
      connect: { deliver in
        bridge.answers = answers
        session.connectInput(deliver)
        return Cancellation {
          MainActor.assumeIsolated {
            bridge.answers = nil
            session.disconnectInput()
          }
        }
      },
      readAll: { state, input, send in
        if let probe = session.probe {
          if probe.passOn(input) { return true }
          probe.input = input
        }
        guard let journal = session.journal else {
          return session.read(input, state, bridge, viewsBindKeys, answers, send)
        }
        journal.beginReading(input)
        let isRead = session.read(input, state, bridge, viewsBindKeys, answers) { event in
          guard !journal.dropsEvents else { return }
          // Before the event is reduced: if the reducer traps, the recording has the input.
          journal.writePending()
          send(event)
        }
        journal.endReading(isRead: isRead)
        return isRead
      })
  }

  /// Draws the settled states on a terminal: for each frame, the latest one.
  ///
  /// While the terminal accepts no output, no frame is drawn. States that settle within one frame
  /// interval without input share a frame. When the loop is stopped, or the child component to
  /// which the feedback belongs is removed, the last frame stays on the screen.
  ///
  /// - Parameters:
  ///   - session: The session of the terminal.
  ///   - hasEnded: Whether a state ends the session, as a key that quits does. It is called for
  ///     each settled state, and for each state in which an input is to be read. In a state that
  ///     ends the session no input is read, not even the rest of a batch, and the state is not
  ///     drawn.
  ///   - view: The view of a state.
  @inlinable
  @MainActor public static func rendering(
    on session: Session,
    hasEnded: @escaping @Sendable (State) -> Bool = { _ in false },
    @ViewBuilder<Event> _ view: @escaping @Sendable (State) -> Node<Event>
  ) -> Feedback {
    let bridge = session.bridge(of: State.self, Event.self)
    return .rendering("frames") { context in
      context.requireFeedbackLoop(for: "frames")
      return MainActor.assumeIsolated {
        bridge.view = view
        bridge.hasEnded = hasEnded
        session.connectRendering(
          { bridge.settledElement }, send: { context.send.now(typed($0)) })
        return RawConnection(
          observe: { state, _ in
            MainActor.assumeIsolated {
              bridge.settledState = state
              if hasEnded(state) { session.stateEnded() } else { session.stateSettled() }
            }
          },
          cancellation: Cancellation {
            MainActor.assumeIsolated {
              bridge.view = nil
              bridge.hasEnded = nil
              bridge.settledState = nil
              session.disconnectRendering()
            }
          })
      }
    }
  }
}

extension Session {
  /// Reads an input in a state.
  ///
  /// - Returns: False if the input has to be read again in the state to which its events have led.
  @inlinable
  @inline(__always)
  func read<State, Event>(
    _ input: Input, _ state: State, _ bridge: ApplicationBridge<State, Event>,
    _ viewsBindKeys: Bool, _ answers: InputAnswers<State, Event>, _ send: (Event) -> Void
  ) -> Bool {
    guard !hasEnded else { return true }
    guard !answers.hasEnded(state) else {
      stateEnded()
      return true
    }
    switch bridge.read(
      input, in: state, viewsBindKeys: viewsBindKeys, answers: answers, send: send)
    {
    case .handled: return true
    case .repeated: return false
    case let outcome:
      finish(input, outcome)
      return true
    }
  }
}
