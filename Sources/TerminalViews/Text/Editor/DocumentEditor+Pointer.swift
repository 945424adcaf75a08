extension DocumentEditor {
  /// Responds to a press of the mouse button at a place: one click moves the cursor, two select a
  /// word, three select a line, and a fourth begins again.
  ///
  /// - Parameter extendsSelection: Whether the selection is extended up to the place, as with Shift.
  mutating func press(
    at position: TextPosition, clicks: Int = 1, extendsSelection: Bool = false
  ) {
    (memory.continuation, memory.goalColumn, memory.followsCursor) = (nil, nil, true)
    memory.rejected = RejectedText()
    let position = text.clamped(position)
    if extendsSelection {
      let anchor = memory.selection.anchor ?? cursor
      memory.press = TextEditorMemory.Press(unit: .character, range: anchor..<anchor)
      memory.selection = EditorSelection(cursor: position, anchor: anchor)
      return
    }
    let unit: TextFieldMemory.Press.Unit =
      switch (max(1, clicks) - 1) % 3 {
      case 0: .character
      case 1: .word
      default: .line
      }
    let range = range(of: unit, at: position)
    memory.press = TextEditorMemory.Press(unit: unit, range: range)
    memory.selection = EditorSelection(
      cursor: range.upperBound, anchor: range.isEmpty ? nil : range.lowerBound)
  }

  /// Responds to a movement with the mouse button held: selects up to a place, by whole words after
  /// a double click, and by whole lines after a triple click.
  mutating func drag(to position: TextPosition) {
    guard let press = memory.press else { return }
    memory.followsCursor = true
    let range = range(of: press.unit, at: text.clamped(position))
    let isForward = range.upperBound >= press.range.upperBound
    memory.selection = EditorSelection(
      cursor: isForward ? range.upperBound : range.lowerBound,
      anchor: text.clamped(isForward ? press.range.lowerBound : press.range.upperBound))
  }

  /// Responds to the release of the mouse button.
  mutating func release() {
    memory.press = nil
    if memory.selection.range == nil { memory.selection.anchor = nil }
  }

  /// The text that a click at a place selects; a line is selected with its line end.
  private func range(
    of unit: TextFieldMemory.Press.Unit, at position: TextPosition
  ) -> Range<TextPosition> {
    let start = TextPosition(line: position.line, character: 0)
    switch unit {
    case .character: return position..<position
    case .word:
      let word = text[line: position.line].word(at: position.character)
      return TextPosition(
        line: position.line, character: word.lowerBound)..<TextPosition(
          line: position.line, character: word.upperBound)
    case .line:
      let next = TextPosition(line: position.line + 1, character: 0)
      return start..<text.clamped(next)
    }
  }
}
