public import TerminalModel

/// A border around a view, with a title on it.
///
/// It covers the views behind it. While the focus is inside, its border is brighter.
public struct Panel<Event>: View {
  @usableFromInline let element: Element

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: The text in the upper border; empty for none.
  ///   - footer: The text in the lower border; empty for none.
  ///   - border: The lines of the border.
  ///   - padding: The free cells between the border and the content.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded,
    padding: Insets = Insets(columns: 1), @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .panel(title, footer, border, around: content().padded(padding).element)
  }

  /// Makes a panel with the same padding on every side.
  ///
  /// - Parameters:
  ///   - title: The text in the upper border; empty for none.
  ///   - footer: The text in the lower border; empty for none.
  ///   - border: The lines of the border.
  ///   - padding: The number of free cells on every side, between the border and the content.
  ///   - content: The views inside, one below the other.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded, padding: Int,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    self.init(title, footer: footer, border: border, padding: Insets(all: padding), content)
  }

  /// The panel as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func panel(
    _ title: String, _ footer: String, _ border: Border, around content: Element
  ) -> Element {
    let enclosure = Enclosure(border: border, title: title, footer: footer)
    return Element(
      .panel(enclosure, content), stretch: content.stretch.padded(by: Insets(all: 1)))
  }
}

/// The border of a panel and the texts in it.
package struct Enclosure: Hashable, Sendable {
  package var border: Border
  package var title: String
  package var footer: String
}
