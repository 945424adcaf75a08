import Testing

@testable import TerminalModel

@Suite struct WrittenColumnsTests {
  private let blank = WrittenColumns(start: 0, end: 200)

  @Test func `the written beginning and the written end of a row are recorded separately`() {
    var columns = blank
    columns.add(0..<50, of: 200)
    columns.add(199..<200, of: 200)
    #expect(columns == WrittenColumns(start: 50, end: 199))
    columns.remove(0..<50)
    columns.remove(199..<200)
    #expect(columns == blank)
  }

  @Test(arguments: [(40..<80, 80, 200), (120..<160, 0, 120), (80..<120, 120, 200)])
  func `columns are added to the part that grows less`(added: Range<Int>, start: Int, end: Int) {
    var columns = blank
    columns.add(added, of: 200)
    #expect(columns == WrittenColumns(start: start, end: end))
  }

  @Test func `a beginning and an end that meet are the whole row`() {
    var columns = WrittenColumns(start: 60, end: 150)
    columns.add(50..<160, of: 200)
    #expect(columns == WrittenColumns(start: 200, end: 200))
  }

  @Test func `removing columns in the middle of the beginning or of the end changes nothing`() {
    var columns = WrittenColumns(start: 60, end: 150)
    columns.remove(20..<40)
    columns.remove(160..<170)
    #expect(columns == WrittenColumns(start: 60, end: 150))
  }
}
