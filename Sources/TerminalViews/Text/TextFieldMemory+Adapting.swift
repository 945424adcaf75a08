import TerminalModel

extension TextFieldMemory {
  /// The memory for a text that the application may have changed since the last input.
  ///
  /// - If no input has followed the last change, and the text differs only in the part that this
  ///   change inserted, the application has corrected or rejected the change: the undo history then
  ///   has the corrected change, or no longer has the rejected one. A text that replaces all of the
  ///   text is a correction only if it keeps the first or the last character, or if one of the two
  ///   texts contains the other.
  /// - After any other difference, the text is a new one: nothing is selected, and the undo history
  ///   is empty.
  /// - The cursor stays between the same characters, if they are still there; a cursor at the end
  ///   stays at the end.
  ///
  /// Takes constant time if the text is still that of the last input, otherwise time proportional
  /// to its length.
  ///
  /// - Parameter isSecret: Whether the memory stores `•` in place of each character, and nothing of
  ///   earlier texts.
  package func adapted(to text: String, isSecret: Bool = false) -> TextFieldMemory {
    let shown = isSecret ? text.masked : text
    guard isSecret || !shown.hasSameBytes(as: lastText) else { return self }
    var memory = self
    if isSecret {
      (memory.undo, memory.recall, memory.proposal, memory.killed) = (UndoHistory(), nil, nil, "")
    }
    guard !shown.hasSameBytes(as: lastText) else { return memory }
    memory.adapt(to: shown)
    // The stored `•` do not tell where a secret text differs. But if it has the same length as
    // before the change, the application has rejected the change.
    if isSecret, let secretBefore, secretBefore.count == shown.count {
      memory.selection = secretBefore.selection
    }
    memory.secretBefore = nil
    return memory
  }

  /// The memory at an input: that of ``adapted(to:isSecret:)``, with a last change that the
  /// application can no longer correct.
  ///
  /// The application has taken the event of the last change before this input. If it changes the
  /// text from now on, for example because it shows another record, the text is a new one.
  func confirmed(for text: String, isSecret: Bool = false) -> TextFieldMemory {
    var memory = adapted(to: text, isSecret: isSecret)
    memory.undo.confirmLastChange()
    return memory
  }

  /// The memory after an edit whose result the field replaces by another text.
  ///
  /// The undo history then has the change to the shown text.
  ///
  /// - Parameters:
  ///   - text: The shown text.
  ///   - cursor: The number of characters before the cursor.
  ///   - old: The text before the edit.
  func corrected(to text: String, cursor: Int, from old: String) -> TextFieldMemory {
    guard let change = undo.lastChange else { return self }
    var memory = self
    memory.undo.amendLast(TextChange(from: old, to: text, before: change.before))
    memory.selection = TextSelection(cursor: cursor)
    memory.lastText = text
    // An edit without a change does not continue the typing before it.
    if text.hasSameBytes(as: old) { memory.continuation = nil }
    return memory
  }

  private mutating func adapt(to text: String) {
    let change = undo.lastChange
    let cursor = lastText.byteOffset(of: lastText.index(at: selection.cursor))
    selection.anchor = nil
    if let change, let amended = change.amended(from: lastText, to: text),
      amended.isRejection || !change.inserts(lastText) || text.resembles(lastText)
    {
      undo.amendLast(amended)
      recall = amended.isRejection ? nil : recall?.corrected(from: lastText, to: text)
      if amended.isRejection, cursor == change.end {
        selection = change.before
        continuation = nil
      } else {
        let edit = TextDifference(range: change.offset..<change.end, newEnd: amended.end)
        selection.cursor = text.position(ofByte: edit.byte(after: cursor))
      }
    } else {
      let edit = TextDifference(from: lastText, to: text)
      selection.cursor = text.position(ofByte: edit.byte(after: cursor))
      (undo, rejected) = (UndoHistory(), RejectedText())
      (continuation, press, recall) = (nil, nil, nil)
    }
    lastText = text
  }
}

extension TextFieldMemory.Recall {
  /// The recall after the application has corrected the text of the field.
  fileprivate func corrected(from old: String, to new: String) -> Self {
    guard shown == old else { return self }
    var corrected = self
    corrected.shown = new
    return corrected
  }
}

extension TextChange {
  /// Whether it changes nothing.
  fileprivate var isRejection: Bool { inserted == removed }

  /// Whether it has inserted the whole text to which it led.
  fileprivate func inserts(_ text: String) -> Bool { inserted.utf8.count == text.utf8.count }
}

extension String {
  /// Whether it has the same first or last character as another text, without regard to case, or
  /// one of them contains the other.
  fileprivate func resembles(_ other: String) -> Bool {
    guard let first, let last, let otherFirst = other.first, let otherLast = other.last else {
      return false
    }
    return contains(other) || other.contains(self) || first.lowercased() == otherFirst.lowercased()
      || last.lowercased() == otherLast.lowercased()
  }
}

/// The smallest range of bytes in which two texts differ.
struct TextDifference: Hashable {
  /// The range in the old text.
  let range: Range<Int>
  /// The end of the range in the new text; its start is the same in both texts.
  let newEnd: Int

  init(range: Range<Int>, newEnd: Int) {
    self.range = range
    self.newEnd = newEnd
  }

  init(from old: String, to new: String) {
    let (old, new) = (old.utf8, new.utf8)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let common = min(old.count, new.count) - start
    let suffix = zip(old.reversed(), new.reversed()).prefix(common).prefix { $0 == $1 }.count
    range = start..<(old.count - suffix)
    newEnd = new.count - suffix
  }

  /// The offset in the new text of a byte of the old one.
  func byte(after byte: Int) -> Int {
    if byte >= range.upperBound { return byte - range.upperBound + newEnd }
    return min(byte, max(range.lowerBound, newEnd))
  }
}
