extension View {
  /// Lays out the view again only if a value, the view's size, or the memory of a control in the
  /// view has changed.
  ///
  /// For a large part of a screen beside one that changes often, such as a preview beside a list:
  ///
  ///     Row {
  ///       FileList(state.files, state.selected)
  ///       Preview(state.text).layoutDependsOn(state.text)
  ///     }
  ///
  /// The value contains everything on which the view depends; if the view depends on more, it shows
  /// an old state, and a test with a `TestApp` fails. The values are compared for each frame. Two
  /// arrays with the same storage are compared in constant time. Drawing is not affected: changes
  /// of the focus, the pointer and the theme are shown at once.
  ///
  /// - Parameter dependency: Everything on which the view depends.
  @inlinable
  public func layoutDependsOn(_ dependency: some Equatable & Sendable) -> Node<Event> {
    Node(node().element.depending(on: dependency))
  }
}

extension Element {
  @usableFromInline func depending(on value: any Equatable & Sendable) -> Element {
    modified(.dependency(value))
  }
}
