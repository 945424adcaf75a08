import TerminalViews
import Testing

@Suite struct SharesTests {
  private let any = Stretch.any

  @Test(arguments: [
    (10, 2, [5, 5]), (11, 2, [6, 5]), (11, 3, [4, 4, 3]), (2, 3, [1, 1, 0]), (0, 2, [0, 0]),
    (-1, 2, [0, 0]), (7, 0, []),
  ])
  func `cells are shared evenly, and the first get the remainder`(
    cells: Int, count: Int, expected: [Int]
  ) {
    #expect(shares(of: cells, among: Array(repeating: any, count: count)) == expected)
  }

  @Test func `cells above an upper bound are shared by the others`() {
    #expect(shares(of: 30, among: [any, 0...4, any]) == [13, 4, 13])
  }

  @Test func `cells for a lower bound are taken from the others`() {
    #expect(shares(of: 30, among: [any, 20...any.upperBound, any]) == [5, 20, 5])
  }

  @Test func `if the lower bounds do not fit, the first are met`() {
    #expect(shares(of: 10, among: [6...8, 6...8]) == [6, 4])
  }

  @Test func `upper bounds may leave cells unused`() {
    #expect(shares(of: 100, among: [0...3, 2...2]) == [3, 2])
  }
}
