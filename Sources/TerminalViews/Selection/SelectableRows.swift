import TerminalModel

/// The rows of a list in a selectable view; the laid-out list itself has only the visible ones.
package struct SelectableRows {
  /// The index of the first visible row.
  let first: Int
  let rows: Element.Rows
  /// The path of the list.
  let path: ViewPath
  /// The proposed size of a row.
  let room: LayoutPass.ProposedSize
  let metrics: ThemeMetrics

  var count: Int { rows.count }

  /// Makes a row that is not visible, at its place above or below the visible ones.
  func layout(_ index: Int, _ interface: InterfaceState) -> Box {
    var pass = LayoutPass(interface: interface, metrics: metrics)
    pass.path = path
    let row = (index - first).multipliedReportingOverflow(by: rows.height).partialValue
    return pass.layout(rows.row(index), at: .child(index), room)
      .placed(at: Position(column: rows.insets.left, row: row))
  }
}
