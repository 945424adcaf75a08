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
  /// it. The theme of the option `--theme` replaces a theme of the whole screen.
  @inlinable public func theme(_ theme: Theme?) -> Node<Event> {
    theme.map { Node(node().element.themed($0, isSelected: false)) } ?? node()
  }

  /// Sets the theme of the view, as ``theme(_:)`` does: the theme that the user has selected in the
  /// application, if there is one.
  ///
  /// ```swift
  /// func view(_ state: State) -> Node<Event> {
  ///   Panel("Movies") { … }.theme(selected: state.theme)
  /// }
  /// ```
  /// - Parameters:
  ///   - standard: The theme while the user has selected none; nil for that of the view around it.
  ///     The theme of the option `--theme` replaces it.
  ///   - selected: The theme that the user has selected in the application, or nil for none. It
  ///     replaces that of the option `--theme`, too.
  @inlinable public func theme(_ standard: Theme? = nil, selected: Theme?) -> Node<Event> {
    selected.map { Node(node().element.themed($0, isSelected: true)) } ?? theme(standard)
  }
}

extension Element {
  @usableFromInline func themed(_ theme: Theme, isSelected: Bool) -> Element {
    modified(.theme(theme, isSelected: isSelected), stretch: stretch(in: theme.metrics))
  }
}
