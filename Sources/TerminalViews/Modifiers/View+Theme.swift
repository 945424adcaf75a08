public import TerminalModel

extension View {
  /// Sets the colours of all tokens (`Color.Token`), those of text and background where the view
  /// sets none, and the spacing of the widgets (`Theme.metrics`); nil for those of the view around it.
  ///
  /// ```swift
  /// func view(_ state: State) -> Node<Event> {
  ///   Panel("Movies") { … }.theme(state.isNight ? .midnight : .paper)
  /// }
  /// ```
  /// Outside the stacks and other containers of the root view, the theme is that of the whole screen,
  /// otherwise that of a part, such as a preview, and of the overlays from there. A terminal with
  /// fewer colours gets the theme's colours for it; without colours, a part keeps its tokens.
  @inlinable public func theme(_ theme: Theme?) -> Node<Event> {
    theme.map { Node(node().element.themed($0)) } ?? node()
  }
}

extension Element {
  @usableFromInline func themed(_ theme: Theme) -> Element {
    modified(.theme(theme), stretch: stretch(in: theme.metrics))
  }
}
