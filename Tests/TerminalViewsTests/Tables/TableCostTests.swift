import TerminalModel
import TerminalViews
import Testing

/// The rows and cells that a table makes.
@Suite struct TableCostTests {
  private final class Counter {
    var cells = 0

    func cell(_ text: String) -> String {
      cells += 1
      return text
    }
  }

  private let counter = Counter()
  private let size = Size(columns: 60, rows: 11)

  private func numbers(
    _ row: Int, count: Int = 1_000_000, width: ColumnWidth = .flexible(minimum: 1),
    dependsOn dependency: (any Equatable & Sendable)? = 7, order: TableOrder? = nil
  ) -> Table<TableEvent> {
    Table(
      count: count, selection: .row(row, selects: TableEvent.selected), order: order,
      rowsDependOn: dependency, sorts: TableEvent.sorted
    ) {
      for column in 0..<8 {
        TableColumn("\(column)", width: width) { row in
          counter.cell("\(min(row, 1_000_000) * 10 + column)")
        }
      }
    }
  }

  private func layOut(
    _ view: Table<TableEvent>, after last: UntypedScene? = nil
  ) -> UntypedScene {
    UntypedScene(
      view.node().element, size: size, interface: last?.interface ?? InterfaceState(),
      reusing: last?.cache)
  }

  @Test(arguments: [10, 1000, 1_000_000, Int.max])
  func `makes the cells of visible rows`(count: Int) {
    let scene = layOut(numbers(count - 1, count: count, dependsOn: nil))
    #expect(scene.rowsBuilt == 10)
    #expect(counter.cells == 80)
  }

  @Test(arguments: [(9, 0), (10, 1), (19, 10), (500_000, 10)])
  func `makes only the rows that become visible`(row: Int, expected: Int) {
    let first = layOut(numbers(5))
    counter.cells = 0
    let next = layOut(numbers(row), after: first)
    #expect(next.rowsBuilt == expected)
    #expect(counter.cells == expected * 8)
  }

  @Test func `another order of the same rows makes no row`() {
    let first = layOut(numbers(5))
    #expect(layOut(numbers(5, order: TableOrder("3")), after: first).rowsBuilt == 0)
  }

  @Test func `measures the contents of rows once`() {
    let first = layOut(numbers(99, width: .content()))
    #expect(counter.cells == 160)
    counter.cells = 0
    let next = layOut(numbers(100, width: .content()), after: first)
    #expect(next.rowsBuilt == 10, "row 100 is wider, and so are the columns")
    #expect(counter.cells == 88)
    counter.cells = 0
    let last = layOut(numbers(102, width: .content()), after: next)
    #expect(last.rowsBuilt == 2)
    #expect(counter.cells == 32)
  }

  @Test func `columns with the width of contents follow changed rows, and never become narrower`() {
    let first = layOut(numbers(1_234, width: .content(), dependsOn: 1))
    let next = layOut(numbers(3, width: .content(), dependsOn: 2), after: first)
    #expect(text(first).hasPrefix("  0     1 "))
    #expect(text(next).hasPrefix("  0     1 "))
    let other = layOut(numbers(12_345, width: .content(), dependsOn: 2), after: next)
    #expect(text(other).hasPrefix("  0      1 "))
  }

  @Test func `a row is drawn as one text`() {
    #expect(layOut(numbers(5)).linesLaidOut == 10)
  }

  @Test func `one row down changes the cells of two rows`() {
    let first = layOut(numbers(4))
    let next = layOut(numbers(5), after: first)
    let (old, new) = (frame(first).buffer, frame(next).buffer)
    let changed = Rect(size).positions.filter { old[$0] != new[$0] }
    #expect(Set(changed.map(\.row)) == [5, 6])
  }

  private func frame(_ scene: UntypedScene) -> Frame {
    var frame = Frame(size: scene.size)
    scene.draw(into: &frame)
    return frame
  }

  private func text(_ scene: UntypedScene) -> String { frame(scene).text }
}
