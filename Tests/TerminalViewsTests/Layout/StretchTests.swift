import TerminalViews
import Testing

@Suite struct StretchTests {
  @Test func `an element takes 40 bytes`() {
    #expect(MemoryLayout<Element>.stride == 40)
    #expect(MemoryLayout<Stretch>.size == 17)
  }

  @Test(arguments: [nil, 0...0, 0...Extent.limit, 3...7, Extent.limit...Extent.limit])
  func `bounds are read as they were set`(bounds: Stretch.Bounds?) {
    let stretch = Stretch(columns: bounds, rows: 1...2, fillsAcross: true)
    #expect(stretch.columns == bounds)
    #expect(stretch.rows == 1...2)
    #expect(stretch.fillsAcross)
    #expect(!stretch.fillsAlong)
    #expect(Stretch(columns: 1...2, rows: bounds).rows == bounds)
  }

  @Test func `bounds that are removed leave no trace`() {
    var stretch = Stretch(columns: 3...7)
    stretch.columns = nil
    #expect(stretch == .none)
    #expect(stretch.columns == nil)
  }
}
