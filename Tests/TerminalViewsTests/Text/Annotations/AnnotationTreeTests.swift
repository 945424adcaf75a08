import RandomNumbers
import Testing

@testable import TerminalViews

/// The annotations of a document as a tree, compared with an array of characters with identities.
@Suite struct AnnotationTreeTests {
  private let editing = RandomEditing("ab é字👍\n\n")

  @Test(arguments: 0..<150)
  func `random edits have the same result as in an array of characters`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var document = TextDocument(editing.text(120, using: &random))
    var model = AnnotatedCharacters(document.text)
    for _ in 0..<80 {
      let ends = (0..<2).map { _ in Int.random(in: 0...model.count, using: &random) }.sorted()
      let range = model.place(ends[0])..<model.place(ends[1])
      if Bool.random(using: &random) {
        let new = editing.text(5, using: &random)
        document.replace(range, with: new)
        model.replace(ends[0]..<ends[1], with: new)
      } else {
        let isAtomic = Bool.random(using: &random)
        let id = document.annotate(range, isAtomic: isAtomic)
        let expected = model.annotate(ends[0]..<ends[1], isAtomic: isAtomic)
        #expect(id == expected)
      }
      #expect(document.marks.root?.isBalanced != false)
    }
    #expect(document.text == model.text)
    #expect(document.annotations.map(\.id) == model.annotations.map(\.id))
    #expect(document.annotations.map(\.range) == model.annotations.map(\.range))
  }

  @Test func `a typed character makes at most one node for each level of the two trees`() {
    var document = TextDocument((0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
    for line in 0..<1_000 {
      let start = TextPosition(line: line * 100, character: 0)
      document.annotate(start..<TextPosition(line: line * 100, character: 4))
    }
    let height = document.marks.root.height
    #expect(height <= 14)
    for (line, most) in [(50_000, height), (50_050, height), (99_950, 0)] {
      var edited = document
      edited.replace(
        TextPosition(line: line, character: 0)..<TextPosition(line: line, character: 0), with: "x")
      #expect(edited.marks.ownNodeCount(besides: document.marks) <= most)
      #expect(edited.lines.ownNodeCount(besides: document.lines) == 12)
    }
  }

  @Test func `a typed character in an annotation makes four nodes for each level at most`() {
    var document = TextDocument((0..<1_000).map { "line \($0)" }.joined(separator: "\n"))
    for line in 0..<1_000 {
      let start = TextPosition(line: line, character: 0)
      document.annotate(start..<TextPosition(line: line, character: 4))
    }
    var edited = document
    let place = TextPosition(line: 500, character: 2)
    edited.replace(place..<place, with: "x")
    let height = document.marks.root.height
    #expect(edited.marks.ownNodeCount(besides: document.marks) <= 4 * height)
    #expect(edited.annotation(501)?.range.upperBound.character == 5)
    #expect(edited.annotation(502)?.range.upperBound.character == 4)
  }
}

/// A text as an array of characters, each with the identity of its annotation, if it has one.
private struct AnnotatedCharacters {
  private struct Item {
    var character: Character
    var id: Int?
  }

  private var items: [Item]
  private var atomic: Set<Int> = []
  private var nextID = 1

  init(_ text: String) { items = text.map { Item(character: $0) } }

  var count: Int { items.count }
  var text: String { String(items.map(\.character)) }

  mutating func annotate(_ range: Range<Int>, isAtomic: Bool) -> Int? {
    guard !range.isEmpty, items[range].allSatisfy({ $0.id == nil }) else { return nil }
    for index in range { items[index].id = nextID }
    if isAtomic { atomic.insert(nextID) }
    nextID += 1
    return nextID - 1
  }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let before = range.lowerBound > 0 ? items[range.lowerBound - 1].id : nil
    let behind = range.upperBound < count ? items[range.upperBound].id : nil
    var changed = Set(items[range].compactMap(\.id))
    let inside = before == behind ? before : nil
    if let inside { changed.insert(inside) }
    let id = inside.flatMap { atomic.contains($0) ? nil : $0 }
    items.replaceSubrange(range, with: new.map { Item(character: $0, id: id) })
    for index in items.indices {
      if let id = items[index].id, atomic.contains(id), changed.contains(id) {
        items[index].id = nil
      }
    }
  }

  /// The annotations in order, each with its range.
  var annotations: [(id: Int, range: Range<TextPosition>)] {
    var ranges: [(id: Int, range: Range<Int>)] = []
    for (index, item) in items.enumerated() {
      guard let id = item.id else { continue }
      if ranges.last?.id == id {
        ranges[ranges.count - 1].range = ranges[ranges.count - 1].range.lowerBound..<index + 1
      } else {
        ranges.append((id, index..<index + 1))
      }
    }
    return ranges.map { ($0.id, place($0.range.lowerBound)..<place($0.range.upperBound)) }
  }

  func place(_ index: Int) -> TextPosition {
    let before = items[..<index]
    let start = before.lastIndex { $0.character == "\n" }.map { $0 + 1 } ?? 0
    return TextPosition(
      line: before.count { $0.character == "\n" }, character: index - start)
  }
}
