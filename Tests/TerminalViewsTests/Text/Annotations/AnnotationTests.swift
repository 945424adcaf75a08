import Foundation
import TerminalModel
import Testing

@testable import TerminalViews

/// The annotations of a document, and the rules for an edit.
@Suite struct AnnotationTests {
  /// `abcdefgh`, in which `cdef` is annotated.
  private func document(isAtomic: Bool = false) -> TextDocument {
    var document: TextDocument = "abcdefgh"
    document.annotate(range(2, 6), data: "d", isAtomic: isAtomic)
    return document
  }

  static let edits: [(Int, Int, String, String?, String?)] = [
    // Before, behind, and at the edges.
    (0, 1, "xyz", "cdef", "cdef"), (7, 8, "", "cdef", "cdef"), (2, 2, "x", "cdef", "cdef"),
    (6, 6, "x", "cdef", "cdef"), (0, 2, "", "cdef", "cdef"), (6, 8, "x", "cdef", "cdef"),
    (0, 0, "x\ny", "cdef", "cdef"),
    // Inside.
    (3, 3, "x", "cxdef", nil), (3, 5, "", "cf", nil), (3, 4, "x\ny", "cx\nyef", nil),
    // Across an edge.
    (1, 4, "x", "ef", nil), (2, 3, "x", "def", nil), (4, 7, "x", "cd", nil),
    (5, 6, "x", "cde", nil),
    // All of it, and more.
    (2, 6, "x", nil, nil), (2, 6, "", nil, nil), (0, 8, "cdef", nil, nil),
  ]

  @Test(arguments: edits)
  func `an edit moves, cuts or removes an annotation`(
    start: Int, end: Int, new: String, text: String?, atomicText: String?
  ) {
    for (isAtomic, expected) in [(false, text), (true, atomicText)] {
      var document = document(isAtomic: isAtomic)
      document.replace(range(start, end), with: new)
      let texts = document.annotations.map { document.text(in: $0.range) }
      #expect(texts == (expected.map { [$0] } ?? []))
      #expect(document.annotations.allSatisfy { $0.id == 1 && $0.data == "d" })
    }
  }

  @Test func `annotations are found at a place, in a range and by their identity`() {
    var document: TextDocument = "one two\nthree"
    let one = document.annotate(range(0, 3))
    let rest = document.annotate(place(0, 4)..<place(1, 2), style: .bold, data: "d")
    #expect(document.annotations.map(\.id) == [one, rest])
    #expect(document.annotations(in: range(3, 3)).map(\.id) == [one])
    #expect(document.annotations(in: range(3, 4)).isEmpty)
    #expect(document.annotations(in: range(2, 5)).map(\.id) == [one, rest])
    #expect(document.annotations(in: place(1, 2)..<place(1, 2)).map(\.id) == [rest])
    #expect(document.annotation(2)?.range == place(0, 4)..<place(1, 2))
    #expect(document.annotation(2)?.style == .bold)
    #expect(document.annotation(3) == nil)
  }

  @Test func `an annotation that is empty or overlaps another one is not added`() {
    var document = document()
    let before = document
    let identities = [range(3, 3), range(1, 3), range(3, 4), range(5, 8), range(0, 8)].map {
      document.annotate($0)
    }
    #expect(identities == [nil, nil, nil, nil, nil])
    #expect(document.isCopy(of: before))
    #expect(document.annotate(range(6, 8)) == 2)
    #expect(document.annotate(range(-5, 2)) == 3)
  }

  @Test func `an annotation can be changed, replaced and removed`() {
    var document = document(isAtomic: true)
    let changes = [1, 2].map { id in
      document.updateAnnotation(id) { ($0.data, $0.foreground) = ("e", .red) }
    }
    #expect(changes == [true, false])
    let replacements = [1, 2].map { document.replaceAnnotation($0, with: "x\nyz") }
    #expect(replacements == [true, false])
    #expect(document.text == "abx\nyzgh")
    let annotation = document.annotation(1)
    #expect(annotation?.range == place(0, 2)..<place(1, 2))
    #expect(annotation?.data == "e")
    #expect(annotation?.foreground == .red)
    #expect(document.removeAnnotation(1) == annotation)
    #expect(document.removeAnnotation(1) == nil)
    #expect(document.annotations.isEmpty)
    #expect(document.annotate(range(0, 1)) == 2, "an identity is used once")
  }

  @Test func `a document is inserted with its annotations`() {
    var document = document()
    var mention: TextDocument = "x\n@ada!"
    mention.annotate(place(1, 0)..<place(1, 4), data: "ada", isAtomic: true)
    let end = document.replace(range(1, 1), with: mention)
    #expect(end == place(1, 5))
    #expect(document.text == "ax\n@ada!bcdefgh")
    #expect(document.annotations.map { document.text(in: $0.range) } == ["@ada", "cdef"])
    #expect(document.annotations.map(\.id) == [2, 1])
  }

  @Test func `an edit that joins characters moves the ends of annotations to boundaries`() {
    var document: TextDocument = "ae-🇩x🇪"
    document.annotate(range(1, 2))
    document.annotate(range(5, 6))
    document.replace(range(2, 3), with: "\u{301}")
    #expect(document.annotations.map { document.text(in: $0.range) } == ["e\u{301}", "🇪"])
    document.replace(range(3, 4), with: "")
    #expect(document.text == "ae\u{301}🇩🇪")
    #expect(document.annotations.map { document.text(in: $0.range) } == ["e\u{301}"])
  }

  @Test func `documents with other annotations differ, and are encoded with them`() throws {
    var document = document()
    let plain = TextDocument("abcdefgh")
    #expect(document != plain)
    #expect(document.hashValue == plain.hashValue)
    document.annotate(range(6, 7), foreground: .rgb(red: 1, green: 2, blue: 3), isAtomic: true)
    let last = document.annotate(range(7, 8), background: .blue)
    document.removeAnnotation(try #require(last))
    var decoded = try JSONDecoder().decode(
      TextDocument.self, from: JSONEncoder().encode(document))
    #expect(decoded == document)
    #expect(decoded.annotate(range(7, 8)) == 4)
  }

  @Test(arguments: ["[A, A]", "[E]"])
  func `overlapping and empty annotations are a decoding error`(list: String) {
    func annotation(_ end: Int) -> String {
      """
      {"content": {"id": 1, "style": {"attributes": 0}, "data": "", "isAtomic": true},
       "range": [{"line": 0, "character": 0}, {"line": 0, "character": \(end)}]}
      """
    }
    let json = list.replacing("A", with: annotation(1)).replacing("E", with: annotation(0))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        TextDocument.self, from: Data(#"{"text": "ab", "annotations": \#(json)}"#.utf8))
    }
  }

  private func range(_ start: Int, _ end: Int) -> Range<TextPosition> {
    place(0, start)..<place(0, end)
  }

  private func place(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }
}
