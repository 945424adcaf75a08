import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct AxisMarksTests {
  private static let scales: [ClosedRange<Double>] = [
    0...1, 0...119, -5...5, 0...1e6, 999_998...1_000_003, 0...1e-9, -1e300...1e300,
  ]

  @Test(arguments: scales)
  func `texts of a horizontal axis are at least two columns apart`(bounds: ClosedRange<Double>) {
    for length in 0...130 {
      let axis = AxisMarks(
        of: ChartScale(bounds), isWhole: false, from: 4, length: length, in: length + 4,
        ChartAxis())
      for (mark, next) in zip(axis.marks, axis.marks.dropFirst()) {
        #expect(mark.column + mark.text.count + 2 <= next.column, "\(length)")
      }
      #expect(axis.marks.allSatisfy { $0.column >= 0 })
      #expect(axis.marks.allSatisfy { $0.column + $0.text.count <= length + 4 })
      #expect(length < 40 || axis.marks.count >= 2, "\(length)")
    }
  }

  @Test(arguments: scales)
  func `ticks of a vertical axis are in rows of their own`(bounds: ClosedRange<Double>) {
    for rows in 1...60 {
      let axis = AxisMarks(of: ChartScale(bounds), isWhole: false, rows: rows, ChartAxis())
      let cells = axis.marks.map(\.cell)
      #expect(Set(cells).count == cells.count)
      #expect(cells.allSatisfy { 0..<rows ~= $0 })
    }
  }

  @Test func `wide texts stay in the width of the chart`() {
    let axis = AxisMarks(
      of: ChartScale(0...1), isWhole: true, from: 0, length: 20, in: 20,
      ChartAxis { "한국 \(Int($0))" })
    #expect(axis.marks.map(\.column) == [0, 14])
  }

  @Test func `of two ticks in one row of a vertical axis, one is shown`() {
    let axis = AxisMarks(of: ChartScale(1...29), isWhole: true, rows: 3, ChartAxis())
    let cells = axis.marks.map(\.cell)
    #expect(!cells.isEmpty && Set(cells).count == cells.count)
  }
}
