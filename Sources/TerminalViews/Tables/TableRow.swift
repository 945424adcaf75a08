import TerminalModel

/// A row of a table as an element: the texts of its cells in one line, and other views over it.
struct TableRow {
  let plan: ColumnPlan
  /// The cell of a declared column.
  let cell: (Int) -> Element

  var element: Element {
    var line = RowLine(columns: min(plan.room, plan.width))
    var views: [Element] = []
    for place in plan.columns.indices {
      let visible = plan.visible(at: place)
      guard !visible.isEmpty else { continue }
      let cell = cell(plan.columns[place].index)
      if let text = cell.singleText {
        line.add(
          text, in: plan.cells(at: place), visible: visible, plan.columns[place].alignment)
      } else if cell.memberCount > 0 {
        views.append(view(cell, at: place, visible))
      }
    }
    let texts = Element.text(line.text, .none, .clip, .leading)
    return views.isEmpty ? texts : .layers(.topLeading, .group([texts] + views))
  }

  /// A cell at its place.
  ///
  /// If the end of its column is not visible, the cell gets the columns up to the edge of the table.
  /// The part of it is cut off that is scrolled behind the leading columns.
  private func view(_ cell: Element, at place: Int, _ visible: Range<Int>) -> Element {
    let column = plan.columns[place]
    let cells = plan.cells(at: place).lowerBound..<visible.upperBound
    let layout = CellLayout(cells: cells, visible: visible, alignment: column.alignment)
    return layout { Node<Any>(cell.memberCount > 1 ? .column(spacing: 0, .leading, cell) : cell) }
      .element.padded(by: Insets(left: visible.lowerBound))
      .identified(by: ViewIdentity(column.id))
  }
}

extension Element {
  /// The text of an element that is only a text; nil for any other.
  var singleText: String? { if case .text(let block) = kind { block.text } else { nil } }
}

/// Places a view in the visible part of the cells of a column.
private struct CellLayout: Layout {
  let cells: Range<Int>
  let visible: Range<Int>
  let alignment: HorizontalAlignment

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    for child in children.indices {
      let size = children.measure(
        child, in: Size(columns: cells.count, rows: min(1, proposed.rows)))
      let free = alignment.offset(ofFree: cells.count - size.columns)
      let column = cells.lowerBound - visible.lowerBound + free
      children.place(child, at: Position(column: column, row: 0))
    }
    return Size(columns: visible.count, rows: proposed.rows)
  }
}
