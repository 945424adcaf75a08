public import TerminalModel

/// A change of the style that a view inherits.
///
/// What it leaves open stays as it was outside.
package struct StyleChange: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Style.Attributes = []

  /// Whether it can be seen on cells in which nothing stands.
  package var showsOnBlanks: Bool { background != nil || attributes.contains(.reverse) }

  package func applied(to style: Style) -> Style {
    Style(
      foreground: foreground ?? style.foreground,
      background: background ?? style.background,
      attributes: style.attributes.union(attributes))
  }
}

extension View {
  /// Heavier strokes in this view and all that is in it.
  @inlinable
  public func bold() -> Node<Event> { Node(node().element.styled(.bold)) }

  /// Fainter text, for what matters less.
  @inlinable
  public func dimmed() -> Node<Event> { Node(node().element.styled(.dim)) }

  /// Slanted text, where the terminal has it.
  @inlinable
  public func italic() -> Node<Event> { Node(node().element.styled(.italic)) }

  /// A line below the text.
  @inlinable
  public func underlined() -> Node<Event> { Node(node().element.styled(.underline)) }

  /// A line through the text, where the terminal has it.
  @inlinable
  public func struckThrough() -> Node<Event> { Node(node().element.styled(.strikethrough)) }

  /// Text and background exchanged, over the whole of the view.
  @inlinable
  public func reversed() -> Node<Event> { Node(node().element.styled(.reverse)) }

  /// The colour of the text.
  ///
  /// Views inside may choose their own.
  @inlinable
  public func foreground(_ color: Color) -> Node<Event> {
    Node(node().element.styled(foreground: color))
  }

  /// The colour behind the text, over the whole of the view.
  @inlinable
  public func background(_ color: Color) -> Node<Event> {
    Node(node().element.styled(background: color))
  }
}

extension Element {
  @usableFromInline func styled(
    _ attributes: Style.Attributes = [], foreground: Color? = nil, background: Color? = nil
  ) -> Element {
    modified(
      .style(StyleChange(foreground: foreground, background: background, attributes: attributes)))
  }
}
