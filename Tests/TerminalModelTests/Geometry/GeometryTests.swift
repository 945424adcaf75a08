import Foundation
import TerminalModel
import Testing

@Suite struct GeometryTests {
  @Test func `sizes and insets are never negative`() {
    var size = Size(columns: -1, rows: -2)
    #expect(size == .zero)
    size.columns = -3
    size.rows = -3
    #expect(size == .zero)
    var edges = Insets(top: -1, left: -1, bottom: -1, right: -1)
    #expect(edges == Insets())
    edges.left = -1
    edges.top = -1
    #expect(edges == Insets())
  }

  @Test func `a decoded size is never negative`() throws {
    let size = Size(columns: 80, rows: 0)
    let coded = try JSONEncoder().encode(size)
    #expect(try JSONDecoder().decode(Size.self, from: coded) == size)
    let rect = #"{"origin":{"column":1,"row":2},"size":{"columns":-3,"rows":-4}}"#
    let decoded = try JSONDecoder().decode(Rect.self, from: Data(rect.utf8))
    #expect(decoded.size == .zero)
  }

  @Test(arguments: [
    (1, 2, 3), (.max, 1, .max), (.max, .max, .max), (.min, -1, .min), (.min, .max, -1),
    (0, .min, .min),
  ])
  func `a sum saturates at the bounds of its type`(one: Int, other: Int, sum: Int) {
    #expect(one.saturatingAdding(other) == sum)
    #expect(other.saturatingAdding(one) == sum)
  }

  @Test func `sums of unbounded sizes do not overflow`() {
    let everything = Size(columns: .max, rows: .max)
    let rect = Rect(origin: Position(column: 5, row: .max), size: everything)
    #expect(rect.columns == 5..<Int.max)
    #expect(rect.rows.isEmpty)
    #expect(Insets(all: .max).horizontal == .max)
    #expect(Insets(all: .max).vertical == .max)
    #expect(Rect(everything).inset(by: Insets(all: .max)).isEmpty)
    #expect(
      Position(column: .min, row: .max).offset(columns: -1, rows: 1)
        == Position(column: .min, row: .max))
  }

  @Test(arguments: [
    (0, 0, 4, 4, 0, 0, 4, 4), (2, 1, 4, 4, 2, 1, 4, 4), (-2, -2, 4, 4, 0, 0, 2, 2),
    (8, 8, 9, 9, 8, 8, 2, 2), (0, 0, .max, .max, 0, 0, 10, 10),
    (.min, .min, .max, .max, 0, 0, 0, 0),
  ])
  func `an intersection has the cells of both rectangles`(
    column: Int, row: Int, columns: Int, rows: Int,
    seenColumn: Int, seenRow: Int, seenColumns: Int, seenRows: Int
  ) {
    let screen = Rect(Size(columns: 10, rows: 10))
    let rect = Rect(column, row, columns, rows)
    #expect(rect.intersection(screen) == Rect(seenColumn, seenRow, seenColumns, seenRows))
    #expect(screen.intersection(rect).size == rect.intersection(screen).size)
  }

  @Test(arguments: [(10, 0), (-5, 2), (3, 40), (.max, .max)])
  func `rectangles that do not overlap have an empty intersection`(column: Int, row: Int) {
    let screen = Rect(Size(columns: 10, rows: 10))
    #expect(screen.intersection(Rect(column, row, 5, 5)).isEmpty)
  }

  @Test(arguments: [
    (0, 0, true), (3, 1, true), (4, 0, false), (0, 2, false), (-1, 0, false), (0, -1, false),
  ])
  func `a rectangle contains its cells and no others`(column: Int, row: Int, expected: Bool) {
    let rect = Rect(Size(columns: 4, rows: 2))
    #expect(rect.contains(Position(column: column, row: row)) == expected)
  }

  @Test func `an inset removes cells on every side`() {
    let edges = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Rect(1, 1, 10, 10).inset(by: edges) == Rect(3, 2, 4, 6))
    #expect(Rect(1, 1, 3, 2).inset(by: edges) == Rect(3, 2, 0, 0))
  }
}

extension Rect {
  fileprivate init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.init(
      origin: Position(column: column, row: row), size: Size(columns: columns, rows: rows))
  }
}
