public import TerminalViews

extension Component {
  // The second parameter keeps it from satisfying the protocol's requirement.

  /// Unavailable: show a child with the view of its ``Scope``.
  @available(
    *, unavailable,
    message: "show a child by its scope, scope.view(state), or turn its events into yours with map."
  )
  public func view<ParentEvent>(
    _ state: State, file: StaticString = #fileID
  ) -> Node<ParentEvent> { .empty }
}
