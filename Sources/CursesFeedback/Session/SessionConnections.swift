import FeedbackCore
import TerminalModel
import TerminalViews

/// The connections of a session with the two feedbacks of its loop.
struct SessionConnections {
  /// Passes a batch of inputs to the loop, or nil if no input feedback is connected.
  var deliver: (@MainActor ([Input]) -> Void)?
  /// Sends an event to the loop, or nil if no rendering feedback is connected.
  var send: ((Any) -> Void)?
  /// The first state of the loop, or nil if the loop starts with the component's own first state.
  var restoredState: (any Sendable)?
  /// The part of the session that knows the types of its application.
  fileprivate var bridge: AnyObject?
  fileprivate var isStarted = false
}

extension Session {
  /// The session of the terminal that this process has taken, or nil if there is none.
  ///
  /// Effects find it here: a process has one terminal, and an effect knows no session.
  static weak var ofTerminal: Session?

  /// The part of the session that knows the types of its application.
  ///
  /// - Precondition: All feedbacks of a session belong to loops of one state and one event type.
  @usableFromInline func bridge<State: Sendable, Event: Sendable>(
    of state: State.Type, _ event: Event.Type
  ) -> ApplicationBridge<State, Event> {
    guard let bridge = connections.bridge else {
      let bridge = ApplicationBridge<State, Event>(renderer: renderer)
      connections.bridge = bridge
      return bridge
    }
    guard let known = bridge as? ApplicationBridge<State, Event> else {
      preconditionFailure("A session serves one application: make one session for each loop.")
    }
    return known
  }

  /// The first state of the loop: the restored one, or that of the component.
  @usableFromInline func firstState<State>(_ initial: @autoclosure () -> State) -> State {
    guard let state = connections.restoredState else { return initial() }
    return typed(state)
  }

  /// Connects the input feedback, and passes it the size of the screen.
  ///
  /// A view that is already on the screen is drawn again, now with the key hints.
  ///
  /// - Precondition: No input feedback is connected: two loops cannot share the keys.
  @usableFromInline func connectInput(_ deliver: @escaping @MainActor ([Input]) -> Void) {
    precondition(connections.deliver == nil, Self.secondConnection)
    connections.deliver = deliver
    start()
    derive(.started) { readFirstSize() }
    if renderer.settledElement != nil { stateSettled() }
  }

  /// Disconnects the input feedback; the session then handles only its own keys, such as Ctrl-C.
  @usableFromInline func disconnectInput() {
    connections.deliver = nil
  }

  /// Connects the rendering feedback.
  ///
  /// - Precondition: No rendering feedback is connected: two loops cannot share the screen.
  @usableFromInline func connectRendering(
    _ settledElement: @escaping () -> Element?, send: @escaping (Any) -> Void
  ) {
    precondition(renderer.settledElement == nil, Self.secondConnection)
    renderer.settledElement = settledElement
    connections.send = send
    start()
  }

  /// Disconnects the rendering feedback; the last frame stays on the screen.
  @usableFromInline func disconnectRendering() {
    renderer.settledElement = nil
    connections.send = nil
  }

  /// Reports the children that a view shows although the application's `children` do not list them.
  @usableFromInline func audit(listed: [ScopeIdentity]) {
    renderer.scopeAudit = ScopeAudit(listed: listed) { [notice] name in notice(.unlistedChild(name))
    }
  }

  private nonisolated static var secondConnection: String {
    "A session serves one loop at a time: stop the first loop, or make another session."
  }

  private func start() {
    guard !connections.isStarted else { return }
    connections.isStarted = true
    if terminal.runsPrograms { Self.ofTerminal = self }
    terminal.start { [weak self] report in self?.receive(report) }
  }
}
