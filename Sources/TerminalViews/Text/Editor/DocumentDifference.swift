/// The smallest range in which two documents differ.
struct DocumentDifference: Hashable {
  /// The range in the old document.
  let range: Range<TextPosition>
  /// The end of the range in the new document, which has the same start there.
  let newEnd: TextPosition

  init(range: Range<TextPosition>, newEnd: TextPosition) {
    (self.range, self.newEnd) = (range, newEnd)
  }

  /// Compares two documents, in time proportional to the lines between their first and their last
  /// difference if one was made of the other by edits, and else to all lines.
  init(from old: TextDocument, to new: TextDocument) {
    let most = min(old.lines.count, new.lines.count)
    var start = min(old.lines.commonBeginning(with: new.lines), most)
    var end = min(old.lines.commonEnd(with: new.lines), most - start)
    // Both sides have a line, so that added or removed lines include their line ends.
    if start + end == most, end > 0 { end -= 1 } else if start + end == most { start -= 1 }
    let first = old.lines.joined(start..<old.lines.count - end)
    let last = new.lines.joined(start..<new.lines.count - end)
    let before = zip(first, last).prefix { $0.hasBytes(of: $1) }.count
    let common = min(first.count, last.count) - before
    let after = zip(first.reversed(), last.reversed()).prefix(common)
      .prefix { $0.hasBytes(of: $1) }.count
    let lower = first.prefix(before).end(fromLine: start)
    range = lower..<first.dropLast(after).end(fromLine: start)
    newEnd = last.dropLast(after).end(fromLine: start)
  }

  /// The place in the new document of a place in the old one.
  func position(after position: TextPosition) -> TextPosition {
    guard position >= range.upperBound else { return min(position, max(range.lowerBound, newEnd)) }
    let line = position.line - range.upperBound.line + newEnd.line
    guard position.line == range.upperBound.line else {
      return TextPosition(line: line, character: position.character)
    }
    return TextPosition(
      line: line, character: position.character - range.upperBound.character + newEnd.character)
  }
}

extension LineTree {
  fileprivate func joined(_ range: Range<Int>) -> [Character] {
    var lines: [String] = []
    forEach(in: range) { lines.append($0) }
    return Array(lines.joined(separator: "\n"))
  }
}

extension ArraySlice<Character> {
  /// The place behind the last character, if the first one is at the start of a line.
  fileprivate func end(fromLine start: Int) -> TextPosition {
    let lastLine = lastIndex(of: "\n").map { self[($0 + 1)...] } ?? self
    return TextPosition(line: start + count { $0 == "\n" }, character: lastLine.count)
  }
}

extension Character {
  fileprivate func hasBytes(of other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
