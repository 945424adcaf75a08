package import TerminalModel

/// Cells drawn behind a view, over its whole area.
package struct Backdrop {
  /// The smallest number of columns of the view, if the proposed size has as many.
  package var minimumColumns: Int
  /// Draws the cells, and returns the style that the view in front of them inherits.
  package var draw: (inout DrawingArea) -> Style
}

extension LayoutPass {
  /// Lays out a view on a backdrop.
  ///
  /// The backdrop is as large as the view, or takes the whole proposed width or height if the
  /// proposal says so (`fillsColumns`, `fillsRows`).
  mutating func layout(
    _ node: Element, on backdrop: Backdrop, _ proposal: ProposedSize
  ) -> Box {
    let box = layout(node, at: .child(0), proposal)
    let own = Size(columns: max(box.room.columns, backdrop.minimumColumns), rows: box.room.rows)
    return Box(.backdrop(backdrop, path), size: proposal.size(for: own), children: [box])
  }
}
