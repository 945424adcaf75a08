import TerminalModel

extension View {
  /// Joins the borders in the view: where a line ends at another one of the same weight, a joint is
  /// drawn, such as `├` in place of `│`.
  ///
  ///     Row(spacing: -1) {
  ///       Panel("Files", border: .plain) { … }
  ///       Panel("Preview", border: .plain) { … }
  ///     }
  ///     .joinedBorders()
  ///
  /// A spacing of -1 lets neighbours share a line. Dividers are joined to the borders that they
  /// touch. The corner of a rounded border that gets a joint becomes angular. Line-drawing
  /// characters in texts, and thumbs of scroll bars, are joined, too. Each time the view is drawn,
  /// every cell of it is examined.
  @inlinable public func joinedBorders() -> Node<Event> { Node(node().element.withJoinedBorders) }
}

extension Element {
  @usableFromInline var withJoinedBorders: Element { modified(.joinedBorders) }
}
