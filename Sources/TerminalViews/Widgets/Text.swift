public import TerminalModel

/// Text in as many lines as it needs, if there is room for them.
public struct Text<Event>: View {
  @usableFromInline let element: Element

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - text: The text. A newline begins a line, and a tab moves to the next multiple of 8
  ///     columns; other control characters are replaced by visible ones, never sent to the
  ///     terminal.
  ///   - wrapping: The way a line that is too long continues in the next row, if there is room for
  ///     it.
  ///   - truncation: The part that is kept of a line that is still too long.
  ///   - alignment: The position of lines that are shorter than the longest, or than a frame around
  ///     the text.
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

/// Text before layout.
package struct TextBlock: Hashable, Sendable {
  package var text: String
  package var wrapping: Wrapping
  package var truncation: Truncation
  package var alignment: HorizontalAlignment
}
