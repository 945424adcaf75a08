import TerminalModel

/// Positions in a text, counted in characters (grapheme clusters) and in bytes of its UTF-8.
///
/// Each function takes at most time proportional to the length of the text. Most of them first check,
/// sixteen bytes at a time, whether the text is printable ASCII: then each character is one byte, and
/// the boundaries between characters are not searched for.
extension String {
  private var isPrintableASCII: Bool { Clusters(self).isPrintableASCII }

  /// The index of a position; the end if the text is shorter, the start if the position is
  /// negative.
  func index(at position: Int) -> Index {
    if isPrintableASCII {
      return utf8.index(startIndex, offsetBy: Swift.min(Swift.max(0, position), utf8.count))
    }
    return index(startIndex, offsetBy: max(0, position), limitedBy: endIndex) ?? endIndex
  }

  /// A position within the text: at most the number of its characters, and at least 0.
  func clamped(_ position: Int) -> Int {
    guard position > 0 else { return 0 }
    if isPrintableASCII { return Swift.min(position, utf8.count) }
    return index(startIndex, offsetBy: position, limitedBy: endIndex) == nil ? count : position
  }

  /// The number of bytes before an index.
  func byteOffset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The number of characters that begin before a byte; a byte inside a Unicode scalar counts as the
  /// scalar's first one.
  func position(ofByte offset: Int) -> Int {
    let offset = Swift.min(Swift.max(0, offset), utf8.count)
    return isPrintableASCII ? offset : self[..<utf8.index(startIndex, offsetBy: offset)].count
  }

  /// The text with a part replaced, or nil if the part is not at the offset in bytes.
  func replacing(_ old: String, atByte offset: Int, with new: String) -> String? {
    let end = offset + old.utf8.count
    guard offset >= 0, end <= utf8.count else { return nil }
    let range =
      utf8.index(startIndex, offsetBy: offset)..<utf8.index(startIndex, offsetBy: end)
    guard range.lowerBound.samePosition(in: unicodeScalars) != nil,
      utf8[range].elementsEqual(old.utf8)
    else { return nil }
    var text = self
    text.replaceSubrange(range, with: new)
    return text
  }
}
