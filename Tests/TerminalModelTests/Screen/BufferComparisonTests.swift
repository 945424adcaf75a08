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

  @Test func `equal rows have no difference, whatever their positions`() {
    let (first, second) = (buffer(["one", "漢字"]), buffer(["漢字", "one"]))
    #expect(first.difference(inRow: 0, from: 0, to: second, row: 1) == nil)
    #expect(first.difference(inRow: 1, from: 0, to: second, row: 0) == nil)
    #expect(first.difference(inRow: 0, from: 0, to: second, row: 0) == 0..<4)
  }

  @Test func `the first difference from a column on is found`() {
    let (first, second) = (buffer(["abcdefgh"]), buffer(["abXYeXgh"]))
    #expect(first.difference(inRow: 0, from: 0, to: second, row: 0) == 2..<4)
    #expect(first.difference(inRow: 0, from: 3, to: second, row: 0) == 3..<4)
    #expect(first.difference(inRow: 0, from: 4, to: second, row: 0) == 5..<6)
    #expect(first.difference(inRow: 0, from: 6, to: second, row: 0) == nil)
    #expect(first.difference(inRow: 0, from: 8, to: second, row: 0) == nil)
  }

  @Test func `only the rows that differ are found`() {
    let shown = buffer(["one", "two", "漢字", "four"])
    #expect(buffer(["one", "tow", "漢字", ""]).rows(unlike: shown) == [1, 3])
    #expect(shown.rows(unlike: shown) == [])
    #expect(buffer(["two", "one", "four", "漢字"]).hasRow(2, like: 3, in: shown))
  }

  @Test func `the written cells of a row end with the last that was written`() {
    let rows = buffer(["one", "", "漢字"])
    #expect((0..<3).map { rows.writtenCells(ofRow: $0).count } == [3, 0, 4])
  }

  @Test func `a moved row is found at its old position, the nearest first`() {
    let shown = buffer(["one", "two", "three", "one"])
    let next = buffer(["new", "one", "two", "three"])
    let rows = [0, 1, 2, 3]
    #expect(next.nearestRow(like: 1, of: rows, in: shown, comparingFirst: 0) == 0)
    #expect(next.nearestRow(like: 3, of: rows, in: shown, comparingFirst: 2) == 2)
    #expect(next.nearestRow(like: 0, of: rows, in: shown, comparingFirst: 7) == nil)
  }

  @Test func `a moved row is found only among the given rows`() {
    let shown = buffer(["one", "two", "three", "one"])
    let next = buffer(["new", "one", "two", "three"])
    #expect(next.nearestRow(like: 0, of: [1, 2, 3], in: shown, comparingFirst: 0) == 3)
    #expect(next.nearestRow(like: 2, of: [0, 1, 3], in: shown, comparingFirst: 0) == nil)
  }

  @Test func `of two rows at the same distance, the one below is found`() {
    let (shown, next) = (buffer(["one", "two", "one"]), buffer(["two", "one", "two"]))
    #expect(next.nearestRow(like: 1, of: [0, 1, 2], in: shown, comparingFirst: 0) == 2)
  }

  @Test func `a row at the same position does not count as moved`() {
    let rows = buffer(["same", "other", "same"])
    #expect(rows.nearestRow(like: 1, of: [0, 1, 2], in: rows, comparingFirst: 0) == nil)
    #expect(rows.nearestRow(like: 2, of: [0, 1, 2], in: rows, comparingFirst: 0) == 0)
    #expect(rows.nearestRow(like: 0, of: [0], in: rows, comparingFirst: 0) == nil)
  }

  @Test func `a row that is written again as before is equal, whatever it held meanwhile`() {
    let plain = buffer(["same"])
    var used = buffer(["另外的字"])
    used.restyle(Rect(used.size)) { $0.attributes = .bold }
    used.fill(Rect(used.size), with: .blank)
    used.write(Array(Clusters("same")), style: .plain, at: .origin)
    #expect(plain.difference(inRow: 0, from: 0, to: used, row: 0) == nil)
    #expect(used.difference(inRow: 0, from: 0, to: plain, row: 0) == nil)
    #expect(used == plain)
    #expect(used.hashValue == plain.hashValue)
  }

  @Test func `erasing a row up to its end shortens its written part`() {
    var used = buffer(["abcdefgh", "abcdefgh"])
    used.fill(
      Rect(origin: Position(column: 3, row: 0), size: Size(columns: 5, rows: 1)), with: .blank)
    used.fill(
      Rect(origin: Position(column: 3, row: 1), size: Size(columns: 4, rows: 1)), with: .blank)
    #expect(used.rows.map(\.written.start) == [3, 8])
    #expect(used == buffer(["abc", "abc    h"]))
  }

  @Test(arguments: [
    Style(foreground: .palette(0)), Style(background: .rgb(red: 0, green: 0, blue: 0)),
    Style(attributes: .dim),
  ])
  func `any change of style is a difference`(style: Style) {
    let plain = buffer(["same"])
    var styled = plain
    styled.restyle(Rect(origin: Position(column: 3, row: 0), size: Size(columns: 1, rows: 1))) {
      $0 = style
    }
    #expect(plain.difference(inRow: 0, from: 0, to: styled, row: 0) == 3..<4)
  }
}
