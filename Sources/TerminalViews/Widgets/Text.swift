public import TerminalModel

/// Text, in as many lines as it needs.
public struct Text<Event>: View {
  @usableFromInline let element: Element

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - text: What to show. Control characters are shown as stand-ins, never sent.
  ///   - wrapping: How it goes on where a line is full, if there is room for a second one.
  ///   - truncation: What is left of a line that is too long even so.
  ///   - alignment: Where lines stand that are shorter than the longest, or than a frame.
  @inlinable
  public init(
    _ text: String, wrapping: Wrapping = .words, truncation: Truncation = .end,
    alignment: HorizontalAlignment = .leading
  ) {
    element = .text(text, wrapping, truncation, alignment)
  }

  /// The text as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func text(
    _ text: consuming String, _ wrapping: Wrapping, _ truncation: Truncation,
    _ alignment: HorizontalAlignment
  ) -> Element {
    Element(
      .text(
        TextBlock(text: text, wrapping: wrapping, truncation: truncation, alignment: alignment)))
  }
}

/// Text before it is laid out.
package struct TextBlock: Hashable, Sendable {
  package var text: String
  package var wrapping: Wrapping
  package var truncation: Truncation
  package var alignment: HorizontalAlignment
}
