import TerminalModel

/// A control with a text cursor, at which a popover can be shown.
protocol TextCursor: Control {
  /// The cell of the cursor, or nil if it is not visible.
  func cursorCell(_ memory: Memory, in size: Size) -> Position?
}

extension TextCursor {
  fileprivate func cursorCell(stored memory: StoredMemory?, in size: Size) -> Position? {
    cursorCell(StoredMemory.value(of: memory), in: size)
  }
}

extension TypedBehavior {
  func cursorCell(_ memory: StoredMemory?, in size: Size) -> Position? {
    (control as? any TextCursor)?.cursorCell(stored: memory, in: size)
  }
}

extension TextField: TextCursor {
  func cursorCell(_ memory: TextFieldMemory, in size: Size) -> Position? {
    let memory = memory.adapted(to: field.text)
    let place = FieldArea(field, memory, columns: size.columns)
    guard place.width > 0 else { return nil }
    let window = field.window(of: field.text, memory, place)
    return Position(column: place.column + window.cursorColumn, row: 0)
  }
}

extension TextEditor: TextCursor {
  func cursorCell(_ memory: TextEditorMemory, in size: Size) -> Position? {
    let place = area(in: size).text
    let geometry = EditorGeometry(text, options, size: place.size)
    let memory = memory.showing(options.search, in: text)
    let (page, rows) = memory.withContents { EditorPage.laidOut(geometry, $0) }
    return page.cursorCell(in: rows).map {
      place.origin.offset(columns: $0.column, rows: $0.row)
    }
  }
}
