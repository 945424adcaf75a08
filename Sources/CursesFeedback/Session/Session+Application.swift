public import FeedbackCore
public import Synchronization
public import TerminalModel
public import TerminalViews

/// The application that a session serves, its types aside.
@MainActor struct SessionApplication {
  /// What it is in the terms of its types; nil before there is one.
  var presentation: AnyObject?
  /// What its present state looks like; nil before there is a state.
  var element: () -> Element? = { nil }
  /// Does what its own bindings have for a key.
  var answer: (Key) -> Session.Answer = { _ in .nothing }
  /// Takes an event of its view.
  var send: (Any) -> Void = { _ in }
  /// Whether no view that is shown has bindings of its own.
  var bindingsAreAll = false

  /// Whether its own bindings say all about a key: no widget wants it, and no view has bindings.
  func decidesAlone(_ key: Key) -> Bool { bindingsAreAll && !key.isForWidgets }
}

// MARK: The loop's two ends of a session

extension Session {
  /// What an application's own bindings have made of a key.
  @usableFromInline enum Answer {
    case sent, quits
    /// None of them has the key.
    case nothing
  }

  /// The side of the session that knows the types of its application.
  @inlinable func presentation<State: Sendable, Event: Sendable>(
    of state: State.Type, _ event: Event.Type
  ) -> Presentation<State, Event> {
    if let presentation = presentation as? Presentation<State, Event> { return presentation }
    let presentation = Presentation<State, Event>()
    serve(
      presentation, element: { presentation.element() }, answer: { presentation.answer($0) },
      send: { presentation.sendUntyped($0) })
    return presentation
  }

  @usableFromInline var presentation: AnyObject? { application.presentation }

  @usableFromInline func serve(
    _ presentation: AnyObject, element: @escaping () -> Element?,
    answer: @escaping (Key) -> Answer, send: @escaping (Any) -> Void
  ) {
    precondition(application.presentation == nil, "A session serves one application.")
    application = SessionApplication(
      presentation: presentation, element: element, answer: answer, send: send)
  }

  /// Begins to take input, and is told of every state, so that each key means what it means now.
  ///
  /// - Parameter bindingsAreAll: Whether no view that is shown has bindings of its own.
  @usableFromInline func connectInput(bindingsAreAll: Bool) {
    application.bindingsAreAll = bindingsAreAll
    terminal.start { [weak self] report in self?.receive(report) }
  }

  /// The loop has a new state.
  @inlinable nonisolated func tell<State, Event>(
    _ state: State, _ presentation: Presentation<State, Event>
  ) {
    presentation.state.withLock { $0 = state }
    news.stateChanged()
  }

  /// The loop has come to rest with a state.
  @usableFromInline func stateSettled() { drawIfDue() }
}
