package import TerminalModel

/// Cells drawn behind a view, over its whole area.
package struct Backdrop {
  /// The columns that the view has at least, if there are as many.
  package var minimumColumns: Int
  /// Draws the cells, and returns the style that the view in front of them inherits.
  package var draw: (inout DrawingArea) -> Style
}

extension LayoutPass {
  /// Lays out a view on a backdrop, which is as large as the view, or fills the proposed size.
  mutating func layout(
    _ node: Element, on backdrop: Backdrop, _ proposal: ProposedSize
  ) -> Box {
    let box = layout(node, at: .child(0), proposal)
    let own = Size(columns: max(box.room.columns, backdrop.minimumColumns), rows: box.room.rows)
    return Box(.backdrop(backdrop, path), size: proposal.size(for: own), children: [box])
  }
}
