import TerminalModel

/// Draws an editor.
struct EditorDrawing {
  private let title: String
  private let message: String?
  private let isReadOnly: Bool
  private let search: TextSearch?
  private let memory: TextEditorMemory
  private let area: EditorArea
  private let page: EditorPage
  private let rows: EditorPage.VisibleRows

  init<Event>(_ editor: TextEditor<Event>, _ memory: TextEditorMemory, size: Size) {
    (title, message, search) = (editor.title, editor.options.message, editor.options.search)
    isReadOnly = editor.options.isReadOnly
    self.memory = memory.showing(search, in: editor.text)
    area = editor.area(in: size)
    let geometry = EditorGeometry(editor.text, editor.options, size: area.text.size)
    (page, rows) = self.memory.withContents { EditorPage.laidOut(geometry, $0) }
  }

  /// Draws the editor; in a form, with the fill of a field.
  func draw(on area: inout DrawingArea) {
    if area.state.isInForm {
      let rows = self.area.messageRow ?? area.size.rows
      let field = Rect(Size(columns: area.size.columns, rows: rows))
      area.inside(field, style: area.fieldStyle(isReadOnly: isReadOnly)) { area in
        area.fill()
        drawField(on: &area)
      }
    } else {
      drawField(on: &area)
    }
    drawMessage(on: &area)
  }

  /// Draws the text, the line numbers and the scroll bar.
  private func drawField(on area: inout DrawingArea) {
    area.inside(self.area.text) { area in
      if page.geometry.text.isEmpty {
        area.write(
          TextLine(title, columns: area.size.columns), at: .origin,
          style: area.style(of: .placeholder, area.muted))
      }
      let hasHighlights =
        search != nil || memory.contents.selection.range != nil || !page.geometry.text.marks.isEmpty
      if !hasHighlights, page.scrollColumn == 0, case .plain(let lines) = rows {
        draw(lines, on: &area)
      } else {
        draw(rows.laidOut(on: page), hasHighlights: hasHighlights, on: &area)
      }
      drawReport(on: &area)
      area.cursor = page.cursorCell(in: rows)
    }
    drawNumbers(on: &area)
    drawScrollBar(on: &area)
  }

  /// Draws lines that are shown as they are, one in each row.
  private func draw(_ lines: Range<Int>, on area: inout DrawingArea) {
    var row = 0
    page.geometry.text.lines.forEachLeaf(in: lines) { lines, _ in
      area.write(lines, at: Position(column: 0, row: row))
      row += lines.count
    }
  }

  private func draw(
    _ rows: [EditorPage.Row], hasHighlights: Bool, on area: inout DrawingArea
  ) {
    let showsWholeRows = !hasHighlights && page.scrollColumn == 0
    for (index, row) in rows.enumerated() {
      if showsWholeRows, row.line.isPlain {
        area.write(row.line.original, at: Position(column: 0, row: index))
        continue
      }
      let piece = RowPiece(row, scrollColumn: page.scrollColumn, columns: area.size.columns)
      area.write(piece.text, at: Position(column: piece.column, row: index))
      if hasHighlights { drawHighlights(in: row, piece, at: index, on: &area) }
    }
  }

  private func drawHighlights(
    in row: EditorPage.Row, _ piece: RowPiece, at index: Int, on area: inout DrawingArea
  ) {
    for highlight in highlights(in: row.line, area) {
      guard let (text, column) = piece.part(highlight.bytes) else { continue }
      area.write(text, at: Position(column: column, row: index), style: highlight.style)
    }
    drawSelectedLineEnd(of: row, piece, at: index, on: &area)
  }

  /// A range of a line's shown bytes in another style.
  private typealias Highlight = (bytes: Range<Int>, style: Style)

  /// The highlighted parts of a line; later ones are drawn over earlier ones.
  private func highlights(in line: EditorGeometry.Line, _ area: DrawingArea) -> [Highlight] {
    let text = page.geometry.text
    func bytes(_ range: Range<TextPosition>) -> Range<Int>? {
      guard range.lowerBound.line <= line.index, line.index <= range.upperBound.line else {
        return nil
      }
      let original = text[line: line.index]
      func byte(_ position: TextPosition) -> Int {
        if position.line < line.index { return 0 }
        if position.line > line.index { return line.shown.text.utf8.count }
        return line.shown.shownByte(
          ofByte: original.byteOffset(of: original.index(at: position.character)))
      }
      return byte(range.lowerBound)..<max(byte(range.lowerBound), byte(range.upperBound))
    }
    var found = area.style
    (found.foreground, found.background) = (.onAccent, .warning)
    found.attributes.insert(.underline)
    var highlights = text.marks(inLine: line.index).map { mark in
      let shown = line.shown
      let (start, end) = (mark.bytes.lowerBound, mark.bytes.upperBound)
      return Highlight(
        shown.shownByte(ofByte: start)..<shown.shownByte(ofByte: end),
        mark.style.applied(to: area.style))
    }
    let matches = search?.matches(in: text, line: line.index) ?? []
    highlights += matches.compactMap { range in bytes(range).map { Highlight($0, found) } }
    // After an edit, the text at the place of the found match may no longer match.
    let match = search?.match.flatMap { matches.contains($0) ? $0 : nil }
    for range in [match, area.state.isFocused ? memory.contents.selection.range : nil] {
      if let range, let bytes = bytes(range) { highlights.append((bytes, area.selected)) }
    }
    return highlights
  }

