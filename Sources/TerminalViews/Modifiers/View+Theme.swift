public import TerminalModel

extension View {
  /// Sets the theme of the view: the colours of all tokens (`Color.Token`), the colours of text and
  /// background where the view sets none, and the spacing and the characters of the widgets
  /// (`Theme.metrics`, `Theme.glyphs`); nil keeps the theme of the view around it.
  ///
  /// ```swift
  /// func view(_ state: State) -> Node<Event> {
  ///   Panel("Movies") { … }.theme(state.isNight ? .midnight : .paper)
  /// }
  /// ```
  /// On the root view, outside its stacks and other containers, the modifier sets the theme of the
  /// whole screen. Inside a container, it sets that of a part, such as a preview, and of the
  /// overlays that belong to the part. A terminal with few colours gets the colours that the theme
  /// has for it. On a terminal without colours, the theme of a part does not change the styles in
  /// it.
  @inlinable public func theme(_ theme: Theme?) -> Node<Event> {
    theme.map { Node(node().element.themed($0)) } ?? node()
  }
}

extension Element {
  @usableFromInline func themed(_ theme: Theme) -> Element {
    modified(.theme(theme), stretch: stretch(in: theme.metrics))
  }
}
