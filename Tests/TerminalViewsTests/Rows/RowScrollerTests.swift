import TerminalModel
import TerminalViews
import Testing

@Suite struct RowScrollerTests {
  private func scroller(
    _ count: Int, selection: Int?, height: Int = 5, offset: Int = 0, hasFooter: Bool = false
  ) -> RowScroller {
    RowScroller(
      count: count, selection: selection, hasFooter: hasFooter, rowHeight: 1, height: height,
      previousOffset: offset)
  }

  @Test(arguments: [
    (0, 0, 0), (4, 0, 0), (5, 0, 1), (99, 0, 95), (50, 48, 48), (50, 46, 46), (50, 45, 46),
    (50, 51, 50), (0, 90, 0),
  ])
  func `scrolls no further than needed to show the selected row`(
    selection: Int, offset: Int, expected: Int
  ) {
    #expect(scroller(100, selection: selection, offset: offset).offset == expected)
  }

  @Test func `keeps its scroll offset without a selected row`() {
    #expect(scroller(100, selection: nil, offset: 40).offset == 40)
  }

  @Test(arguments: [(100, 95), (3, 0), (0, 0)])
  func `does not scroll beyond its end`(count: Int, expected: Int) {
    #expect(scroller(count, selection: nil, offset: 99_999).offset == expected)
  }

  @Test func `the footer is visible if the last row is selected`() {
    #expect(scroller(100, selection: 99, hasFooter: true).shown == 96..<101)
  }

  @Test func `the selected row wins over the footer if there is space for one of them`() {
    #expect(scroller(100, selection: 99, height: 1, hasFooter: true).shown == 99..<100)
  }

  @Test(arguments: 0..<200)
  func `the selected row is always visible`(step: Int) {
    let count = 1 + step * 7 % 50
    let selection = step * 31 % count
    let rows = scroller(
      count, selection: selection, height: 1 + step % 9, offset: step * 13 % 60,
      hasFooter: step.isMultiple(of: 2))
    #expect(rows.shown.contains(selection))
    #expect(rows.shown.count <= 1 + step % 9)
  }

  @Test func `the thumb begins at the top and ends at the bottom`() {
    #expect(scroller(1000, selection: nil, height: 10).thumb == 0..<1)
    #expect(scroller(1000, selection: 999, height: 10).thumb == 9..<10)
    #expect(scroller(20, selection: nil, height: 10, offset: 5).thumb == 3..<8)
    #expect(scroller(10, selection: nil, height: 10).thumb.isEmpty)
  }

  @Test func `nothing is visible without space`() {
    #expect(scroller(10, selection: 4, height: 0).shown.isEmpty)
  }

  @Test func `a row has the cells between those of its neighbours`() {
    let rows = RowScroller(
      count: 9, selection: nil, hasFooter: true, rowHeight: 2, height: 5, previousOffset: 7)
    #expect(rows.area(of: 6, columns: 3) == nil)
    #expect(
      rows.area(of: 8, columns: 3)
        == Rect(origin: Position(column: 0, row: 2), size: Size(columns: 3, rows: 2)))
    #expect((-1...5).map { rows.row(at: $0) } == [nil, 7, 7, 8, 8, nil, nil])
  }

  @Test(arguments: [
    (RowStep.by(1), 41), (.by(-1), 39), (.by(5), 45), (.by(-99), 0), (.by(99), 99), (.toFirst, 0),
    (.toLast, 99),
  ])
  func `a step leads to another row`(step: RowStep, expected: Int) {
    let rows = scroller(100, selection: 40)
    #expect(rows.movement(step, from: 40, selects: true) == .toRow(expected))
  }

  @Test(arguments: [(RowStep.by(-3), 0), (.toFirst, 0), (.by(1), 99), (.toLast, 99), (.by(0), 50)])
  func `a step at the end leads nowhere`(step: RowStep, selection: Int) {
    let rows = scroller(100, selection: selection)
    #expect(rows.movement(step, from: selection, selects: true) == nil)
  }

  @Test func `without a selected row, a step by rows leads to the first visible one`() {
    let rows = scroller(100, selection: nil, offset: 40)
    #expect(rows.movement(.by(-1), from: nil, selects: true) == .toRow(40))
    #expect(rows.movement(.toLast, from: nil, selects: true) == .toRow(99))
    #expect(rows.movement(.by(0), from: nil, selects: true) == nil)
    #expect(scroller(0, selection: nil).movement(.by(1), from: nil, selects: true) == nil)
  }

  @Test(arguments: [
    (RowStep.by(3), 43), (.by(-50), 0), (.toLast, 95), (.by(99), 95), (.toFirst, 0),
  ])
  func `without a selection, a step scrolls`(step: RowStep, expected: Int) {
    let rows = scroller(100, selection: nil, offset: 40)
    #expect(rows.movement(step, from: nil, selects: false) == .toOffset(expected))
  }

  @Test func `rows that all fit do not scroll`() {
    let rows = scroller(5, selection: nil)
    #expect(rows.movement(.by(1), from: nil, selects: false) == nil)
    #expect(!rows.hasScrollBar(columns: 80))
  }

  @Test func `a scroll bar needs three columns`() {
    #expect(scroller(6, selection: nil).hasScrollBar(columns: 3))
    #expect(!scroller(6, selection: nil).hasScrollBar(columns: 2))
  }
}
