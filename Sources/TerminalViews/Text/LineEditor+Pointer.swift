extension LineEditor {
  /// Responds to a press of the mouse button at a position: one click moves the cursor, two select a
  /// word, three select the whole text, and a fourth begins again.
  ///
  /// - Parameter extendsSelection: Whether the selection is extended up to the position, as with
  ///   Shift.
  package mutating func press(
    at position: Int, clicks: Int = 1, extendsSelection: Bool = false
  ) {
    memory.continuation = nil
    memory.rejected = RejectedText()
    memory.secretBefore = nil
    let position = text.clamped(position)
    if extendsSelection {
      let anchor = memory.selection.anchor ?? memory.cursor
      memory.press = TextFieldMemory.Press(unit: .character, range: anchor..<anchor)
      memory.selection = TextSelection(cursor: position, anchor: anchor)
      return
    }
    let unit: TextFieldMemory.Press.Unit =
      switch (max(1, clicks) - 1) % 3 {
      case 0: .character
      case 1: .word
      default: .line
      }
    let range = range(of: unit, at: position)
    memory.press = TextFieldMemory.Press(unit: unit, range: range)
    memory.selection = TextSelection(
      cursor: range.upperBound, anchor: range.isEmpty ? nil : range.lowerBound)
  }

  /// Responds to a movement with the mouse button held: selects up to a position, by whole words
  /// after a double click.
  package mutating func drag(to position: Int) {
    guard let press = memory.press else { return }
    let range = range(of: press.unit, at: text.clamped(position))
    let isForward = range.upperBound >= press.range.upperBound
    memory.selection = TextSelection(
      cursor: isForward ? range.upperBound : range.lowerBound,
      anchor: text.clamped(isForward ? press.range.lowerBound : press.range.upperBound))
  }

  /// Responds to the release of the mouse button.
  package mutating func release() {
    memory.press = nil
    if memory.selection.range == nil { memory.selection.anchor = nil }
  }

  /// The characters that a click at a position selects.
  private func range(of unit: TextFieldMemory.Press.Unit, at position: Int) -> Range<Int> {
    switch unit {
    case .character: return position..<position
    case .line: return 0..<text.count
    case .word where options.isSecret: return 0..<text.count
    case .word: return text.word(at: position)
    }
  }
}

extension String {
  /// The positions of the word, the blanks or the punctuation at a position; at the end, those
  /// before it.
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

/// The kinds of characters between which a double click stops.
private enum CharacterKind { case word, blank, punctuation }

extension Character {
  fileprivate var kind: CharacterKind {
    if isWhitespace { return .blank }
    return isInWord ? .word : .punctuation
  }
}
