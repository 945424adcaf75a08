/// The smallest range in which two documents differ.
struct DocumentDifference: Hashable {
  /// The range in the old document.
  let range: Range<TextPosition>
  /// The end of the range in the new document; its start is the same in both documents.
  let newEnd: TextPosition

  init(range: Range<TextPosition>, newEnd: TextPosition) {
    (self.range, self.newEnd) = (range, newEnd)
  }

  /// Compares two documents, in time proportional to the lines between their first and their last
  /// difference if one was made of the other by edits, and else to all lines.
  ///
  /// - Parameter cursor: The place to choose if the difference can be at several places, as that
  ///   of a letter that is inserted beside an equal one.
  init(from old: TextDocument, to new: TextDocument, near cursor: TextPosition? = nil) {
    let lines = min(old.lines.count, new.lines.count)
    var start = min(old.lines.commonBeginning(with: new.lines), lines)
    var rest = min(old.lines.commonEnd(with: new.lines), lines - start)
    // The compared parts have at least one line of each document: if a line was added or removed,
    // the difference then includes a line end.
    if start + rest == lines, rest > 0 { rest -= 1 } else if start + rest == lines { start -= 1 }
    let first = old.lines.joined(start..<old.lines.count - rest)
    let last = new.lines.joined(start..<new.lines.count - rest)
    var before = zip(first, last).prefix { $0.hasBytes(of: $1) }.count
    let most = min(first.count, last.count)
    let end = zip(first.reversed(), last.reversed()).prefix { $0.hasBytes(of: $1) }.count
    var after = min(end, most - before)
    if let index = cursor.flatMap({ first.index(of: $0, fromLine: start) }), index < before,
      before + after - index <= end
    {
      (before, after) = (index, before + after - index)
    }
    let lower = first.prefix(before).end(fromLine: start)
    range = lower..<first.dropLast(after).end(fromLine: start)
    newEnd = last.dropLast(after).end(fromLine: start)
  }

  /// The bytes of the text, and of the data of annotations, that only one of the documents has.
  func cost(from old: TextDocument, to new: TextDocument) -> Int {
    let added = range.lowerBound..<newEnd
    return old.text(in: range).utf8.count + new.text(in: added).utf8.count
      + old.dataCount(in: range) + new.dataCount(in: added)
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

extension [Character] {
  /// The index of a place in the text of consecutive lines; nil if the line of the place is not
  /// among them.
  ///
  /// - Parameter start: The index of the first of these lines in the document.
  fileprivate func index(of place: TextPosition, fromLine start: Int) -> Int? {
    guard place.line >= start else { return nil }
    var index = 0
    for _ in start..<place.line {
      guard let end = self[index...].firstIndex(of: "\n") else { return nil }
      index = end + 1
    }
    return Swift.min(index + place.character, count)
  }
}

extension ArraySlice<Character> {
  /// The place in the document behind the last character of the text of consecutive lines.
  ///
  /// - Parameter start: The index of the first of these lines in the document.
  fileprivate func end(fromLine start: Int) -> TextPosition {
    let lastLine = lastIndex(of: "\n").map { self[($0 + 1)...] } ?? self
    return TextPosition(line: start + count { $0 == "\n" }, character: lastLine.count)
  }
}

extension Character {
  fileprivate func hasBytes(of other: Character) -> Bool { utf8.elementsEqual(other.utf8) }
}
