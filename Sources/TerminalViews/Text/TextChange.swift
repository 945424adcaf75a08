/// A replacement in a text that can be undone and done again.
struct TextChange: Codable, Hashable, Sendable {
  /// The number of bytes of UTF-8 before the replaced part.
  var offset: Int
  var removed: String
  var inserted: String
  /// The cursor and the selection before the change.
  var before: TextSelection

  /// The offset of the byte after the inserted text.
  var end: Int { offset + inserted.utf8.count }

  /// The number of bytes that it stores.
  var cost: Int { removed.utf8.count + inserted.utf8.count }

  /// A text with this change undone; nil if the inserted text is not at the offset.
  func reverted(in text: String) -> String? {
    text.replacing(inserted, atByte: offset, with: removed)
  }

  /// A text with this change done again; nil if the removed text is not at the offset.
  func applied(to text: String) -> String? {
    text.replacing(removed, atByte: offset, with: inserted)
  }

  /// This change followed by another one, if together they are one replacement.
  func followed(by next: TextChange) -> TextChange? {
    var both = self
    if next.removed.isEmpty, next.offset == end {
      both.inserted += next.inserted
    } else if next.inserted.isEmpty, inserted.isEmpty, next.offset == offset {
      both.removed += next.removed
    } else if next.inserted.isEmpty, inserted.isEmpty,
      next.offset + next.removed.utf8.count == offset
    {
      both.removed = next.removed + removed
      both.offset = next.offset
    } else if next.offset == offset, next.removed == inserted {
      both.inserted = next.inserted
    } else {
      return nil
    }
    return both
  }

  /// This change with another inserted text, so that it leads from the same text to another result.
  ///
  /// - Returns: Nil if `result` and `other` differ outside the inserted text.
  func amended(from result: String, to other: String) -> TextChange? {
    let (result, other) = (result.utf8, other.utf8)
    let suffix = result.count - end
    guard offset >= 0, suffix >= 0, other.count >= offset + suffix,
      result.prefix(offset).elementsEqual(other.prefix(offset)),
      result.suffix(suffix).elementsEqual(other.suffix(suffix)),
      let inserted = String(other.dropFirst(offset).dropLast(suffix))
    else { return nil }
    var amended = self
    amended.inserted = inserted
    return amended
  }
}

extension TextChange {
  /// The change from one text to another: the smallest part in which they differ.
  init(from old: String, to new: String, before: TextSelection) {
    let difference = TextDifference(from: old, to: new)
    let removed = String(
      old.utf8.dropFirst(difference.range.lowerBound).prefix(difference.range.count))
    let inserted = String(
      new.utf8.prefix(difference.newEnd).dropFirst(difference.range.lowerBound))
    // The part can begin or end inside a character of several bytes; then it is the whole text.
    if let removed, let inserted {
      self.init(
        offset: difference.range.lowerBound, removed: removed, inserted: inserted, before: before)
    } else {
      self.init(offset: 0, removed: old, inserted: new, before: before)
    }
  }
}
