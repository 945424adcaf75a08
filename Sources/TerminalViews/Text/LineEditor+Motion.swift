extension LineEditor {
  /// Moves the cursor by a motion and ends the selection; if text is selected, a motion by one
  /// character leads to the left or the right end of the selection.
  ///
  /// At the end of the text, a motion by a character, by a word or to the end accepts the suggestion
  /// or its next word (``accept(_:)``).
  mutating func move(_ motion: TextMotion) {
    if accept(motion) { return }
    guard let range = memory.selection.range, motion == .left || motion == .right else {
      memory.selection = TextSelection(cursor: position(after: motion))
      return
    }
    memory.selection = TextSelection(
      cursor: motion == .left ? range.lowerBound : range.upperBound)
  }

  /// Moves the end of the selection that is at the cursor.
  mutating func select(_ motion: TextMotion) {
    let anchor = memory.selection.anchor ?? memory.cursor
    memory.selection = TextSelection(cursor: position(after: motion), anchor: anchor)
  }

  /// The index to which a motion leads from the cursor.
  func destination(of motion: TextMotion) -> String.Index {
    let index = cursorIndex
    let isSecret = options.isSecret
    switch motion {
    case .left: return index > text.startIndex ? text.index(before: index) : index
    case .right: return index < text.endIndex ? text.index(after: index) : index
    case .start: return text.startIndex
    case .end: return text.endIndex
    case .wordLeft where isSecret, .blankLeft where isSecret: return text.startIndex
    case .wordRight where isSecret: return text.endIndex
    case .wordLeft: return text.startOfWord(before: index)
    case .wordRight: return text.endOfWord(after: index)
    case .blankLeft: return text.index(after: \.isWhitespace, before: index)
    }
  }

  private func position(after motion: TextMotion) -> Int {
    let cursor = cursorIndex
    return memory.cursor + text.distance(from: cursor, to: destination(of: motion))
  }
}

extension String {
  /// The start of the word before an index, or the start of the text.
  func startOfWord(before index: Index) -> Index {
    self.index(after: { !$0.isInWord }, before: index)
  }

  /// The end of the word after an index, or the end of the text.
  func endOfWord(after index: Index) -> Index {
    let rest = self[index...]
    let word = rest.firstIndex(where: \.isInWord) ?? endIndex
    return self[word...].firstIndex { !$0.isInWord } ?? endIndex
  }

  /// The blanks on both sides of an index; empty if there are none.
  func blanks(around index: Index) -> Range<Index> {
    let start = self[..<index].lastIndex { !$0.isWhitespace }.map(self.index(after:)) ?? startIndex
    let end = self[index...].firstIndex { !$0.isWhitespace } ?? endIndex
    return start..<end
  }

  /// The start of the last part without separators before an index, or the start of the text if
  /// there is none; separators directly before the index are skipped.
  func index(after isSeparator: (Character) -> Bool, before index: Index) -> Index {
    guard let last = self[..<index].lastIndex(where: { !isSeparator($0) }) else {
      return startIndex
    }
    guard let separator = self[..<last].lastIndex(where: isSeparator) else { return startIndex }
    return self.index(after: separator)
  }
}

extension Character {
  /// Whether it is part of a word: neither a blank nor punctuation nor an ASCII symbol except `_`.
  ///
  /// An emoji is part of a word.
  var isInWord: Bool {
    if self == "_" { return true }
    if isWhitespace || isPunctuation { return false }
    return !isASCII || isLetter || isNumber
  }
}
