import TerminalModel

extension ScrollView.Memory {
  /// Whether the control with the focus, where the last layout placed it, is visible: wholly, or
  /// its active area if it does not fit.
  func showsFocus(in room: Size) -> Bool {
    guard let area = focused?.kept(in: room) else { return false }
    return Rect(origin: offset, size: room).intersection(area) == area
  }

  /// Whether the active area of the control with the focus has moved in the control, which did not
  /// fit at the last layout.
  func hasMovedActiveArea(to area: FocusedArea, in room: Size) -> Bool {
    // An area that has become visible in a scroll view within the content has not moved.
    guard let focused, !focused.fits(in: room), let old = focused.activeOffset,
      let new = area.activeOffset
    else { return false }
    return old != new
  }

  /// Moves the offset with the control that has the focus, and makes the control visible.
  mutating func follow(_ area: FocusedArea, in room: Size, isNew: Bool) {
    if !isNew, let old = focused?.control.origin {
      offset = offset.offset(
        columns: area.control.origin.column - old.column,
        rows: area.control.origin.row - old.row)
    }
    guard let kept = area.kept(in: room) ?? (isNew ? area.control : nil) else { return }
    offset = offset.revealing(kept, in: room)
  }

  /// Whether the last rows of the content are shown.
  var isAtEnd: Bool { offset.row >= limit.row }

  /// Whether the control with the focus, if there is one, is visible at the end.
  private func endShowsFocus(in room: Size) -> Bool {
    guard let focused else { return true }
    let area = focused.kept(in: room) ?? focused.control
    return area.rows.lowerBound >= limit.row
      && area.rows.upperBound <= limit.row.saturatingAdding(room.rows)
  }

  /// Moves the offset to a position of the application that is new, or to the end that it follows.
  mutating func apply(_ position: ScrollPosition?, in room: Size) {
    let isNew = applied?.position != position
    if isNew { applied = position.map { AppliedPosition(position: $0) } }
    guard let applied, isNew || !applied.hasLeftEnd && endShowsFocus(in: room) else { return }
    switch applied.position {
    case .end: offset.row = limit.row
    case .row(let row): if isNew { offset.row = row }
    }
  }

  /// The largest offset.
  var limit: Position {
    Position(
      column: max(0, content.columns - visible.columns), row: max(0, content.rows - visible.rows))
  }

  /// The offset after a key that scrolls, or nil if the key does not.
  func offset(after key: Key, page: Int) -> Position? {
    offset.moved(by: key, page: page, limit: limit)?.limited(to: limit)
  }
}
