extension DocumentEditor {
  /// Deletes the selection, or the text up to the destination of a motion.
  ///
  /// Deletions of one character after the other are undone together, until a blank is deleted or
  /// the user makes a pause (``EditSequence/longestPause``).
  mutating func delete(_ motion: EditorMotion) {
    guard !options.isReadOnly else { return }
    let range = rangeToDelete(motion)
    guard !range.isEmpty else { return }
    let isCharacter =
      memory.selection.range == nil && (motion == .inLine(.left) || motion == .inLine(.right))
    let endsWord = text.text(in: range).first?.isWhitespace == true
    replace(
      range, with: "", kind: isCharacter ? .erasing : nil,
      continuesGroup: isCharacter && !endsWord && continues(.erasing))
  }

  /// Deletes like ``delete(_:)`` and stores the deleted text; the texts of consecutive
  /// ``EditorCommand/kill(_:)`` commands are stored as one.
  mutating func kill(_ motion: EditorMotion) {
    guard !options.isReadOnly else { return }
    let range = rangeToDelete(motion)
    if !range.isEmpty {
      let killed = text.part(range)
      if continued?.kind != .killing || memory.selection.range != nil {
        memory.killed = killed
      } else {
        let end = range.lowerBound < cursor ? TextPosition.start : memory.killed.end
        memory.killed.replace(end..<end, with: killed)
      }
    }
    replace(range, with: "", kind: .killing)
  }

  /// Copies the selection.
  ///
  /// - Returns: False if nothing is selected.
  mutating func copySelection(deletes: Bool) -> Bool {
    guard let range = memory.selection.range else { return false }
    memory.killed = text.part(range)
    copied = memory.killed.text
    if deletes, !options.isReadOnly { replace(range, with: "") }
    return true
  }

  /// Copies the selection and ends it.
  ///
  /// - Returns: False if nothing is selected.
  mutating func copyAndDeselect() -> Bool {
    guard copySelection(deletes: false) else { return false }
    memory.selection.anchor = nil
    return true
  }

  /// Swaps the characters on both sides of the cursor and moves the cursor behind them, unless one
  /// of the characters is in an atomic annotation, whose text is edited only as a whole.
  mutating func transpose() {
    let (line, cursor) = (line, cursor)
    let middle = min(cursor.character, line.count - 1)
    guard !options.isReadOnly, cursor.character > 0, middle > 0 else { return }
    let start = TextPosition(line: cursor.line, character: middle - 1)
    let end = TextPosition(line: cursor.line, character: middle + 1)
    guard !text.hasAtom(in: start..<end) else { return }
    replace(start..<end, with: String(text.text(in: start..<end).reversed()))
  }

  /// Deletes the blanks on both sides of the cursor, in its line; does nothing if an atomic
  /// annotation is in them.
  mutating func deleteBlanks() {
    let blanks = line.blanks(around: line.index(at: cursor.character))
    let start = line.distance(from: line.startIndex, to: blanks.lowerBound)
    let range =
      TextPosition(
        line: cursor.line, character: start)..<TextPosition(
        line: cursor.line, character: start + line[blanks].count)
    guard !options.isReadOnly, !text.hasAtom(in: range) else { return }
    replace(range, with: "")
  }

  /// Changes the case of the selection, or of the text up to the end of the word, and moves the
  /// cursor behind this text; does nothing if an atomic annotation is in it.
  mutating func changeCase(_ letters: LetterCase) {
    let range = rangeToDelete(.inLine(.wordRight))
    guard !options.isReadOnly, !text.hasAtom(in: range) else { return }
    replace(range, with: letters.applied(to: text.text(in: range)))
  }

  /// The selection, or the text up to the destination of a motion.
  ///
  /// If the motion leads to the start or the end of the line and the cursor is there already, the
  /// result is the line end before or after the line.
  private func rangeToDelete(_ motion: EditorMotion) -> Range<TextPosition> {
    if let range = memory.selection.range { return range }
    let destination: TextPosition
    switch motion {
    case .inLine(.start) where cursor.character == 0:
      destination = self.destination(of: .left)
    case .inLine(.end) where cursor.character == line.count:
      destination = self.destination(of: .right)
    case .inLine(let motion): destination = self.destination(of: motion)
    case .documentStart: destination = .start
    case .documentEnd: destination = text.end
    case .up, .down, .pageUp, .pageDown: destination = cursor
    }
    return min(cursor, destination)..<max(cursor, destination)
  }
}
