import TerminalModel
import TerminalViews
import Testing

@Suite struct ProgressBarTests {
  @Test(arguments: [
    (0, "▕    ▏"), (0.001, "▕▏   ▏"), (0.25, "▕█   ▏"), (0.5, "▕██  ▏"), (0.53, "▕██▏ ▏"),
    (0.999, "▕███▉▏"), (1, "▕████▏"), (-1, "▕    ▏"), (7, "▕████▏"), (.nan, "▕    ▏"),
    (.infinity, "▕████▏"),
  ])
  func `shows eighths of columns`(value: Double, expected: String) {
    #expect(screen(6, 1) { ProgressBar(value) } == expected)
  }

  @Test(arguments: [(0, "   0%"), (0.5, "  50%"), (0.999, "  99%"), (1, " 100%")])
  func `shows a percentage that is rounded down`(value: Double, expected: String) {
    let screen = screen(15, 1) { ProgressBar(value, showsPercentage: true) }
    #expect(screen.hasSuffix("▏" + expected))
  }

  @Test(arguments: 1...200)
  func `is full only at 1 and empty only at 0`(columns: Int) {
    #expect(eighths(of: 1, columns: columns) == columns * 8)
    #expect(eighths(of: 0, columns: columns) == 0)
    #expect(eighths(of: 1 - .ulpOfOne, columns: columns) == columns * 8 - 1)
    #expect(eighths(of: .leastNonzeroMagnitude, columns: columns) == 1)
  }

  @Test(arguments: [(3, "▕█▏"), (2, ""), (0, "")])
  func `takes no more than the available columns`(columns: Int, expected: String) {
    #expect(screen(columns, 1) { ProgressBar(1) } == expected)
  }

  @Test func `shares a row with its neighbour`() {
    let screen = screen(12, 1) {
      Row {
        Text("Load")
        ProgressBar(1)
      }
    }
    #expect(screen == "Load ▕█████▏")
  }
}
