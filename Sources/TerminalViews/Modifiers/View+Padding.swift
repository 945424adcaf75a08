public import TerminalModel

extension View {
  /// Puts free cells on every side of the view.
  @inlinable
  public func padded(_ cells: Int = 1) -> Node<Event> {
    padded(columns: cells, rows: cells)
  }

  /// Puts free cells to the left and right of the view, and above and below it.
  @inlinable
  public func padded(columns: Int = 0, rows: Int = 0) -> Node<Event> {
    padded(Insets(columns: columns, rows: rows))
  }

  /// Puts free cells on each side of the view, given separately.
  @inlinable
  public func padded(_ insets: Insets) -> Node<Event> {
    Node(node().element.padded(by: insets))
  }
}

extension Element {
  @usableFromInline func padded(by insets: Insets) -> Element {
    let insets = Insets(
      top: Extent.clamped(insets.top), left: Extent.clamped(insets.left),
      bottom: Extent.clamped(insets.bottom), right: Extent.clamped(insets.right))
    return modified(.padding(insets), stretch: stretch.padded(by: insets))
  }
}
