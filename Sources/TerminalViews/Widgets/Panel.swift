import TerminalModel

/// A border around a view, with a title on it.
///
/// It covers what lies behind it. While the focus is in it, its border is brighter.
public struct Panel<Event>: View {
  @usableFromInline let element: Element

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: Stands in the upper border; empty for none.
  ///   - footer: Stands in the lower border; empty for none.
  ///   - border: The lines around it.
  ///   - padding: Free columns between the lines and what is inside.
  @inlinable
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded, padding: Int = 1,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    element = .panel(title, footer, border, around: content().padded(columns: padding).element)
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

/// The border of a panel and what is written on it.
package struct Enclosure: Hashable, Sendable {
  package var border: Border
  package var title: String
  package var footer: String
}
