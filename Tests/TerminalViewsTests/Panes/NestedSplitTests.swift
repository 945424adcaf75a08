import Foundation
import TerminalModel
import TerminalViews
import Testing

/// Splits in splits: the panes A above B at the left, and C above D and E side by side at the right.
@Suite struct NestedSplitTests {
  private static let initial = ["A20x6", "B20x6", "C20x4", "D9x8", "E10x8"]

  private var size = Size(columns: 41, rows: 13)
  private var interface = InterfaceState()

  /// A pane that shows its name and its size.
  private func pane(_ name: String) -> Node<Tap> {
    Canvas<Tap> { area in
      area.write("\(name)\(area.size.columns)x\(area.size.rows)", at: .origin)
    }
    .node()
  }

  private var scene: Scene<Tap> {
    let view = Split(.horizontal, initially: .first(20), minFirst: 7, minSecond: 15) {
      Split(.vertical, initially: .first(6), minFirst: 2, minSecond: 3) {
        pane("A")
      } second: {
        pane("B")
      }
    } second: {
      Split(.vertical, initially: .first(4), minFirst: 1, minSecond: 2) {
        pane("C")
      } second: {
        Split(.horizontal, initially: .first(9), minFirst: 6, minSecond: 5) {
          pane("D")
        } second: {
          pane("E")
        }
      }
    }
    return Scene(view.node(), size: size, interface: interface)
  }

  /// The names of the visible panes with their sizes.
  private var panes: [String] {
    scene.draw().text.matches(of: /[A-E]\d+x\d+/).map { String($0.output) }.sorted()
  }

  private mutating func take(_ input: Input) { interface = scene.respond(to: input).interface }

  private mutating func press(_ codes: Key.Code...) {
    for code in codes { take(.key(Key(code))) }
  }

  /// Drags with the left button from a cell to a cell.
  private mutating func drag(_ start: (Int, Int), _ end: (Int, Int)) {
    let (from, to) = (
      Position(column: start.0, row: start.1), Position(column: end.0, row: end.1)
    )
    take(.mouse(Mouse(.pressed(.left), at: from)))
    take(.mouse(Mouse(.dragged(.left), at: to)))
    take(.mouse(Mouse(.released(.left), at: to)))
  }

  @Test func `each split divides the pane that it is in`() {
    #expect(panes == Self.initial)
  }

  @Test(arguments: [
    ((20, 1), (25, 9), ["A25x6", "B25x6", "C15x4", "D9x8", "E5x8"]),
    ((5, 6), (30, 8), ["A20x8", "B20x4", "C20x4", "D9x8", "E10x8"]),
    ((30, 4), (2, 7), ["A20x6", "B20x6", "C20x7", "D9x5", "E10x5"]),
    ((30, 9), (27, 1), ["A20x6", "B20x6", "C20x4", "D6x8", "E13x8"]),
  ])
  private mutating func `a drag of a divider moves that one alone`(
    start: (Int, Int), end: (Int, Int), expected: [String]
  ) {
    drag(start, end)
    #expect(panes == expected)
  }

  @Test(
    arguments: [
      (1, [.down], ["A20x7", "B20x5", "C20x4", "D9x8", "E10x8"]),
      (2, [.right, .right], ["A20x6", "B20x6", "C20x4", "D11x8", "E8x8"]),
      (3, [.up], ["A20x6", "B20x6", "C20x3", "D9x9", "E10x9"]),
      (4, [.left, .left, .left], ["A17x6", "B17x6", "C23x4", "D9x8", "E13x8"]),
    ] as [(Int, [Key.Code], [String])])
  mutating func `Tab reaches the dividers from the inside out, and keys move the focused one`(
    place: Int, keys: [Key.Code], expected: [String]
  ) {
    for _ in 1..<place { press(.tab) }
    for key in keys { press(key) }
    #expect(panes == expected)
  }

  @Test(arguments: [
    ((20, 1), (0, 1), ["A7x6", "B7x6", "C33x4", "D9x8", "E23x8"]),
    ((20, 1), (40, 1), ["A25x6", "B25x6", "C15x4", "D9x8", "E5x8"]),
    ((5, 6), (5, 0), ["A20x2", "B20x10", "C20x4", "D9x8", "E10x8"]),
    ((5, 6), (5, 12), ["A20x9", "B20x3", "C20x4", "D9x8", "E10x8"]),
    ((30, 4), (30, 0), ["A20x6", "B20x6", "C20x1", "D9x11", "E10x11"]),
    ((30, 9), (21, 9), ["A20x6", "B20x6", "C20x4", "D6x8", "E13x8"]),
    ((30, 9), (40, 9), ["A20x6", "B20x6", "C20x4", "D14x8", "E5x8"]),
  ])
  private mutating func `a drag beyond the end leaves each pane its minimum size`(
    start: (Int, Int), end: (Int, Int), expected: [String]
  ) {
    drag(start, end)
    #expect(panes == expected)
  }

  @Test mutating func `Home and End leave each pane its minimum size`() {
    press(.home)
    #expect(panes == ["A20x2", "B20x10", "C20x4", "D9x8", "E10x8"])
    press(.end, .tab, .end, .tab, .end, .tab, .end)
    // The last divider makes the pane of D and E narrower, but leaves each its minimum size.
    #expect(panes == ["A25x9", "B25x3", "C15x10", "D9x2", "E5x2"])
  }

  @Test mutating func `an inner pane that does not fit is hidden, and returns with its size`() {
    drag((30, 9), (33, 9))
    #expect(panes == ["A20x6", "B20x6", "C20x4", "D12x8", "E7x8"])
    size = Size(columns: 31, rows: 4)
    #expect(panes == ["A15x4", "C15x1", "D9x2", "E5x2"])
    size = Size(columns: 41, rows: 13)
    #expect(panes == ["A20x6", "B20x6", "C20x4", "D12x8", "E7x8"])
  }

  @Test mutating func `the positions of all splits are encoded and decoded`() throws {
    drag((20, 1), (23, 1))
    drag((5, 6), (5, 7))
    drag((30, 4), (30, 6))
    press(.tab, .right)
    let moved = panes
    #expect(moved == ["A23x7", "B23x5", "C17x6", "D10x6", "E6x6"])
    interface = try JSONDecoder().decode(
      InterfaceState.self, from: JSONEncoder().encode(interface))
    #expect(panes == moved)
    drag((23, 1), (20, 1))
    press(.enter)
    #expect(panes == ["A20x7", "B20x5", "C20x6", "D9x6", "E10x6"])
  }

  @Test mutating func `a double click resets only the divider under the pointer`() {
    drag((20, 1), (23, 1))
    drag((5, 6), (5, 7))
    take(.mouse(Mouse(.pressed(.left), at: Position(column: 23, row: 1), clickCount: 2)))
    #expect(panes == ["A20x7", "B20x5", "C20x4", "D9x8", "E10x8"])
  }
}
