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
    let continuesWord =
      isTyped && range.isEmpty && continued == .typing
      && !(blankPrecedesCursor && insertable.text.first?.isWhitespace == false)
    replace(
      range, with: insertable.text, kind: isTyped ? .typing : nil, continuesGroup: continuesWord)
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

  /// Indents the lines of the selection; without one, inserts blanks or a tab up to the next level.
  ///
  /// - Returns: False if the editor has no indentation, or is read-only.
  mutating func indent() -> Bool {
    guard let unit = options.indentation, !unit.isEmpty, !options.isReadOnly else { return false }
    guard memory.selection.range != nil else {
      let isTab = unit.contains("\t")
      let column = isTab ? 0 : Clusters(String(line.prefix(cursor.character))).columns
      let missing = unit.count - column % unit.count
      replace(cursor..<cursor, with: isTab ? unit : String(unit.suffix(missing)))
      return true
    }
    changeLines { $0.isEmpty ? $0 : unit + $0 }
    return true
  }

  /// Removes a level of indentation from the lines of the selection, or from that of the cursor.
  ///
  /// - Returns: False if the editor has no indentation, or is read-only.
  mutating func outdent() -> Bool {
    guard let unit = options.indentation, !unit.isEmpty, !options.isReadOnly else { return false }
    let width = unit.contains("\t") ? options.tabWidth : unit.count
    changeLines { line in
      if line.first == "\t" { return String(line.dropFirst()) }
      let blanks = line.prefix { $0 == " " }.count
      return String(line.dropFirst(min(blanks, width)))
    }
    return true
  }

  /// Replaces each line that the selection touches, as one change; the selection stays on the same
  /// characters.
  private mutating func changeLines(_ change: (String) -> String) {
    let selection = memory.selection
    let range = selection.rangeOrCursor
    var last = range.upperBound.line
    if last > range.lowerBound.line, range.upperBound.character == 0 { last -= 1 }
    let lines = range.lowerBound.line...last
    let old = lines.map { text[line: $0] }
    let new = old.map(change)
    let start = TextPosition(line: lines.lowerBound, character: 0)
    let end = TextPosition(line: last, character: old[old.count - 1].count)
    replace(start..<end, with: new.joined(separator: "\n"))
    func moved(_ position: TextPosition) -> TextPosition {
      guard lines.contains(position.line), position.character > 0 else { return position }
      let index = position.line - lines.lowerBound
      let added = new[index].count - old[index].count
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
