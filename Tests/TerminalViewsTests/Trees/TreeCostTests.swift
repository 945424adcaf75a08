import Synchronization
import TerminalModel
import TerminalViews
import Testing

/// The costs of trees, in exact numbers.
@Suite struct TreeCostTests {
  /// An identity; all of them together count how often they are compared or hashed.
  private struct Counted: Hashable, Sendable {
    static let count = Mutex(0)
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Counted, right: Counted) -> Bool {
      count.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Self.count.withLock { $0 += 1 }
      hasher.combine(number)
    }
  }

  private enum Event { case selected(Counted), changed(TreeChange<Counted>) }

  /// A tree with one expanded root, which has a number of children.
  private func outline(_ count: Int) -> Outline<Counted> {
    var outline = Outline([Counted(0)])
    outline.expand(Counted(0))
    outline.setChildren((1...count).map { Counted($0) }, of: Counted(0))
    return outline
  }

  private func scene(
    _ outline: Outline<Counted>, selection: Int, _ last: UntypedScene? = nil
  ) -> UntypedScene {
    UntypedScene(
      Tree(
        outline, selection: Counted(selection), rowsDependOn: 0, selects: Event.selected,
        changes: Event.changed
      ) { Text("\($0.number)") }.node().element,
      size: Size(columns: 20, rows: 8), interface: last?.interface ?? InterfaceState(),
      reusing: last?.cache)
  }

  /// The number of comparisons, and of rows made, for one key in a tree.
  private func costs(of code: Key.Code, in count: Int) -> (comparisons: Int, rows: Int) {
    let outline = outline(count)
    let first = scene(outline, selection: 50)
    let before = Counted.count.withLock { $0 }
    let response = first.respond(to: .key(Key(code)))
    guard case .selected(let id) = response.events.first as? Event else { return (-1, -1) }
    let next = UntypedScene(
      Tree(
        outline, selection: id, rowsDependOn: 0, selects: Event.selected, changes: Event.changed
      ) { Text("\($0.number)") }.node().element,
      size: Size(columns: 20, rows: 8), interface: response.interface, reusing: first.cache)
    return (Counted.count.withLock { $0 } - before, next.rowsBuilt)
  }

  @Test func `one row down costs the same in a tree of a million nodes as in a small one`() {
    let small = costs(of: .down, in: 100)
    let large = costs(of: .down, in: 1_000_000)
    #expect(small.rows == 1)
    #expect(large.rows == 1)
    #expect(large.comparisons == small.comparisons)
  }

  @Test func `a tree of a million rows makes only the rows on the screen`() {
    let outline = Outline((0..<1000).map { $0 }, expanded: Set(0..<1000)) { root in
      (1...1000).map { root * 1000 + $0 + 1000 }
    }
    #expect(outline.rowCount == 1_001_000)
    var made = 0
    let view = Tree(
      outline, selection: outline.id(atRow: 900_000), selects: Tap.chosen,
      changes: { _ in Tap.added }
    ) { id in
      made += 1
      return Text("\(id)").node()
    }
    _ = Scene(view.node(), size: Size(columns: 20, rows: 8), interface: InterfaceState())
    #expect(made == 8)
  }
}
