extension FrameRenderer {
  /// The part of an application that reads an input first.
  @usableFromInline enum InputReader {
    /// The view: its controls and its components, and then the application itself.
    case view
    /// The application's key bindings and its events for other input, without the view.
    case bindings
  }
}
