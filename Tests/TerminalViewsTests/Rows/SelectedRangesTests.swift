import Foundation
import Testing

@testable import TerminalViews

@Suite struct SelectedRangesTests {
  @Test func `is encoded as ranges, and decoded`() throws {
    let selected = SelectedRanges(current: 4, rows: RangeSet([7..<1_000_000, 1..<3]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let encoded = try encoder.encode(selected)
    let text = String(decoding: encoded, as: UTF8.self)
    #expect(text == #"{"current":4,"rows":[[1,3],[7,1000000]]}"#)
    #expect(try JSONDecoder().decode(SelectedRanges.self, from: encoded) == selected)
  }

  @Test func `each change has the same result as with a set of rows`() {
    let changes: [RowsChange] = [
      .toggled(3), .extended(from: nil, to: 3...6, current: 6),
      .extended(from: 3...6, to: 3...5, current: 5), .toggled(4), .moved(to: 9),
      .extended(from: nil, to: 8...9, current: 8), .all, .toggled(0), .toggled(0), .cleared,
    ]
    var ranges = SelectedRanges(current: 3)
    var rows = SelectedRows<Int>(current: 3)
    for change in changes {
      ranges = ranges.changed(by: change, of: 10)
      rows = rows.changed(by: change, of: 10) { $0 }
      #expect(ranges.current == rows.current)
      #expect((0..<10).filter { ranges.rows.contains($0) } == rows.rows.sorted())
    }
  }
}
