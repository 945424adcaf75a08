public import TerminalModel

/// A change of the style that a view inherits; nil colours are inherited.
package struct StyleChange: Codable, Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Style.Attributes = []

  /// Whether the change is visible on blank cells.
  package var showsOnBlanks: Bool { background != nil || attributes.contains(.reverse) }

  package func applied(to style: Style) -> Style {
    Style(
      foreground: foreground ?? style.foreground,
      background: background ?? style.background,
      attributes: style.attributes.union(attributes))
  }
}

extension View {
  /// Makes the text of this view and of everything in it bold.
  @inlinable
  public func bold() -> Node<Event> { Node(node().element.styled(.bold)) }

  /// Makes the text fainter, for secondary content: muted, or dim if the theme has no colour for
  /// muted text.
  @inlinable
  public func dimmed() -> Node<Event> { Node(node().element.styled(.dim)) }

  /// Slants the text, if the terminal supports it.
  @inlinable
  public func italic() -> Node<Event> { Node(node().element.styled(.italic)) }

  /// Draws a line below the text.
  @inlinable
  public func underlined() -> Node<Event> { Node(node().element.styled(.underline)) }

  /// Draws a line through the text, if the terminal supports it.
  @inlinable
  public func struckThrough() -> Node<Event> { Node(node().element.styled(.strikethrough)) }

  /// Exchanges foreground and background, over the whole area of the view.
  @inlinable
  public func reversed() -> Node<Event> { Node(node().element.styled(.reverse)) }

  /// Sets the colour of the text; views inside can set another.
  ///
  /// Parts of widgets that have a colour of their own keep it, for example a ``Divider`` and the
  /// border of a ``Panel``: ``tokens(_:)`` with the token ``Color/Token/border`` changes these.
  @inlinable
  public func foreground(_ color: Color) -> Node<Event> {
    Node(node().element.styled(foreground: color))
  }

  /// Sets the colour behind the text, over the whole area of the view.
  @inlinable
  public func background(_ color: Color) -> Node<Event> {
    Node(node().element.styled(background: color))
  }
}

extension View {
  /// The view in the style of a part of the widgets.
  func styled(
    as part: WidgetPart, _ attributes: Style.Attributes = [], foreground: Color? = nil,
    background: Color? = nil
  ) -> Node<Event> {
    Node(
      node().element.styled(as: part, attributes, foreground: foreground, background: background))
  }
}

extension Element {
  @usableFromInline func styled(
    _ attributes: Style.Attributes = [], foreground: Color? = nil, background: Color? = nil
  ) -> Element {
    styled(as: nil, attributes, foreground: foreground, background: background)
  }

  /// The element in a style.
  ///
  /// If the style is that of a part of the widgets, ``View/widgetStyle(_:_:)`` of the views around
  /// the element changes it.
  func styled(
    as part: WidgetPart?, _ attributes: Style.Attributes = [], foreground: Color? = nil,
    background: Color? = nil
  ) -> Element {
    modified(
      .style(
        StyleChange(foreground: foreground, background: background, attributes: attributes), part))
  }
}
