import RandomNumbers
import Testing

@testable import TerminalViews

@Suite struct LineTreeTests {
  @Test(arguments: 0..<50)
  func `random replacements keep the tree balanced, with the same lines as an array`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var lines = (0..<Int.random(in: 0..<2_000, using: &random)).map { "\($0)" }
    var tree = LineTree(lines)
    for step in 0..<200 {
      let start = Int.random(in: 0...lines.count, using: &random)
      let most = step.isMultiple(of: 9) ? lines.count - start : min(3, lines.count - start)
      let end = start + Int.random(in: 0...most, using: &random)
      let new = (0..<Int.random(in: 0..<(step.isMultiple(of: 7) ? 300 : 3), using: &random))
        .map { "\(step).\($0)" }
      lines.replaceSubrange(start..<end, with: new)
      tree.replaceSubrange(start..<end, with: new)
    }
    #expect(tree.lines == lines)
    #expect(tree.count == lines.count)
    #expect(tree.byteCount == lines.reduce(0) { $0 + $1.utf8.count })
    #expect(tree.isBalanced)
  }

  @Test(arguments: 0..<50)
  func `after each replacement, a leaf knows its widest line if all lines are ASCII`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var tree = LineTree((0..<100).map { "\($0)" })
    for _ in 0..<100 {
      let line = Int.random(in: 0..<tree.count, using: &random)
      let length = Int.random(in: 0..<9, using: &random)
      let new = String(
        repeating: Int.random(in: 0..<9, using: &random) == 0 ? "é" : "x", count: length)
      tree.replaceSubrange(line..<line + 1, with: [new])
      tree.forEachLeaf(in: 0..<tree.count) { lines, plainColumns in
        let arePlain = lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        #expect(plainColumns == (arePlain ? lines.map(\.utf8.count).max() : .max))
      }
    }
  }

  @Test func `each line can be read`() {
    let lines = (0..<1_000).map { "\($0)" }
    let tree = LineTree(lines)
    #expect((0..<1_000).map { tree[$0] } == lines)
  }

  @Test func `a range is read in order`() {
    let tree = LineTree((0..<500).map { "\($0)" })
    var lines: [String] = []
    tree.forEach(in: 127..<131) { lines.append($0) }
    #expect(lines == ["127", "128", "129", "130"])
  }

  @Test func `100,000 lines have at most 16 levels if typed one by one, and 12 as a text`() {
    var tree = LineTree()
    for number in 0..<100_000 { tree.replaceSubrange(number..<number, with: ["\(number)"]) }
    #expect(tree.height <= 16)
    #expect(LineTree(tree.lines).height == 12)
  }

  @Test func `a copy is not changed with the original`() {
    var tree = LineTree(["a", "b"])
    let copy = tree
    tree.replaceSubrange(0..<1, with: [])
    #expect(copy.lines == ["a", "b"])
    #expect(tree != copy)
    #expect(tree == LineTree(["b"]))
  }
}
