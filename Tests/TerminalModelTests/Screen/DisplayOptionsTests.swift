import TerminalModel
import Testing

@Suite struct DisplayOptionsTests {
  @Test(arguments: [(true, ColorDepth.direct), (false, .none)])
  func `the initializer takes whether there are colours`(usesColors: Bool, expected: ColorDepth) {
    let options = DisplayOptions(usesColors: usesColors)
    #expect(options.colors == expected)
    #expect(options.usesColors == usesColors)
  }

  @Test func `colours that are turned on stay the terminal's`() {
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
