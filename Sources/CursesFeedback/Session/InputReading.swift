import TerminalModel
import TerminalViews

/// The part of an application that reads an input first.
@usableFromInline enum InputReader: Equatable {
  /// The view: its widgets and its components, and then the application's key bindings.
  case view
  /// The application's key bindings alone, so that no view is made for the key.
  case bindings

  /// Chooses the reader of a key.
  ///
  /// - Parameters:
  ///   - hasView: Whether the application draws.
  ///   - viewsBindKeys: Whether components in the view have key bindings of their own.
  @usableFromInline init(of key: Key, hasView: Bool, viewsBindKeys: Bool) {
    self = hasView && (viewsBindKeys || key.isForWidgets) ? .view : .bindings
  }
}

/// The result of reading an input, besides the events that it sent.
@usableFromInline enum InputOutcome: Sendable {
  /// The session has nothing else to do.
  case handled
  /// The interface state changed: the focus, a scroll offset or the held mouse button.
  case viewChanged
  /// A key binding ends the session.
  case quits
  /// Neither the view nor a key binding handles the input.
  case unhandled
}
