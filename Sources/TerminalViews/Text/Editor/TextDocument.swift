/// A text of any number of lines, for the state of an application with a ``TextEditor``.
///
/// ```swift
/// struct State: Equatable { var note = TextDocument("first line\nsecond line") }
/// ```
/// It is a value: a copy costs nothing and shares its lines. An edit takes time proportional to the
/// logarithm of the number of lines, and to the length of the edited lines. Copies compare in
/// constant time, and a copy that was edited compares in the time of the edit; if the texts are
/// equal and only the annotations were changed, in time proportional to their number.
///
/// LF, CR, CR LF, U+2028 and U+2029 end a line; ``text`` has LF between two lines.
public struct TextDocument: Sendable {
  /// The lines, without line ends; at least one.
  package private(set) var lines: LineTree
  /// The annotations: ranges of the text with a style or data (``TextAnnotation``).
  var marks = AnnotationTree()
  /// The identity of the next annotation.
  var nextID = 1
  private let origin: Origin

  /// An object that a document shares with the documents that were made of it by edits.
  private final class Origin: Sendable {}

  /// Makes a document of a text, in linear time.
  public init(_ text: String = "") {
    lines = LineTree(text.splitIntoLines)
    origin = Origin()
  }

  /// Makes a document with the origin of another one, as if edits had made it of that one.
  init(_ text: String, like other: TextDocument) {
    lines = LineTree(text.splitIntoLines)
    origin = other.origin
  }

  /// The whole text, in linear time.
  public var text: String { lines.lines.joined(separator: "\n") }

  /// Whether it has no character and no line end.
  public var isEmpty: Bool { lines.count == 1 && lines.byteCount == 0 }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.count }

  /// The line at an index from 0 to ``lineCount`` - 1, without its line end.
  public subscript(line index: Int) -> String { lines[index] }

  /// The place behind the last character.
  public var end: TextPosition {
    TextPosition(line: lines.count - 1, character: lines[lines.count - 1].count)
  }

  /// The place in the document that is nearest to a position, which may be outside.
  public func clamped(_ position: TextPosition) -> TextPosition {
    guard position.line >= 0 else { return .start }
    guard position.line < lines.count else { return end }
    return TextPosition(
      line: position.line, character: lines[position.line].clamped(position.character))
  }

  /// The text between two places, with LF between two lines; places outside the document are moved
  /// into it.
  public func text(in range: Range<TextPosition>) -> String {
    let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
    if start.line == end.line {
      let line = lines[start.line]
      return String(line[line.index(at: start.character)..<line.index(at: end.character)])
    }
    let (first, last) = (lines[start.line], lines[end.line])
    var text = String(first[first.index(at: start.character)...])
    lines.forEach(in: start.line + 1..<end.line) { text += "\n" + $0 }
    return text + "\n" + last[..<last.index(at: end.character)]
  }

  /// Replaces the text between two places; places outside are moved into the document.
  ///
  /// Annotations move, and those whose text changes are cut or removed, as documented at
  /// ``annotate(_:style:foreground:background:data:isAtomic:)``.
  ///
  /// - Returns: The place behind the new text: the first boundary between characters at its end or
  ///   after it.
  @discardableResult
  public mutating func replace(_ range: Range<TextPosition>, with new: String) -> TextPosition {
    let start = clamped(range.lowerBound)
    let end = range.isEmpty ? start : clamped(range.upperBound)
    let first = lines[start.line]
    let last = end.line == start.line ? first : lines[end.line]
    let (startIndex, endIndex) = (first.index(at: start.character), last.index(at: end.character))
    var inserted = new.splitIntoLines
    // After a typed character, the line consists of the text before the character, the character,
    // and the text after it: one allocation for these three.
    var beginning = ""
    beginning.reserveCapacity(first.utf8.count + new.utf8.count)
    beginning += first[..<startIndex]
    inserted[0] = beginning + inserted[0]
    let lastIndex = inserted.count - 1
    let byte = inserted[lastIndex].utf8.count
    inserted[lastIndex] += last[endIndex...]
    lines.replaceSubrange(start.line..<end.line + 1, with: inserted)
    if !marks.isEmpty {
      let oldStart = ByteOffset(line: start.line, byte: first.byteOffset(of: startIndex))
      let oldEnd = ByteOffset(line: end.line, byte: last.byteOffset(of: endIndex))
      let newEnd = ByteOffset(line: start.line + lastIndex, byte: byte)
      marks.edit(oldStart..<oldEnd, newEnd: newEnd)
      align(line: start.line)
      if newEnd.line != start.line { align(line: newEnd.line) }
    }
    return TextPosition(
      line: start.line + lastIndex, character: inserted[lastIndex].position(ofByte: byte))
  }

  /// Whether both are copies of one value, found in constant time.
  func isCopy(of other: TextDocument) -> Bool {
    lines.isCopy(of: other.lines) && marks.isCopy(of: other.marks)
  }

  /// Whether both were made of one document by edits.
  func hasOrigin(of other: TextDocument) -> Bool { origin === other.origin }
}

extension TextDocument: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a document of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// The whole text.
  public var description: String { text }
}
