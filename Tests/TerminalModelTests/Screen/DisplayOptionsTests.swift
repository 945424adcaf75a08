import TerminalModel
import Testing

@Suite struct DisplayOptionsTests {
  @Test(arguments: [(true, ColorDepth.direct), (false, .none)])
  func `usesColors selects direct colours or none`(usesColors: Bool, expected: ColorDepth) {
    let options = DisplayOptions(usesColors: usesColors)
    #expect(options.colors == expected)
    #expect(options.usesColors == usesColors)
  }

  @Test func `turning colours on keeps their number, and selects direct colours after none`() {
    var options = DisplayOptions()
    options.colors = .sixteen
    options.usesColors = true
    #expect(options.colors == .sixteen)
    options.usesColors = false
    #expect(options.colors == .none)
    options.usesColors = true
    #expect(options.colors == .direct)
  }
}
