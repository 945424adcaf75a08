import TerminalModel

extension DocumentEditor {
  /// Inserts a text in place of the selection, without its control characters.
  ///
  /// If nothing of it can be inserted, the selection stays.
  mutating func insert(_ original: String, isTyped: Bool) {
    guard !options.isReadOnly else { return }
    let insertable = InsertableText(original, keepsLines: true)
    memory.rejected.controls = insertable.controls
    guard !insertable.text.isEmpty else { return }
    let range = memory.selection.rangeOrCursor
    if !isTyped, let replacement = options.pasteReplacement?(insertable.text) {
      if !replacement.isEmpty { replace(range, with: replacement) }
      return
    }
    let continuesWord =
      isTyped && range.isEmpty && continues(.typing)
      && !(blankPrecedesCursor && insertable.text.first?.isWhitespace == false)
    replace(
      range, with: insertable.text, kind: isTyped ? .typing : nil, continuesGroup: continuesWord)
  }

  /// Inserts the text that was killed, cut or copied last, with its annotations.
  mutating func yank() {
    guard !options.isReadOnly, !memory.killed.isEmpty else { return }
    replace(memory.selection.rangeOrCursor, with: memory.killed)
  }

  /// Begins a new line with the blanks and tabs at the start of the current one.
  ///
  /// - Returns: False if the editor is read-only.
  mutating func newline() -> Bool {
    guard !options.isReadOnly else { return false }
    let range = memory.selection.rangeOrCursor
    let start = range.lowerBound
    let indentation = text[line: start.line].prefix { $0 == " " || $0 == "\t" }
    replace(range, with: "\n" + indentation.prefix(start.character), kind: .typing)
    return true
  }

  /// Indents the lines of the selection; without a selection, inserts a tab if a level of
  /// indentation is a tab, and otherwise blanks up to the next level.
  ///
  /// - Returns: False if the editor has no indentation, or is read-only.
  mutating func indent() -> Bool {
    guard let unit = options.indentation, !unit.isEmpty, !options.isReadOnly else { return false }
    guard memory.selection.range != nil else {
      let isTab = unit.contains("\t")
      let beginning = String(line.prefix(cursor.character))
      let shown = DisplayedLine(beginning, tabWidth: options.tabWidth).text
      let column = isTab ? 0 : Clusters(shown).columns
      let missing = unit.count - column % unit.count
      replace(cursor..<cursor, with: isTab ? unit : String(unit.suffix(missing)))
      return true
    }
    changeLineStarts { line, _ in (0, line.isEmpty ? "" : unit) }
    return true
  }

  /// Removes a level of indentation from the lines of the selection, or from the line of the
  /// cursor.
  ///
  /// - Returns: False if the editor has no indentation, or is read-only.
  mutating func outdent() -> Bool {
    guard let unit = options.indentation, !unit.isEmpty, !options.isReadOnly else { return false }
    let width = unit.contains("\t") ? options.tabWidth : unit.count
    let text = text
    changeLineStarts { line, start in
      let count = line.first == "\t" ? 1 : min(line.prefix { $0 == " " }.count, width)
      let end = TextPosition(line: start.line, character: count)
      return (text.hasAtom(in: start..<end) ? 0 : count, "")
    }
    return true
  }

  /// Replaces the start of each line that the selection touches, as one change; the selection stays
  /// on the same characters.
  ///
  /// - Parameter edit: The number of characters to remove from the start of a line, and the text to
  ///   insert there.
  private mutating func changeLineStarts(
    _ edit: (String, TextPosition) -> (removed: Int, inserted: String)
  ) {
    let selection = memory.selection
    let range = selection.rangeOrCursor
    var last = range.upperBound.line
    if last > range.lowerBound.line, range.upperBound.character == 0 { last -= 1 }
    let lines = range.lowerBound.line...last
    let edits = lines.map { edit(text[line: $0], TextPosition(line: $0, character: 0)) }
    let cost = edits.reduce(0) { $0 + $1.removed + $1.inserted.utf8.count }
    guard cost > 0 else { return }
    change(cost: cost) { text in
      for (line, edit) in zip(lines, edits) where edit.removed > 0 || !edit.inserted.isEmpty {
        let start = TextPosition(line: line, character: 0)
        text.replace(
          start..<TextPosition(line: line, character: edit.removed), with: edit.inserted)
      }
      return selection.cursor
    }
    let end = TextPosition(line: last, character: text[line: last].count)
    memory.lastEdit = TextPosition(line: lines.lowerBound, character: 0)..<end
    func moved(_ position: TextPosition) -> TextPosition {
      guard lines.contains(position.line), position.character > 0 else { return position }
      let edit = edits[position.line - lines.lowerBound]
      let added = edit.inserted.count - edit.removed
      return TextPosition(line: position.line, character: max(0, position.character + added))
    }
    memory.selection = EditorSelection(
      cursor: moved(selection.cursor), anchor: selection.anchor.map(moved))
  }

  private var blankPrecedesCursor: Bool {
    let line = line
    let index = line.index(at: cursor.character)
    return index > line.startIndex && line[line.index(before: index)].isWhitespace
  }
}
