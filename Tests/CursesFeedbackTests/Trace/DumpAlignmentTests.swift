import Testing

@testable import CursesFeedback

/// The aligned lines of two dumps.
@Suite struct DumpAlignmentTests {
  private struct Item: Equatable {
    var id: Int
    var title: String
  }

  private func alignment<Value>(_ old: Value, _ new: Value) -> [DumpAlignment.Marked] {
    DumpAlignment(ValueDump(old).lines, ValueDump(new).lines).lines
  }

  /// The number of changed lines.
  private func changes<Value>(_ old: Value, _ new: Value) -> Int {
    alignment(old, new).count { $0.mark != .unchanged }
  }

  @Test func `the lines are those of both dumps, for random changes`() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<200 {
      let count = Int.random(in: 0...(round < 5 ? 1_500 : 12), using: &random)
      let old = (0..<count).map { _ in
        Item(id: .random(in: 0...5), title: ["a", "b"].randomElement() ?? "")
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6) where !new.isEmpty {
        let index = new.indices.randomElement() ?? 0
        switch Int.random(in: 0..<4) {
        case 0: new.remove(at: index)
        case 1: new.insert(Item(id: .random(in: 0...5), title: "c"), at: index)
        case 2: new[index].title += "x"
        default: new.swapAt(0, index)
        }
      }
      let lines = alignment(old, new)
      #expect(lines.filter { $0.mark != .added }.map(\.line) == ValueDump(old).lines)
      #expect(lines.filter { $0.mark != .removed }.map(\.line) == ValueDump(new).lines)
    }
  }

  @Test func `one change among thousands of elements is one change`() {
    let old = (0..<2_000).map { Item(id: $0, title: "title \($0)") }
    var new = old
    new[700].title = "another"
    new[1_500].title = "another"
    #expect(changes(old, new) == 4)
    new.remove(at: 1_000)
    // The lines with the number of elements, of two titles, and of an element with three lines.
    #expect(changes(old, new) == 2 + 4 + 3)
  }

  @Test func `an element that moves among thousands is removed and added`() {
    let old = (0..<2_000).map { Item(id: $0, title: "title \($0)") }
    #expect(changes(old, Array(old.suffix(1) + old.dropLast())) == 6)
    #expect(changes(old, Array(old.dropFirst() + old.prefix(1))) == 6)
  }

  @Test func `a copy of a large part is only added`() {
    struct Document {
      var items: [Item]
      var history: [[Item]] = []
    }
    let items = (0..<1_000).map { Item(id: $0, title: "title \($0)") }
    let new = Document(items: items.dropLast(), history: [items])
    let lines = alignment(Document(items: items), new)
    #expect(lines.count { $0.mark == .removed } == 5)
  }

  @Test func `values behind the compared lines are not taken for removed or added ones`() {
    let old = (0..<100).map { Item(id: $0, title: "title \($0)") }
    let new = [Item(id: -1, title: "new")] + old
    for (old, new, mark) in [(old, new, "+"), (new, old, "-")] {
      let lines = DumpDifference(from: old, to: new, comparing: 50).lines
      #expect(lines.last == "  … only about the first 50 lines were compared")
      // The lines of the numbers of elements, and of the one element.
      #expect(lines.dropLast().count == 2 + 3)
      #expect(lines.contains { $0.hasPrefix(mark) && $0.contains("\"new\"") })
    }
  }

  @Test func `a long difference is cut`() {
    let lines = DumpDifference(from: [0], to: Array(0..<5_000)).lines
    #expect(lines.count == DumpDifference.lineLimit + 1)
    #expect(lines.last == "  … 4001 more lines")
  }
}
