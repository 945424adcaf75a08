import TerminalModel
import TerminalViews
import Testing

@Suite struct ProgressBarTests {
  @Test(arguments: [
    (0, "────"), (0.001, "╾───"), (0.25, "━───"), (0.5, "━━──"), (0.6, "━━╾─"),
    (0.999, "━━━╾"), (1, "━━━━"), (-1, "────"), (7, "━━━━"), (.nan, "────"),
    (.infinity, "━━━━"),
  ])
  func `shows halves of columns, heavy for the part and thin for the rest`(
    value: Double, expected: String
  ) {
    #expect(screen(4, 1) { ProgressBar(value) } == expected)
  }

  @Test func `the part has the accent, the rest is a border`() {
    let scene = scene(4, 1) { ProgressBar(0.5) }
    #expect(scene.style(column: 1, row: 0) == Style(foreground: .accent))
    #expect(scene.style(column: 2, row: 0) == Style(foreground: .border))
  }

  @Test(arguments: [
    (0, "   0%"), (0.29, "  29%"), (0.57, "  57%"), (0.5, "  50%"), (0.999, "  99%"), (1, " 100%"),
  ])
  func `shows a percentage that is rounded down`(value: Double, expected: String) {
    let screen = screen(15, 1) { ProgressBar(value, showsPercentage: true) }
    #expect(screen.hasSuffix(expected))
  }

  @Test(arguments: 1...200)
  func `is full only at 1 and empty only at 0`(columns: Int) {
    #expect(filledParts(of: 1, columns: columns, each: 2) == columns * 2)
    #expect(filledParts(of: 0, columns: columns, each: 2) == 0)
    #expect(filledParts(of: 1 - .ulpOfOne, columns: columns, each: 2) == columns * 2 - 1)
    #expect(filledParts(of: .leastNonzeroMagnitude, columns: columns, each: 2) == 1)
  }

  @Test(arguments: [(3, "━━━"), (1, "━"), (0, "")])
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
    #expect(screen == "Load ━━━━━━━")
  }
}
