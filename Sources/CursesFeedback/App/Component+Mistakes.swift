public import TerminalViews

extension Component {
  // The compiler shows the message if a parent calls the view of a child. Without the second
  // parameter, this method would satisfy the protocol's requirement.

  /// Unavailable: the view of a child is ``Scope/view(_:)``.
  @available(
    *, unavailable,
    message: "show a child by its scope, scope.view(state), or turn its events into yours with map."
  )
  public func view<ParentEvent>(
    _ state: State, file: StaticString = #fileID
  ) -> Node<ParentEvent> { .empty }
}
