import Foundation
import RandomNumbers
import Testing

@testable import TerminalViews

/// An outline after random changes has the rows of a walk through the whole tree.
@Suite struct OutlinePropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `has the rows of a walk through the tree`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var outline = Outline([1, 2, 3])
    for _ in 0..<80 {
      let nodes = (0..<outline.rowCount).compactMap { outline.id(atRow: $0) }
      let unknown = [-1, -2]
      let id = try #require((nodes + unknown).randomElement(using: &random))
      let children = (0..<Int.random(in: 0...4, using: &random)).map { id * 5 + $0 }
      switch Int.random(in: 0..<7, using: &random) {
      case 0: outline.collapse(id)
      case 1: outline.setChildren(children, of: id)
      case 2: outline.setFailure("!", of: id)
      case 3: outline.roots = Array([1, 2, 3].shuffled(using: &random).prefix(2)) + [4]
      case 4:
        outline.apply(
          TreeChange(
            kind: .expandedSiblings, id: id, place: .init(parent: nil, index: 0),
            siblings: Set(nodes.prefix(9)))
        ) { $0 % 2 == 0 ? [$0 * 5] : nil }
      default:
        outline.apply(
          TreeChange(kind: .expanded, id: id, place: .init(parent: id / 5, index: id % 5))
        ) { _ in children.isEmpty ? nil : children }
      }
      let rows = (0..<outline.rowCount).map { outline.row($0) }
      #expect(rows.map(\.content) == walk(outline.roots, outline))
      #expect(rows.allSatisfy { row in row.id.map { outline.row(of: $0) != nil } ?? true })
      #expect(
        rows.indices.allSatisfy { index in
          rows[index].id.map { outline.row(of: $0) == index } ?? true
        })
    }
    let decoded = try JSONDecoder().decode(
      Outline<Int>.self, from: JSONEncoder().encode(outline))
    #expect(decoded == outline)
  }

  private func walk(_ siblings: [Int], _ outline: Outline<Int>) -> [OutlineRow<Int>.Content] {
    siblings.flatMap { id -> [OutlineRow<Int>.Content] in
      guard let branch = outline.branches[id], branch.isExpanded else { return [.node(id)] }
      switch branch.content {
      case .known(let children): return [.node(id)] + walk(children, outline)
      case .loading: return [.node(id), .loading]
      case .failed(let message): return [.node(id), .failed(message)]
      }
    }
  }
}
