import TerminalModel
import TerminalViews
import Testing

@Suite struct SpinnerTests {
  @Test(arguments: [(0, "|"), (1, "/"), (5, "/"), (-1, "\\"), (Int.max, "\\"), (Int.min, "|")])
  func `any number selects a frame`(frame: Int, expected: String) {
    #expect(screen(3, 1) { Spinner(frame: frame, pattern: .stroke) } == expected)
  }

  @Test(arguments: [Spinner<Tap>.Pattern.dots, .stroke, .blocks])
  func `each frame is one column wide`(pattern: Spinner<Tap>.Pattern) {
    #expect(pattern.frames.allSatisfy { Clusters($0).columns == 1 })
  }
}
