import Synchronization
import TerminalModel
import TerminalViews
import Testing

/// The costs of opening a tree and of expanding a node, in exact numbers.
@Suite struct TreeOpeningCostTests {
  /// The work that was done for a tree.
  private struct Costs: Equatable {
    /// How often an identity was hashed.
    var hashes = 0
    /// How often the tree asked for the view of a row, for the children of a node, and whether a
    /// node can have some.
    var (rows, children, questions) = (0, 0, 0)
    /// How many rows the scene made.
    var rowsBuilt = 0
  }

  private final class Meter: Sendable {
    private let costs = Mutex(Costs())
    /// How often two identities were compared: a number that depends on the seed of the hashes.
    private let comparisons = Mutex(0)

    var comparisonCount: Int { comparisons.withLock(\.self) }

    func countComparison() { comparisons.withLock { $0 += 1 } }

    func count(_ kind: any WritableKeyPath<Costs, Int> & Sendable) {
      costs.withLock { $0[keyPath: kind] += 1 }
    }

    /// The costs since the last call.
    func read(rowsBuilt: Int) -> Costs {
      costs.withLock { costs in
        defer { costs = Costs() }
        costs.rowsBuilt = rowsBuilt
        return costs
      }
    }
  }

  /// An identity whose comparisons and hashes a meter counts.
  private struct Counted: Hashable, Sendable {
    let number: Int
    let meter: Meter

    static func == (left: Counted, right: Counted) -> Bool {
      left.meter.countComparison()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      meter.count(\.hashes)
      hasher.combine(number)
    }
  }

  private enum Event { case selected(Counted), changed(TreeChange<Counted>) }

  /// A screen with a tree.
  private struct Stage {
    let meter = Meter()
    var outline = Outline<Counted>()
    var selection: Counted?
    /// The children of each expanded node.
    var children: [Counted] = []
    private var scene: UntypedScene?

    func nodes(_ numbers: Range<Int>) -> [Counted] {
      numbers.map { Counted(number: $0, meter: meter) }
    }

    /// Shows the tree, and returns the costs of that and of everything since the last frame.
    mutating func show() -> Costs {
      let tree = Tree(
        outline, selection: selection, rowsDependOn: 0,
        isExpandable: { [meter] _ in
          meter.count(\.questions)
          return true
        }, selects: Event.selected, changes: Event.changed
      ) { [meter] node in
        meter.count(\.rows)
        return Text("\(node.number)").node()
      }
      let next = UntypedScene(
        tree.node().element, size: Size(columns: 20, rows: 8),
        interface: scene?.interface ?? InterfaceState(), reusing: scene?.cache)
      scene = next
      return meter.read(rowsBuilt: next.rowsBuilt)
    }

    /// Presses a key, and applies its event as a reducer does.
    mutating func press(_ code: Key.Code) {
      let events = scene?.respond(to: .key(Key(code))).events ?? []
      for case .changed(let change) in events.compactMap({ $0 as? Event }) {
        let (meter, children) = (meter, children)
        outline.apply(change) { _ in
          meter.count(\.children)
          return children
        }
      }
    }
  }

  /// The costs of the first frame of a tree of roots.
  private func openingCosts(_ count: Int) -> Costs {
    var stage = Stage()
    stage.outline = Outline(stage.nodes(0..<count))
    stage.selection = stage.nodes(0..<1).first
    let costs = stage.show()
    #expect(stage.meter.comparisonCount < 100)
    return costs
  }

  @Test func `opening a tree of a million roots costs the same as a tree of a hundred`() {
    let costs = openingCosts(100)
    #expect(costs.rowsBuilt == 8)
    #expect(costs.rows == 8)
    #expect(costs.children == 0)
    #expect(openingCosts(1_000_000) == costs)
  }

  /// The costs of expanding a node, of collapsing it, and of expanding it again.
  private func expandingCosts(siblings: Int, children: Int) -> [Costs] {
    var stage = Stage()
    stage.outline = Outline(stage.nodes(0..<siblings))
    stage.selection = stage.nodes(3..<4).first
    stage.children = stage.nodes(siblings..<siblings + children)
    _ = stage.show()
    let costs = [Key.Code.right, .left, .right].map { code in
      stage.press(code)
      return stage.show()
    }
    #expect(stage.meter.comparisonCount < 500)
    return costs
  }

  @Test func `expanding a node with a million children asks once for them and makes visible rows`()
  {
    let costs = expandingCosts(siblings: 100, children: 100)
    #expect(costs.map(\.children) == [1, 0, 1])
    #expect(costs.allSatisfy { $0.rowsBuilt <= 8 && $0.rows <= 8 })
    #expect(expandingCosts(siblings: 100, children: 1_000_000) == costs)
  }

  @Test func `expanding one of a million siblings costs the same as one of a hundred`() {
    let costs = expandingCosts(siblings: 100, children: 100)
    #expect(expandingCosts(siblings: 1_000_000, children: 100) == costs)
  }

  @Test func `a tree of a million nodes asks for children only when their parent is expanded`() {
    // A thousand nodes, each with a thousand children.
    var stage = Stage()
    stage.outline = Outline(stage.nodes(0..<1_000))
    stage.selection = stage.nodes(0..<1).first
    stage.children = stage.nodes(1_000..<2_000)
    #expect(stage.show().children == 0)
    stage.press(.right)
    #expect(stage.show().children == 1)
    #expect(stage.outline.rowCount == 2_000)
  }
}
