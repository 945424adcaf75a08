import TerminalModel

/// A border around a view, with a title on it.
///
/// It covers what lies behind it. While the focus is in it, its border is brighter.
public struct Panel<Event>: View {
  private let enclosure: Enclosure
  private let content: Element

  /// Makes a panel.
  ///
  /// - Parameters:
  ///   - title: Stands in the upper border; empty for none.
  ///   - footer: Stands in the lower border; empty for none.
  ///   - border: The lines around it.
  ///   - padding: Free columns between the lines and what is inside.
  public init(
    _ title: String = "", footer: String = "", border: Border = .rounded, padding: Int = 1,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) {
    enclosure = Enclosure(border: border, title: title, footer: footer)
    self.content = content().padded(columns: padding).element
  }

  /// The panel as a node.
  public func node() -> Node<Event> {
    Node(.panel(enclosure, content), stretch: content.stretch.padded(by: Edges(all: 1)))
  }
}

/// The border of a panel and what is written on it.
package struct Enclosure: Hashable, Sendable {
  package var border: Border
  package var title: String
  package var footer: String
}
