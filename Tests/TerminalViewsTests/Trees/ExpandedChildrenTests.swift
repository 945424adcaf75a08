import Testing

@testable import TerminalViews

@Suite struct ExpandedChildrenTests {
  /// Ten siblings, of which two are expanded: with three rows and with none below.
  private let children = ExpandedChildren([(index: 2, rows: 3), (index: 5, rows: 0)])

  @Test(
    arguments: [
      (0, 0, nil), (1, 1, nil), (2, 2, nil), (3, 2, 0), (5, 2, 2), (6, 3, nil), (8, 5, nil),
      (9, 6, nil), (12, 9, nil),
    ] as [(Int, Int, Int?)])
  func `finds the sibling with a row`(row: Int, index: Int, below: Int?) {
    let found = children.child(atRow: row)
    #expect(found.index == index)
    #expect(found.below == below)
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 3), (5, 3), (9, 3)])
  func `counts the rows below earlier siblings`(index: Int, rows: Int) {
    #expect(children.rows(before: index) == rows)
  }

  @Test func `a sibling is expanded, changed and collapsed`() {
    var children = children
    children.setRows(2, below: 3)
    #expect(
      children == ExpandedChildren([(index: 2, rows: 3), (index: 3, rows: 2), (index: 5, rows: 0)]))
    children.setRows(7, below: 2)
    #expect(
      children == ExpandedChildren([(index: 2, rows: 7), (index: 3, rows: 2), (index: 5, rows: 0)]))
    children.setRows(nil, below: 3)
    children.setRows(nil, below: 9)
    #expect(children == ExpandedChildren([(index: 2, rows: 7), (index: 5, rows: 0)]))
    #expect(children.rows == 7)
  }
}
