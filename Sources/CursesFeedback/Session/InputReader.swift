import TerminalModel
import TerminalViews

/// The part of an application that reads an input first.
@usableFromInline enum InputReader: Equatable {
  /// The view: its widgets and its components, and then the application's key bindings.
  case view
  /// The application's key bindings and its events for other input, so that no view is made for the
  /// input.
  case bindings

  /// Chooses the reader of an input.
  ///
  /// - Parameters:
  ///   - hasView: Whether the application draws.
  ///   - viewsBindKeys: Whether components in the view have key bindings of their own.
  @usableFromInline init(of input: Input, hasView: Bool, viewsBindKeys: Bool) {
    let isForView =
      switch input {
      case .key(let key): viewsBindKeys || key.isForWidgets
      case .mouse, .paste: true
      case .focused, .resized: false
      }
    self = hasView && isForView ? .view : .bindings
  }
}
