import TerminalModel

/// A text to find in a ``TextDocument``, and the match that was found last.
///
/// It is a value of the application's state. ``TextEditor/find(_:)`` highlights all matches and
/// shows the found one:
/// ```swift
/// case .nextPressed: state.search.findNext(in: state.note)
/// case .replaceAllPressed: state.search.replaceAll(in: &state.note, with: state.replacement)
/// ```
/// Matches lie in one line, consist of whole characters and do not overlap. The search reads one
/// line after another, in time proportional to their length.
public struct TextSearch: Codable, Hashable, Sendable {
  /// The text to find; empty text, and text with a line end, has no matches.
  public var text: String
  /// Whether capital and small letters differ.
  public var matchesCase: Bool
  /// The match that was found last, or nil if there is none.
  public var match: Range<TextPosition>?
  /// Whether the last search found its match only after it had reached the end of the document, or
  /// its start, and continued at the opposite one.
  public private(set) var hasWrapped = false
  /// The number of matches found so far: it tells an editor that the same match was found again.
  private(set) var findings = 0

  /// Makes a search that has found nothing yet.
  public init(_ text: String = "", matchesCase: Bool = false) {
    (self.text, self.matchesCase) = (text, matchesCase)
  }

  /// The matches in a document, from its start to its end.
  public func matches(in document: TextDocument) -> [Range<TextPosition>] {
    (0..<document.lineCount).flatMap { matches(in: document, line: $0) }
  }

  /// Finds the next match; after the last one comes the first.
  ///
  /// - Parameter position: The place where the search begins, such as the cursor's; nil for the end
  ///   of ``match``, or for its start if the text there is no longer a match, as after a change of
  ///   ``text``. If ``match`` is nil, the search begins at the start of the document.
  /// - Returns: Whether there is a match.
  @discardableResult
  public mutating func findNext(
    in document: TextDocument, from position: TextPosition? = nil
  ) -> Bool {
    let end = hasMatch(in: document) ? match?.upperBound : match?.lowerBound
    let start = document.clamped(position ?? end ?? .start)
    let last = document.lineCount
    for line in Array(start.line..<last) + Array(0..<start.line + 1) {
      let matches = matches(in: document, line: line)
      let next = matches.first { line != start.line || $0.lowerBound >= start }
      if let next { return found(next, wrapped: next.lowerBound < start) }
    }
    return found(matches(in: document, line: start.line).first, wrapped: true)
  }

  /// Finds the previous match; before the first one comes the last.
  ///
  /// - Parameter position: The place before which the match ends; nil for the start of ``match``,
  ///   or of the document if that is nil.
  /// - Returns: Whether there is a match.
  @discardableResult
  public mutating func findPrevious(
    in document: TextDocument, before position: TextPosition? = nil
  ) -> Bool {
    let end = document.clamped(position ?? match?.lowerBound ?? .start)
    for line in (0...end.line).reversed() + (end.line..<document.lineCount).reversed() {
      let matches = matches(in: document, line: line)
      let previous = matches.last { line != end.line || $0.upperBound <= end }
      if let previous { return found(previous, wrapped: previous.upperBound > end) }
    }
    return found(matches(in: document, line: end.line).last, wrapped: true)
  }

  private mutating func found(_ range: Range<TextPosition>?, wrapped: Bool) -> Bool {
    match = range
    hasWrapped = range != nil && wrapped
    if range != nil { findings += 1 }
    return range != nil
  }

  /// Replaces the match that was found last, and finds the next one.
  ///
  /// - Returns: False if there is no match, or if the document has another text there.
  @discardableResult
  public mutating func replace(in document: inout TextDocument, with new: String) -> Bool {
    guard let match, hasMatch(in: document) else { return false }
    let end = document.replace(match, with: new)
    self.match = nil
    findNext(in: document, from: end)
    return true
  }

  /// Replaces all matches; those in the new text are not replaced again.
  ///
  /// - Returns: The number of matches.
  @discardableResult
  public mutating func replaceAll(in document: inout TextDocument, with new: String) -> Int {
    let matches = matches(in: document)
    // From the end, so that the places of the other matches do not change.
    for match in matches.reversed() { document.replace(match, with: new) }
    match = nil
    return matches.count
  }

  /// Whether a document has a match at the place of the one that was found last.
  private func hasMatch(in document: TextDocument) -> Bool {
    guard let match, (0..<document.lineCount).contains(match.lowerBound.line) else { return false }
    return matches(in: document, line: match.lowerBound.line).contains(match)
  }

  /// The matches in a line.
  func matches(in document: TextDocument, line: Int) -> [Range<TextPosition>] {
    ranges(in: document[line: line]).map { range in
      TextPosition(
        line: line, character: range.lowerBound)..<TextPosition(
          line: line, character: range.upperBound)
    }
  }

  /// The matches in a line, as ranges of its characters.
  func ranges(in line: String) -> [Range<Int>] {
    guard !text.isEmpty, mayContainMatch(line) else { return [] }
    let pattern = text.map(folded)
    let characters = line.map(folded)
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    while start + pattern.count <= characters.count {
      if characters[start..<start + pattern.count].elementsEqual(pattern) {
        ranges.append(start..<start + pattern.count)
        start += pattern.count
      } else {
        start += 1
      }
    }
    return ranges
  }

  private func folded(_ character: Character) -> String {
    matchesCase ? String(character) : character.lowercased()
  }

  /// False for a line of printable ASCII, without tabs, in which the first byte of ``text`` does not
  /// occur, as in most lines of most documents; a letter in the other case counts, too, unless
  /// ``matchesCase`` is true.
  private func mayContainMatch(_ line: String) -> Bool {
    guard var first = text.utf8.first, Clusters(line).isPrintableASCII else { return true }
    if first >= 0x80 {
      // The small letter of another character, the Kelvin sign, is ASCII.
      guard let small = text.first.map(folded)?.utf8.first, small < 0x80 else { return false }
      first = small
    }
    let other = Character(UnicodeScalar(first)).isLetter && !matchesCase ? first ^ 0x20 : first
    return line.utf8.contains { $0 == first || $0 == other }
  }
}
