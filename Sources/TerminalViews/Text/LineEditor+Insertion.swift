extension LineEditor {
  /// Inserts a text in place of the selection, as far as the options allow.
  ///
  /// If nothing of it can be inserted, the selection stays.
  mutating func insert(_ original: String, isTyped: Bool) {
    guard !options.isReadOnly else { return }
    let range = selectedIndices
    let insertable = InsertableText(original)
    let (accepted, filtered) = filtered(insertable.text, at: range.lowerBound)
    let (fitting, beyondLimit) = fitting(accepted, in: range)
    var rejected = RejectedText()
    (rejected.controls, rejected.filtered, rejected.beyondLimit) =
      (insertable.controls, filtered, beyondLimit)
    memory.rejected = options.isSecret ? rejected.masked() : rejected
    guard !fitting.isEmpty else { return }
    let continuesWord =
      isTyped && range.isEmpty && continues(.typing)
      && !(text.blankPrecedes(range.lowerBound) && fitting.first?.isWhitespace == false)
    replace(range, with: fitting, kind: isTyped ? .typing : nil, continuesGroup: continuesWord)
  }

  /// The characters that the field accepts, and the others.
  ///
  /// A combining mark or a skin tone that is inserted by itself is judged together with the
  /// character that it joins.
  func filtered(
    _ inserted: String, at index: String.Index
  ) -> (accepted: String, rejected: String) {
    guard let accepts = options.accepts else { return (inserted, "") }
    var (accepted, rejected) = ("", "")
    var before = index > text.startIndex ? text[text.index(before: index)] : nil
    for character in inserted {
      let joined = before.flatMap { $0.joined(with: character) }
      if accepts(joined ?? character) {
        accepted.append(character)
      } else {
        rejected.append(character)
      }
      before = nil
    }
    return (accepted, rejected)
  }

  /// As much of the beginning of an insertion as fits into the limit when it replaces a range of
  /// the text, and the rest of the insertion.
  func fitting(
    _ inserted: String, in range: Range<String.Index>
  ) -> (fitting: String, rest: String) {
    guard let limit = options.limit, text.utf8.count + inserted.utf8.count > limit else {
      return (inserted, "")
    }
    var characters = inserted.count
    while characters > 0 {
      var candidate = text
      candidate.replaceSubrange(range, with: inserted.prefix(characters))
      let excess = candidate.count - limit
      // A combining mark that joins a character of the text fits into a full field.
      if excess <= 0 || candidate.count <= text.count && range.isEmpty { break }
      characters = max(0, characters - excess)
    }
    let end = inserted.index(at: characters)
    return (String(inserted[..<end]), String(inserted[end...]))
  }
}

extension Character {
  /// The one character that this one and the next one are together, or nil if they are two.
  fileprivate func joined(with next: Character) -> Character? {
    let both = String(self) + String(next)
    return both.count == 1 ? both.first : nil
  }
}

extension String {
  fileprivate func blankPrecedes(_ index: Index) -> Bool {
    index > startIndex && self[self.index(before: index)].isWhitespace
  }
}
