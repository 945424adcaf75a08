import TerminalModel
import TerminalViews
import Testing

@Suite struct SpinnerTests {
  @Test(arguments: [(0, "|"), (1, "/"), (5, "/"), (-1, "\\"), (Int.max, "\\"), (Int.min, "|")])
  func `any number selects a frame`(frame: Int, expected: String) {
    #expect(screen(3, 1) { Spinner(frame: frame, pattern: .stroke) } == expected)
  }

  @Test(arguments: [Spinner<Tap>.Pattern.dots, .stroke, .blocks])
  func `with reduced motion each frame is the same mark`(pattern: Spinner<Tap>.Pattern) {
    let frames = (0..<10).map { frame in
      Scene(
        Spinner<Tap>(frame: frame, pattern: pattern).node(), size: Size(columns: 3, rows: 1),
        interface: InterfaceState(), display: DisplayOptions(reducesMotion: true)
      ).draw().text
    }
    #expect(Set(frames) == ["◌"])
  }

  @Test(arguments: [Spinner<Tap>.Pattern.dots, .stroke, .blocks])
  func `each frame is one column wide`(pattern: Spinner<Tap>.Pattern) {
    #expect(pattern.frames.allSatisfy { Clusters(String($0)).columns == 1 })
  }
}
