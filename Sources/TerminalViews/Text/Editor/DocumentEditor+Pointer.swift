extension DocumentEditor: PointerSelecting {
  var selection: EditorSelection {
    get { memory.selection }
    set { memory.selection = newValue }
  }

  var heldPress: TextPress<TextPosition>? {
    get { memory.press }
    set { memory.press = newValue }
  }

  func cursorPlace(_ place: TextPosition) -> TextPosition { text.outsideAtom(text.clamped(place)) }

  /// The text that a click at a place selects; a line is selected with its line end, and annotated
  /// text that is atomic (the cursor skips it) is selected like a word.
  func range(of unit: SelectionUnit, at place: TextPosition) -> Range<TextPosition> {
    let position = text.clamped(place)
    switch unit {
    case .character:
      let place = text.outsideAtom(position)
      return place..<place
    case .word:
      if let atom = text.atom(around: position) { return atom }
      let word = text[line: position.line].word(at: position.character)
      let (start, end) = (
        TextPosition(line: position.line, character: word.lowerBound),
        TextPosition(line: position.line, character: word.upperBound)
      )
      return text.includingAtoms(start..<end)
    case .line:
      let start = TextPosition(line: position.line, character: 0)
      let next = TextPosition(line: position.line + 1, character: 0)
      return text.includingAtoms(start..<text.clamped(next))
    }
  }

  mutating func endSequence() {
    (memory.continuation, memory.goalColumn, memory.followsCursor) = (nil, nil, true)
    memory.rejected = RejectedText()
  }
}
