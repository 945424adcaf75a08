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
  public func bold() -> Node<Event> { styled(.bold) }

  /// Fainter text, for what matters less.
  public func dimmed() -> Node<Event> { styled(.dim) }

  /// Slanted text, where the terminal has it.
  public func italic() -> Node<Event> { styled(.italic) }

  /// A line below the text.
  public func underlined() -> Node<Event> { styled(.underline) }

  /// A line through the text, where the terminal has it.
  public func struckThrough() -> Node<Event> { styled(.strikethrough) }

  /// Text and background exchanged, over the whole of the view.
  public func reversed() -> Node<Event> { styled(.reverse) }

  /// The colour of the text.
  ///
  /// Views inside may choose their own.
  public func foreground(_ color: Color) -> Node<Event> {
    node().modified(.style(StyleChange(foreground: color)))
  }

  /// The colour behind the text, over the whole of the view.
  public func background(_ color: Color) -> Node<Event> {
    node().modified(.style(StyleChange(background: color)))
  }

  private func styled(_ attributes: Style.Attributes) -> Node<Event> {
    node().modified(.style(StyleChange(attributes: attributes)))
  }
}
