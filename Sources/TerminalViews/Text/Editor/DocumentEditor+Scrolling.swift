import TerminalModel

extension DocumentEditor {
  /// Responds to the mouse: places the cursor, selects, or scrolls; a press on the message does
  /// nothing.
  ///
  /// - Returns: False for buttons other than the left one, for a movement without a held button,
  ///   and for a turn of the wheel that scrolls nothing.
  mutating func respond(to pointer: Pointer, in area: EditorArea) -> Bool {
    switch pointer.action {
    case .pressed(.left, _) where pointer.position.row == area.messageRow: break
    case .pressed(.left, _)
    where pointer.position.column == area.barColumn && geometry.lastTop != EditorRow():
      memory.isScrolling = true
      scroll(toBarRow: pointer.position.row)
    case .dragged(.left) where memory.isScrolling:
      scroll(toBarRow: pointer.position.row)
    case .pressed(.left, let count):
      memory.isScrolling = false
      press(
        at: place(under: pointer, in: area), clicks: count,
        extendsSelection: pointer.modifiers.contains(.shift))
    case .dragged(.left):
      if memory.press != nil { memory.followsCursor = true }
      drag(to: place(under: pointer, in: area))
    case .released(.left):
      memory.isScrolling = false
      release()
    case .clicked(.left, _): break
    case .scrolled(let columns, let rows): return scroll(columns: columns, rows: rows)
    case .pressed, .dragged, .released, .clicked, .moved: return false
    }
    return true
  }

  private var page: EditorPage { EditorPage(geometry, memory) }

  /// The place under the pointer.
  ///
  /// If the pointer is above or below the text area, the place is in the hidden row there, or, if
  /// the text has no such row, in its first or last row.
  private func place(under pointer: Pointer, in area: EditorArea) -> TextPosition {
    let page = page
    let row = page.geometry.row(page.top, movedBy: pointer.position.row - area.text.origin.row)
    return page.geometry.position(
      in: row, atColumn: page.scrollColumn + pointer.position.column - area.text.origin.column)
  }

  /// Scrolls without moving the cursor.
  ///
  /// - Returns: Whether anything scrolls.
  private mutating func scroll(columns: Int, rows: Int) -> Bool {
    let page = page
    let top = min(page.geometry.row(page.top, movedBy: rows), page.geometry.lastTop)
    var scrollColumn = page.scrollColumn
    if columns != 0, !options.wraps {
      let most = page.widestRow - size.columns + 1
      scrollColumn = min(max(0, scrollColumn + columns), max(most, scrollColumn))
    }
    guard top != page.top || scrollColumn != page.scrollColumn else { return false }
    (memory.top, memory.scrollColumn, memory.followsCursor) = (top, scrollColumn, false)
    return true
  }

  private mutating func scroll(toBarRow row: Int) {
    let last = max(1, size.rows - 1)
    let share = Double(min(max(0, row), last)) / Double(last)
    let (geometry, lastTop) = (geometry, geometry.lastTop)
    let place = Int(share * Double(geometry.barPlace(of: lastTop)))
    memory.top = min(geometry.row(nearBarPlace: place), lastTop)
    memory.followsCursor = false
  }
}

extension EditorPage {
  /// The columns of the widest visible row.
  fileprivate var widestRow: Int {
    var page = self
    return page.rows().reduce(0) { max($0, Clusters($1.line.text(of: $1.part)).columns) }
  }
}
