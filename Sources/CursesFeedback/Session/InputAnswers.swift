public import TerminalModel
public import TerminalViews

/// The answers of an application to input that no widget handles.
@usableFromInline struct InputAnswers<State: Sendable, Event: Sendable>: Sendable {
  /// The key bindings in a state.
  @usableFromInline let bindings: @Sendable (State) -> [KeyBinding<Event>]
  /// The application's event for a key that is not bound, a mouse action or a paste.
  @usableFromInline let event: @Sendable (Input, State) -> Event?
  /// The events of all components for a size of the screen or a change of the terminal's focus.
  @usableFromInline let events: @Sendable (Input, State) -> [Event]
  /// Whether a state ends the session, so that no further input is read.
  @usableFromInline let hasEnded: @Sendable (State) -> Bool

  @inlinable init(
    bindings: @escaping @Sendable (State) -> [KeyBinding<Event>],
    event: @escaping @Sendable (Input, State) -> Event?,
    events: @escaping @Sendable (Input, State) -> [Event],
    hasEnded: @escaping @Sendable (State) -> Bool
  ) {
    self.bindings = bindings
    self.event = event
    self.events = events
    self.hasEnded = hasEnded
  }
}
