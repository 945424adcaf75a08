import Testing

@testable import TerminalModel

@Suite struct BufferComparisonTests {
  private func buffer(_ rows: [String]) -> Buffer {
    var buffer = Buffer(size: Size(columns: 8, rows: rows.count))
    for (row, text) in rows.enumerated() {
      buffer.write(Array(Clusters(text)), style: .plain, at: Position(column: 0, row: row))
    }
    return buffer
  }

  @Test func `equal rows have no difference, wherever they stand`() {
    let (first, second) = (buffer(["one", "漢字"]), buffer(["漢字", "one"]))
    #expect(first.firstDifference(inRow: 0, from: 0, to: second, row: 1) == nil)
    #expect(first.firstDifference(inRow: 1, from: 0, to: second, row: 0) == nil)
    #expect(first.firstDifference(inRow: 0, from: 0, to: second, row: 0) == 0)
  }

  @Test func `the first difference from a column on is found`() {
    let (first, second) = (buffer(["abcdefgh"]), buffer(["abXdeXgh"]))
    #expect(first.firstDifference(inRow: 0, from: 0, to: second, row: 0) == 2)
    #expect(first.firstDifference(inRow: 0, from: 3, to: second, row: 0) == 5)
    #expect(first.firstDifference(inRow: 0, from: 6, to: second, row: 0) == nil)
    #expect(first.firstDifference(inRow: 0, from: 8, to: second, row: 0) == nil)
  }

  @Test(arguments: [
    Style(foreground: .palette(0)), Style(background: .rgb(red: 0, green: 0, blue: 0)),
    Style(attributes: .dim),
  ])
  func `a style is a difference, also the slightest`(style: Style) {
    let plain = buffer(["same"])
    var styled = plain
    styled.restyle(Rect(origin: Position(column: 3, row: 0), size: Size(columns: 1, rows: 1))) {
      $0 = style
    }
    #expect(plain.firstDifference(inRow: 0, from: 0, to: styled, row: 0) == 3)
  }
}
