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
