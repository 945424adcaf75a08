import TerminalModel

/// The places that a view takes in a ``Grid``.
package struct GridCell: Hashable {
  /// The number of columns; at least 1.
  var columns = 1
  /// The number of rows; at least 1.
  var rows = 1
  /// The position of the view in its places, or nil for the alignment of its first column, at the
  /// top.
  var alignment: Alignment?
}

extension View {
  /// Lets the view take several places of the ``Grid`` around it, or aligns it differently.
  ///
  /// ```swift
  /// Grid(columns: [.content, .flexible]) {
  ///   Text("Name")
  ///   Text("main.swift")
  ///   Text("last changed today").gridCell(columns: 2, alignment: .center)
  /// }
  /// ```
  /// The next view takes the next free places. A view that is higher than its rows makes the last
  /// of them higher. A view that is wider than its columns makes the ``GridColumn/content`` columns
  /// among them wider, unless one of them is ``GridColumn/flexible``. Outside a grid, the modifier
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to that of the grid; the view begins in the next
  ///     row if fewer are left.
  ///   - rows: The number of rows; at least 1.
  ///   - alignment: The position of the view if it is smaller than its places; nil for the
  ///     alignment of its first column, at the top.
  @inlinable public func gridCell(
    columns: Int = 1, rows: Int = 1, alignment: Alignment? = nil
  ) -> Node<Event> {
    Node(node().element.gridCell(columns: columns, rows: rows, alignment))
  }
}

extension Element {
  @usableFromInline func gridCell(columns: Int, rows: Int, _ alignment: Alignment?) -> Element {
    let cell = GridCell(columns: max(1, columns), rows: max(1, rows), alignment: alignment)
    return modified(.gridCell(cell))
  }

  /// The places that the view takes in a grid; of several modifiers, the last one counts.
  var gridCell: GridCell {
    guard case .modified(let content, let modifier) = kind else { return GridCell() }
    if case .gridCell(let cell) = modifier { return cell }
    return content.gridCell
  }
}
