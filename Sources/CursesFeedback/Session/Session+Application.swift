public import TerminalModel
public import TerminalViews

/// The application that a session serves, its types aside.
///
/// A class, as it is asked for often and never changes: nothing but a reference is copied.
@MainActor @usableFromInline final class SessionApplication {
  /// What it is in the terms of its types.
  @usableFromInline let presentation: AnyObject
  /// What its present state looks like; nil before there is a state.
  @usableFromInline let element: () -> Element?
  /// Counts its states.
  @usableFromInline let stateNumber: () -> Int
  /// Takes an event of its view.
  @usableFromInline let send: (Any) -> Void
  /// Does something that sends events, as one piece; meanwhile its own bindings answer keys.
  @usableFromInline let together: (((Key) -> Session.Answer) -> Void) -> Void

  @inlinable init<State, Event>(_ presentation: Presentation<State, Event>) {
    self.presentation = presentation
    element = { presentation.element() }
    stateNumber = { presentation.stateNumber }
    send = { presentation.send(typed($0)) }
    together = { presentation.together($0) }
  }
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
    if let application {
      let known = application.presentation as? Presentation<State, Event>
      guard let known else { preconditionFailure("A session serves one application.") }
      return known
    }
    let presentation = Presentation<State, Event>()
    application = SessionApplication(presentation)
    return presentation
  }

  /// Begins to take input.
  @usableFromInline func connectInput() {
    terminal.start { [weak self] report in self?.receive(report) }
  }

  /// The loop has come to rest with a state.
  @usableFromInline func stateSettled() { drawIfDue() }
}
