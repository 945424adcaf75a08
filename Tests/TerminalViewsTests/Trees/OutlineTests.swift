import Foundation
import Testing

@testable import TerminalViews

@Suite struct OutlineTests {
  /// The rows of an outline: `+` and `-` for expanded and other nodes, two blanks a level.
  private func rows(_ outline: Outline<String>) -> [String] {
    (0..<outline.rowCount).map { index in
      let row = outline.row(index)
      let indent = String(repeating: "  ", count: row.depth)
      switch row.content {
      case .node(let id): return indent + (outline.isExpanded(id) ? "+" : "-") + id
      case .loading: return indent + "…"
      case .failed(let message): return indent + "!" + message
      }
    }
  }

  private var tree: Outline<String> {
    Outline(["a", "b", "c"], expanded: ["a", "ab", "c"]) {
      ["a": ["aa", "ab"], "ab": ["aba"], "c": []][$0]
    }
  }

  @Test func `rows are the visible nodes, from top to bottom`() {
    #expect(rows(tree) == ["+a", "  -aa", "  +ab", "    -aba", "-b", "+c"])
    #expect(rows(Outline()) == [])
  }

  @Test func `a collapsed node hides everything below it, and shows it again when it is expanded`()
  {
    var tree = tree
    tree.collapse("a")
    #expect(rows(tree) == ["-a", "-b", "+c"])
    tree.collapse("ab")
    tree.expand("a")
    #expect(rows(tree) == ["+a", "  -aa", "  -ab", "-b", "+c"])
  }

  @Test func `an expanded node requests its children until they are stated`() {
    var tree = Outline(["a", "b"])
    tree.expand("a")
    #expect(rows(tree) == ["+a", "  …", "-b"])
    #expect(tree.requested == ["a"])
    tree.setChildren(["aa"], of: "a")
    #expect(rows(tree) == ["+a", "  -aa", "-b"])
    #expect(tree.requested == [])
  }

  @Test func `a node that is collapsed requests nothing`() {
    var tree = Outline(["a"])
    tree.expand("a")
    tree.collapse("a")
    #expect(tree.requested == [])
    tree.setChildren(["aa"], of: "a")
    #expect(rows(tree) == ["-a"])
    #expect(tree.children(of: "a") == ["aa"])
  }

  @Test func `a failure is shown in place of the children, until they are requested again`() {
    var tree = Outline(["a"])
    tree.expand("a")
    tree.setFailure("denied", of: "a")
    #expect(rows(tree) == ["+a", "  !denied"])
    #expect(tree.requested == [])
    tree.expand("a")
    #expect(rows(tree) == ["+a", "  …"])
    #expect(tree.requested == ["a"])
  }

  @Test func `a failure forgets everything below the node`() {
    var tree = Outline(["a"], expanded: ["a", "b"]) { ["a": ["b", "c"], "b": ["d"]][$0] }
    tree.expand("c")
    tree.setFailure("denied", of: "a")
    #expect(tree.expanded == ["a"])
    #expect(tree.requested == [])
    tree.expand("a")
    tree.setChildren(["b"], of: "a")
    #expect(rows(tree) == ["+a", "  -b"])
  }

  @Test func `nodes among the new children stay expanded, and nodes that are gone are forgotten`() {
    var tree = tree
    tree.setChildren(["new", "ab"], of: "a")
    #expect(rows(tree) == ["+a", "  -new", "  +ab", "    -aba", "-b", "+c"])
    tree.setChildren(["new"], of: "a")
    #expect(rows(tree) == ["+a", "  -new", "-b", "+c"])
    #expect(tree.expanded == ["a", "c"])
    tree.roots = ["c", "d"]
    #expect(rows(tree) == ["+c", "-d"])
    #expect(tree.expanded == ["c"])
  }

  @Test func `a change for a node that is gone changes nothing`() {
    var tree = tree
    tree.expand("x")
    tree.collapse("x")
    tree.setChildren(["y"], of: "x")
    tree.setFailure("denied", of: "x")
    #expect(tree == self.tree)
  }

  @Test func `finds the rows of visible nodes`() {
    var tree = tree
    let ids = (0..<tree.rowCount).map { tree.id(atRow: $0) }
    #expect(ids.map { $0.flatMap { tree.row(of: $0) } } == Array(0..<tree.rowCount))
    #expect(tree.row(of: "x") == nil)
    tree.collapse("a")
    #expect(tree.row(of: "aba") == nil)
    #expect(tree.row(of: "c") == 2)
    #expect(tree.id(atRow: 3) == nil)
    #expect(tree.id(atRow: -1) == nil)
  }

  @Test func `siblings are expanded together`() {
    var tree = Outline(["a", "b", "c"])
    let place = Outline<String>.Place(parent: nil, index: 1)
    let change = TreeChange(
      kind: .expandedSiblings, id: "b", place: place, siblings: ["a", "b", "c"])
    tree.apply(change) { ["a": [], "b": ["ba"]][$0] }
    #expect(rows(tree) == ["-a", "+b", "  -ba", "+c", "  …"])
  }

  @Test func `a change is applied to its node even if the node has moved`() {
    var tree = Outline(["new", "a", "b"])
    let place = Outline<String>.Place(parent: nil, index: 0)
    tree.apply(TreeChange(kind: .expanded, id: "a", place: place)) { _ in ["aa"] }
    #expect(rows(tree) == ["-new", "+a", "  -aa", "-b"])
    tree.apply(TreeChange(kind: .collapsed, id: "a", place: place)) { _ in [] }
    #expect(rows(tree) == ["-new", "-a", "-b"])
  }

  @Test func `an outline can be encoded`() throws {
    var tree = tree
    tree.collapse("ab")
    tree.expand("b")
    tree.expand("aa")
    tree.setFailure("denied", of: "aa")
    let decoded = try JSONDecoder().decode(
      Outline<String>.self, from: JSONEncoder().encode(tree))
    #expect(rows(decoded) == rows(tree))
    #expect(decoded.requested == ["b"])
    #expect(decoded == tree)
  }

  @Test func `a node below itself is not expanded twice`() {
    let tree = Outline(["a"], expanded: ["a"]) { _ in ["a"] }
    #expect(tree.rowCount == 2)
  }
}