  /// Draws a cell behind the last row of a line whose line end is selected.
  private func drawSelectedLineEnd(
    of row: EditorPage.Row, _ piece: RowPiece, at index: Int, on area: inout DrawingArea
  ) {
    guard area.state.isFocused, row.part == row.line.rowCount - 1,
      let range = memory.contents.selection.range,
      range.lowerBound.line <= row.line.index, row.line.index < range.upperBound.line
    else { return }
    let column = piece.column + Clusters(piece.text).columns
    area.write(" ", at: Position(column: column, row: index), style: area.selected)
  }

  private func drawNumbers(on area: inout DrawingArea) {
    guard self.area.gutter > 0 else { return }
    for (index, line) in rows.lineIndices.enumerated() {
      guard let line else { continue }
      let number = String(line + 1)
      let isCurrent = line == memory.contents.selection.cursor.line && area.state.isFocused
      let place = Position(column: self.area.gutter - 1 - number.utf8.count, row: index)
      area.write(
        number, at: place,
        style: area.style(of: .lineNumber, isCurrent ? area.style : area.muted))
    }
  }

  private func drawScrollBar(on area: inout DrawingArea) {
    guard let column = self.area.barColumn else { return }
    let (visible, count) = (rows.barPlaces, EditorGeometry.barPlace(ofLine: lineCount))
    guard visible.lowerBound > 0 || visible.upperBound < count, !visible.isEmpty else { return }
    let bar = Rect(
      origin: Position(column: column, row: 0),
      size: Size(columns: 1, rows: self.area.text.size.rows))
    let isFocused = area.state.isFocused
    area.inside(bar) { area in
      ScrollTrack(offset: visible.lowerBound, visible: visible.count, count: count)
        .draw(along: .vertical, on: &area, isBright: isFocused)
    }
  }

  private var lineCount: Int { page.geometry.text.lineCount }

  private func drawReport(on area: inout DrawingArea) {
    let count = memory.contents.rejected.controls.count
    guard count > 0 else { return }
    let report = TextLine(" \(count) left out ", columns: area.size.columns)
    area.write(
      report, at: Position(column: area.size.columns - report.columns, row: area.size.rows - 1),
      style: area.selected)
  }

  private func drawMessage(on area: inout DrawingArea) {
    guard let message, let row = self.area.messageRow else { return }
    var style = area.style
    style.foreground = .error
    style = area.style(of: .fieldMessage, style)
    let line = TextLine("! \(message)", columns: area.size.columns - self.area.gutter)
    area.write(line, at: Position(column: self.area.gutter, row: row), style: style)
  }
}

/// The visible part of a row of text.
private struct RowPiece {
  /// The row's text from the first visible character on; its end may be beyond the last column.
  let text: String
  /// The column of the first visible character.
  let column: Int
  private let bytes: Range<Int>

  init(_ row: EditorPage.Row, scrollColumn: Int, columns: Int) {
    let whole = row.line.wrapped.bytes(ofRow: row.part)
    guard scrollColumn > 0 else {
      (text, column, bytes) = (row.line.text(of: row.part), 0, whole)
      return
    }
    let part = Clusters(row.line.shown.text)
      .bytes(inColumns: scrollColumn..<scrollColumn.saturatingAdding(columns))
    (text, column) = (row.line.shown.text.inBytes(part.bytes), part.column - scrollColumn)
    bytes = part.bytes
  }

  /// The part of the text at a range of the line's bytes, and its column; nil if it is not visible.
  func part(_ range: Range<Int>) -> (text: String, column: Int)? {
    let part = range.clamped(to: bytes)
    guard !part.isEmpty else { return nil }
    let offset = part.lowerBound - bytes.lowerBound
    return (
      text.inBytes(offset..<offset + part.count),
      column + Clusters(text).columns(beforeByte: offset).before
    )
  }
}

extension DrawingArea {
  fileprivate var muted: Style { StyleChange(foreground: .muted).applied(to: style) }
  fileprivate var selected: Style {
    style(
      of: .textSelection,
      StyleChange(foreground: .onAccent, background: .accent).applied(to: style))
  }
}
