import TerminalModel

/// The place of the control with the focus in the content of a scroll view.
struct FocusedArea: Codable, Hashable, Sendable {
  /// The area of the control.
  let control: Rect
  /// The cells of the control on which its keys act (``ScrolledContent/active``), or nil.
  let active: Rect?

  /// Whether a view of a size can show the whole control.
  func fits(in room: Size) -> Bool {
    control.size.columns <= room.columns && control.size.rows <= room.rows
  }

  /// The cells to keep visible in a view of a size: in each direction, those of the control, or the
  /// active ones if the control does not fit; nil if it does not fit and has no active cells.
  func kept(in room: Size) -> Rect? {
    let fitsColumns = control.size.columns <= room.columns
    let fitsRows = control.size.rows <= room.rows
    guard let active else { return fits(in: room) ? control : nil }
    let (columns, rows) = (fitsColumns ? control : active, fitsRows ? control : active)
    return Rect(
      origin: Position(column: columns.origin.column, row: rows.origin.row),
      size: Size(columns: columns.size.columns, rows: rows.size.rows))
  }

  /// The place of the active cells in the control, or nil if there are none.
  var activeOffset: Position? {
    active.map {
      Position(
        column: $0.origin.column - control.origin.column,
        row: $0.origin.row - control.origin.row)
    }
  }
}
