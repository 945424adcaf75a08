extension LineEditor: PointerSelecting {
  var selection: TextSelection {
    get { memory.selection }
    set { memory.selection = newValue }
  }

  var heldPress: TextPress<Int>? {
    get { memory.press }
    set { memory.press = newValue }
  }

  func cursorPlace(_ place: Int) -> Int { text.clamped(place) }

  /// The characters that a click at a position selects; a triple click selects the whole text.
  func range(of unit: SelectionUnit, at place: Int) -> Range<Int> {
    let position = text.clamped(place)
    switch unit {
    case .character: return position..<position
    case .line: return 0..<text.count
    case .word where options.isSecret: return 0..<text.count
    case .word: return text.word(at: position)
    }
  }

  mutating func endSequence() {
    memory.continuation = nil
    memory.rejected = RejectedText()
    memory.secretBefore = nil
  }
}

extension String {
  /// The positions of the word, the blanks or the punctuation at a position; at the end of the
  /// text, those before it.
  func word(at position: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var index = index(at: position)
    if index == endIndex { index = self.index(before: index) }
    let kind = self[index].kind
    let before = self[..<index].reversed().prefix { $0.kind == kind }.count
    let after = self[index...].prefix { $0.kind == kind }.count
    let start = min(position, distance(from: startIndex, to: index)) - before
    return start..<(start + before + after)
  }
}

/// The kinds of characters: a double click selects neighbours of the same kind.
enum CharacterKind { case word, blank, punctuation }

extension Character {
  var kind: CharacterKind {
    if isWhitespace { return .blank }
    return isInWord ? .word : .punctuation
  }
}
