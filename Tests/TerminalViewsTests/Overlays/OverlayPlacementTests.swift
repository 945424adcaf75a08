import TerminalModel
import TerminalViews
import Testing

/// The place of a view beside another one.
@Suite struct OverlayPlacementTests {
  private func placement(
    column: Int, row: Int, _ edge: Edge = .bottom, _ alignment: Alignment = .topLeading,
    screen: Size = Size(columns: 40, rows: 12)
  ) -> OverlayPlacement {
    let anchor = Rect(
      origin: Position(column: column, row: row), size: Size(columns: 8, rows: 2))
    return OverlayPlacement(at: anchor, in: screen, edge, alignment)
  }

  @Test(
    arguments: [
      (.bottom, .topLeading, 16, 6), (.top, .topLeading, 16, 1), (.leading, .topLeading, 12, 4),
      (.trailing, .topLeading, 24, 4), (.bottom, .bottomTrailing, 20, 6), (.bottom, .center, 18, 6),
      (.trailing, .bottomTrailing, 24, 3), (.trailing, .center, 24, 4),
    ] as [(Edge, Alignment, Int, Int)])
  func `a view is outside an edge, and aligned along it`(
    edge: Edge, alignment: Alignment, column: Int, row: Int
  ) {
    let placement = placement(column: 16, row: 4, edge, alignment)
    let size = Size(columns: 4, rows: 3)
    #expect(placement.side(for: size).edge == edge)
    #expect(placement.origin(of: size, at: edge) == Position(column: column, row: row))
  }

  @Test(
    arguments: [
      (.bottom, 16, 8, .top), (.top, 16, 2, .bottom), (.leading, 2, 4, .trailing),
      (.trailing, 30, 4, .leading),
    ] as [(Edge, Int, Int, Edge)])
  func `a view that does not fit at an edge is at the opposite one`(
    edge: Edge, column: Int, row: Int, expected: Edge
  ) {
    let side = placement(column: column, row: row, edge).side(for: Size(columns: 4, rows: 3))
    #expect(side.edge == expected)
  }

  @Test func `a view that fits at no edge gets the cells at the larger side`() {
    let side = placement(column: 0, row: 3).side(for: Size(columns: 4, rows: 20))
    #expect(side == .init(edge: .bottom, room: Size(columns: 40, rows: 7)))
    let above = placement(column: 0, row: 7).side(for: Size(columns: 4, rows: 20))
    #expect(above == .init(edge: .top, room: Size(columns: 40, rows: 7)))
  }

  @Test func `a view covers an anchor that fills the screen`() {
    let screen = Size(columns: 8, rows: 2)
    let placement = placement(column: 0, row: 0, screen: screen)
    #expect(placement.side(for: Size(columns: 4, rows: 3)) == .init(edge: .bottom, room: screen))
    #expect(placement.origin(of: Size(columns: 4, rows: 2), at: .bottom) == .origin)
  }

  @Test(arguments: [(36, 32), (-4, 0), (60, 32)])
  func `a view is moved to stay inside the screen`(column: Int, expected: Int) {
    let origin = placement(column: column, row: 4).origin(
      of: Size(columns: 8, rows: 2), at: .bottom)
    #expect(origin == Position(column: expected, row: 6))
  }
}
