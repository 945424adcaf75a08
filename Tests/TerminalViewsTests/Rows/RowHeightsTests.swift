import TerminalModel
import TerminalViews
import Testing

/// The scrolling of rows with heights of their own: row n is n % 3 + 1 cells high.
@Suite struct RowHeightsTests {
  private func scroller(
    _ count: Int, selection: Int? = nil, height: Int = 6, offset: Int = 0, hasFooter: Bool = false
  ) -> RowScroller {
    RowScroller(
      count: count, selection: selection, hasFooter: hasFooter, height: height,
      previousOffset: offset, heightOf: { $0 % 3 + 1 })
  }

  @Test(arguments: [
    (0, 0, 0), (2, 0, 0), (3, 0, 1), (4, 3, 3), (3, 9, 3), (29, 0, 27), (11, 9, 9),
  ])
  func `scrolls no further than needed to show the selected row`(
    selection: Int, offset: Int, expected: Int
  ) {
    #expect(scroller(30, selection: selection, offset: offset).offset == expected)
  }

  @Test func `the last visible row can be cut off`() {
    let rows = scroller(30, height: 5)
    #expect(rows.shown == 0..<3)
    #expect(rows.wholeRows == 2)
    #expect(rows.area(of: 2, columns: 4)?.rows == 3..<6)
  }

  @Test func `the last rows fill the visible cells`() {
    let rows = scroller(30, offset: 99)
    #expect(rows.shown == 27..<30)
    #expect(rows.lastOffset == 27)
    #expect(rows.movement(.by(1), from: nil, selects: false) == nil)
    #expect(rows.movement(.by(-1), from: nil, selects: false) == .toOffset(26))
    #expect(rows.thumb.upperBound == 6)
  }

  @Test func `finds the row at a cell, and the row nearest to it`() {
    let rows = scroller(3, height: 8)
    #expect((-1...7).map { rows.row(at: $0) } == [nil, 0, 1, 1, 2, 2, 2, nil, nil])
    #expect([-5, 1, 7].map { rows.nearestRow(to: $0) } == [0, 1, 2])
    #expect(rows.lastOffset == 0)
  }

  @Test func `a row that is higher than the list is cut off`() {
    let rows = scroller(30, selection: 2, height: 2)
    #expect(rows.shown == 2..<3)
    #expect(rows.wholeRows == 1)
  }

  @Test func `the footer is visible with the last row if both fit`() {
    #expect(scroller(30, selection: 29, height: 4, hasFooter: true).shown == 29..<31)
    #expect(scroller(30, selection: 29, height: 3, hasFooter: true).shown == 29..<30)
  }

  @Test func `nothing is visible without rows or space`() {
    #expect(scroller(0).shown.isEmpty)
    #expect(scroller(9, selection: 4, height: 0).shown.isEmpty)
  }

  @Test(arguments: 0..<200)
  func `the selected row is wholly visible if it fits`(step: Int) {
    let count = 1 + step * 7 % 50
    let selection = step * 31 % count
    let rows = scroller(
      count, selection: selection, height: 3 + step % 9, offset: step * 13 % 60,
      hasFooter: step.isMultiple(of: 2))
    let cells = rows.area(of: selection, columns: 1)?.rows
    #expect(cells?.count == selection % 3 + 1, "no cell of it is cut off at the top")
    #expect((cells?.upperBound ?? .max) <= rows.height)
  }
}
