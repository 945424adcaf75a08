public import FeedbackCore
public import TerminalModel
public import TerminalViews

/// The terminal's two feedbacks: input becomes events, states become frames.
///
/// An application consists of them and of its own feedbacks (``Component/makeLoop(on:clock:)``).
/// They are inlinable, as ``ApplicationBridge`` is and for its reason.
extension Feedback {
  /// The input of a terminal: keys, by these bindings, and keys and mouse as the widgets on the
  /// screen read them.
  ///
  /// Each input is read with the state to which the one before it has led. All input that arrives
  /// together makes one frame.
  ///
  /// - Parameters:
  ///   - session: The terminal's session, which ``rendering(on:_:)`` shows states on.
  ///   - bindings: The keys that mean something in a state.
  @inlinable
  @MainActor public static func input(
    from session: Session,
    @KeyBuilder<Event> bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    .input(from: session, viewsBindKeys: false, bindings: bindings)
  }

  /// - Parameter viewsBindKeys: Whether components in the view bind keys of their own: then every
  ///   key needs a view.
  @inlinable
  @MainActor static func input(
    from session: Session, viewsBindKeys: Bool,
    bindings: @escaping @Sendable (State) -> [KeyBinding<Event>]
  ) -> Feedback {
    let bridge = session.bridge(of: State.self, Event.self)
    bridge.bindings = bindings
    return .inputs(
      "input",
      connect: { deliver in session.connectInput(viewsBindKeys: viewsBindKeys, deliver) },
      read: { state, input, send in
        session.read(
          input, element: { bridge.element(of: state) },
          bindings: { key in
            switch bindings(state).action(for: key) {
            case .sends(let event):
              send(event)
              return .sent
            case .quits: return .quits
            case nil: return .unbound
            }
          },
          send: { event in send(typed(event)) })
      })
  }

  /// Shows states on a terminal: one frame for the state at the end of each drain, and no more than
  /// the terminal takes.
  @inlinable
  @MainActor public static func rendering(
    on session: Session,
    @ViewBuilder<Event> _ view: @escaping @Sendable (State) -> Node<Event>
  ) -> Feedback {
    let bridge = session.bridge(of: State.self, Event.self)
    bridge.view = view
    return .rendering("frames") { _ in
      MainActor.assumeIsolated {
        session.connectRendering { bridge.settledElement }
        return RawConnection(observe: { state, _ in
          MainActor.assumeIsolated {
            bridge.settledState = state
            session.stateSettled()
          }
        })
      }
    }
  }
}
