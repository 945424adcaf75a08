/// The result of reading an input, besides the events that it sent.
@usableFromInline enum InputOutcome: Sendable {
  /// The session has nothing else to do.
  case handled
  /// The interface state changed, such as the focus, a scroll offset or the held mouse button.
  case viewChanged
  /// A key binding ends the session.
  case quits
  /// Neither the view nor a key binding handles the input.
  case unhandled
  /// The interface state changed, and neither the view nor a key binding handles the input: a key
  /// dropped the pending keys (the typed keys of an incomplete key sequence), or the focused control
  /// changed its memory for a change of the terminal.
  case unhandledAfterChange
  /// Only the pending keys before the input were read, and their action may have changed the
  /// state: the input has to be read again in the new state.
  case repeated
}
