public import TerminalModel

/// A control whose active area is the cell of a text cursor, at which a popover can be shown.
protocol TextCursor: Control {}

extension TextField: TextCursor {
  /// The cell of the text cursor.
  public func activeArea(_ memory: TextFieldMemory, in size: Size) -> Rect? {
    let memory = memory.adapted(to: field.text)
    let place = FieldArea(field, memory, columns: size.columns)
    guard place.width > 0 else { return nil }
    let window = field.window(of: field.text, memory, place)
    return Rect(cell: Position(column: place.column + window.cursorColumn, row: 0))
  }
}

extension TextEditor: TextCursor {
  /// The cell of the text cursor, or nil if it is scrolled out of sight.
  public func activeArea(_ memory: TextEditorMemory, in size: Size) -> Rect? {
    let place = area(in: size).text
    let geometry = EditorGeometry(text, options, size: place.size)
    let memory = memory.showing(options.search, in: text)
    let (page, rows) = memory.withContents { EditorPage.laidOut(geometry, $0) }
    return page.cursorCell(in: rows).map { Rect(cell: $0).moved(by: place.origin) }
  }
}

extension TypedBehavior {
  func cursorCell(_ memory: StoredMemory?, in size: Size) -> Position? {
    control is any TextCursor ? activeArea(memory, in: size)?.origin : nil
  }
}
