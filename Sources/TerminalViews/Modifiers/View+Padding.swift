public import TerminalModel

extension View {
  /// Free cells on every side.
  public func padded(_ cells: Int = 1) -> Node<Event> {
    padded(columns: cells, rows: cells)
  }

  /// Free cells to the left and right, and above and below.
  public func padded(columns: Int = 0, rows: Int = 0) -> Node<Event> {
    padded(Edges(top: rows, left: columns, bottom: rows, right: columns))
  }

  /// Free cells on each side as the edges say.
  public func padded(_ edges: Edges) -> Node<Event> {
    let edges = Edges(
      top: Extent.clamped(edges.top), left: Extent.clamped(edges.left),
      bottom: Extent.clamped(edges.bottom), right: Extent.clamped(edges.right))
    return node().modified(.padding(edges), stretch: node().element.stretch.padded(by: edges))
  }
}
