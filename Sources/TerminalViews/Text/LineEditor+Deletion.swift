extension LineEditor {
  /// Deletes the selection, or the text up to the destination of a motion.
  ///
  /// Deletions of one character after the other are undone together, until a blank is deleted or
  /// the user makes a pause (``EditSequence/longestPause``).
  mutating func delete(_ motion: TextMotion) {
    guard !options.isReadOnly else { return }
    let range = rangeToDelete(motion)
    let isCharacter = memory.selection.range == nil && (motion == .left || motion == .right)
    let endsWord = text[range].first?.isWhitespace == true
    replace(
      range, with: "", kind: isCharacter ? .erasing : nil,
      continuesGroup: isCharacter && !endsWord && continues(.erasing))
  }

  /// Deletes like ``delete(_:)`` and stores the deleted text unless it is secret; the texts of
  /// consecutive ``TextCommand/kill(_:)`` commands are stored as one.
  mutating func kill(_ motion: TextMotion) {
    guard !options.isReadOnly else { return }
    let range = rangeToDelete(motion)
    if !options.isSecret, !range.isEmpty {
      let killed = String(text[range])
      if continued?.kind != .killing || memory.selection.range != nil {
        memory.killed = killed
      } else if range.lowerBound < cursorIndex {
        memory.killed = killed + memory.killed
      } else {
        memory.killed += killed
      }
    }
    replace(range, with: "", kind: .killing)
  }

  /// Copies the selection; a secret text is never copied.
  ///
  /// - Returns: False if nothing is selected.
  mutating func copySelection(deletes: Bool) -> Bool {
    let range = selectedIndices
    guard !range.isEmpty else { return false }
    guard !options.isSecret else { return true }
    let selected = String(text[range])
    copied = selected
    memory.killed = selected
    if deletes, !options.isReadOnly { replace(range, with: "") }
    return true
  }

  /// Copies the selection and ends it.
  ///
  /// - Returns: False if nothing is selected, or if the text is secret.
  mutating func copyAndDeselect() -> Bool {
    guard !options.isSecret, copySelection(deletes: false) else { return false }
    memory.selection.anchor = nil
    return true
  }

  /// Swaps the characters on both sides of the cursor, and moves the cursor behind them.
  mutating func transpose() {
    guard !options.isReadOnly,
      text.index(text.startIndex, offsetBy: 2, limitedBy: text.endIndex) != nil
    else { return }
    var middle = cursorIndex
    guard middle > text.startIndex else { return }
    if middle == text.endIndex { middle = text.index(before: middle) }
    let range = text.index(before: middle)..<text.index(after: middle)
    replace(range, with: String(text[range].reversed()))
  }

  /// Deletes the blanks on both sides of the cursor; a secret text counts as one word.
  mutating func deleteBlanks() {
    guard !options.isReadOnly, !options.isSecret else { return }
    replace(text.blanks(around: cursorIndex), with: "")
  }

  /// Changes the case of the selection, or of the text up to the end of the word, and moves the
  /// cursor behind this text; does nothing if the field does not accept a changed letter, or if the
  /// text becomes longer than its limit, as with `SS` in place of `ß`.
  mutating func changeCase(_ letters: LetterCase) {
    guard !options.isReadOnly else { return }
    let range = rangeToDelete(.wordRight)
    let old = String(text[range])
    let new = letters.applied(to: old)
    guard filtered(new, at: range.lowerBound).rejected.isEmpty,
      new.count <= old.count || fitting(new, in: range).rest.isEmpty
    else { return }
    replace(range, with: new)
  }

  private func rangeToDelete(_ motion: TextMotion) -> Range<String.Index> {
    guard memory.selection.range == nil else { return selectedIndices }
    let (cursor, destination) = (cursorIndex, destination(of: motion))
    return min(cursor, destination)..<max(cursor, destination)
  }
}
