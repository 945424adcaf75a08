public import TerminalModel

extension View {
  /// Free cells on every side.
  @inlinable
  public func padded(_ cells: Int = 1) -> Node<Event> {
    padded(columns: cells, rows: cells)
  }

  /// Free cells to the left and right, and above and below.
  @inlinable
  public func padded(columns: Int = 0, rows: Int = 0) -> Node<Event> {
    padded(Edges(top: rows, left: columns, bottom: rows, right: columns))
  }

  /// Free cells on each side as the edges say.
  @inlinable
  public func padded(_ edges: Edges) -> Node<Event> {
    Node(node().element.padded(by: edges))
  }
}

extension Element {
  @usableFromInline func padded(by edges: Edges) -> Element {
    let edges = Edges(
      top: Extent.clamped(edges.top), left: Extent.clamped(edges.left),
      bottom: Extent.clamped(edges.bottom), right: Extent.clamped(edges.right))
    return modified(.padding(edges), stretch: stretch.padded(by: edges))
  }
}
