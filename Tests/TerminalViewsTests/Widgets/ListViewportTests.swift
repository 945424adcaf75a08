import TerminalModel
import TerminalViews
import Testing

@Suite struct ListViewportTests {
  private func viewport(
    _ count: Int, selection: Int?, height: Int = 5, offset: Int = 0, hasFooter: Bool = false
  ) -> ListViewport {
    ListViewport(
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
    #expect(viewport(100, selection: selection, offset: offset).offset == expected)
  }

  @Test func `keeps its scroll offset without a selected row`() {
    #expect(viewport(100, selection: nil, offset: 40).offset == 40)
  }

  @Test(arguments: [(100, 95), (3, 0), (0, 0)])
  func `does not scroll beyond its end`(count: Int, expected: Int) {
    #expect(viewport(count, selection: nil, offset: 99_999).offset == expected)
  }

  @Test func `the footer is visible if the last row is selected`() {
    #expect(viewport(100, selection: 99, hasFooter: true).shown == 96..<101)
  }

  @Test func `the selected row wins over the footer if there is space for one of them`() {
    #expect(viewport(100, selection: 99, height: 1, hasFooter: true).shown == 99..<100)
  }

  @Test(arguments: 0..<200)
  func `the selected row is always visible`(step: Int) {
    let count = 1 + step * 7 % 50
    let selection = step * 31 % count
    let viewport = viewport(
      count, selection: selection, height: 1 + step % 9, offset: step * 13 % 60,
      hasFooter: step.isMultiple(of: 2))
    #expect(viewport.shown.contains(selection))
    #expect(viewport.shown.count <= 1 + step % 9)
  }

  @Test func `the thumb begins at the top and ends at the bottom`() {
    #expect(viewport(1000, selection: nil, height: 10).thumb == 0..<1)
    #expect(viewport(1000, selection: 999, height: 10).thumb == 9..<10)
    #expect(viewport(20, selection: nil, height: 10, offset: 5).thumb == 3..<8)
    #expect(viewport(10, selection: nil, height: 10).thumb.isEmpty)
  }

  @Test func `nothing is visible without space`() {
    #expect(viewport(10, selection: 4, height: 0).shown.isEmpty)
  }
}
