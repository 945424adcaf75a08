import RandomNumbers
import Testing

@testable import TerminalModel

@Suite struct BufferReuseTests {
  @Test func `a cleared buffer has nothing but blanks`() {
    var buffer = Buffer(size: Size(columns: 4, rows: 2), filledWith: Cell(Cluster("#", width: 1)))
    buffer.clear()
    #expect(buffer.cells == Array(repeating: .blank, count: 8))
    #expect(buffer == Buffer(size: Size(columns: 4, rows: 2)))
  }

  @Test func `each row records the beginning and the end that are written`() {
    var buffer = Buffer(size: Size(columns: 6, rows: 5))
    buffer.write(Array(Clusters("a字")), style: .plain, at: Position(column: 1, row: 1))
    buffer.write(Array(Clusters("字")), style: .plain, at: Position(column: 5, row: 2))
    buffer.write(Array(Clusters("outside")), style: .plain, at: Position(column: 9, row: 3))
    buffer.restyle(Rect(origin: Position(column: 0, row: 4), size: Size(columns: 2, rows: 9))) {
      $0.attributes = .reverse
    }
    #expect(buffer.rows.map(\.written.start) == [0, 4, 0, 0, 2])
    #expect(buffer.rows.map(\.written.end) == [6, 6, 5, 6, 6])
    buffer.clear()
    #expect(buffer.rows.map(\.written.start) == [0, 0, 0, 0, 0])
    #expect(buffer.rows.map(\.written.end) == [6, 6, 6, 6, 6])
  }

  @Test func `filling blank cells with blanks counts as not written`() {
    var buffer = Buffer(size: Size(columns: 6, rows: 2))
    buffer.fill(Rect(buffer.size), with: .blank)
    #expect(buffer.rows.map(\.written.start) == [0, 0])
    buffer.fill(Rect(buffer.size), with: Cell(style: Style(background: .red)))
    #expect(buffer.rows.map(\.written.start) == [6, 6])
  }

  @Test(arguments: UInt64(0)..<300)
  func `a cleared buffer takes the same drawing as a new one`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var used = Buffer(size: Size(columns: 9, rows: 3))
    for _ in 0..<4 {
      used.clear()
      var new = Buffer(size: used.size)
      for drawing in BufferDrawing.some(&random) {
        drawing.draw(on: &used)
        drawing.draw(on: &new)
      }
      #expect(used == new)
      #expect(used.cells == new.cells)
      #expect(used.isBlankBetweenWritten)
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `buffers of one size are equal if and only if their cells are`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var buffers = Array(repeating: Buffer(size: Size(columns: 2, rows: 1)), count: 2)
    for index in buffers.indices {
      for drawing in BufferDrawing.some(&random) { drawing.draw(on: &buffers[index]) }
    }
    #expect((buffers[0] == buffers[1]) == (buffers[0].cells == buffers[1].cells))
  }
}
