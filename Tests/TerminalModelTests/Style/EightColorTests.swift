import TerminalModel
import Testing

/// Given colours that are the same as others among eight.
@Suite struct EightColorTests {
  @Test(
    arguments: [Theme.light, .dark, .terminal], [Color.gray, .rgb(red: 80, green: 80, blue: 80)])
  func `a given colour beside the default or a token differs from it`(theme: Theme, grey: Color) {
    let colors = ThemeColors(theme, depth: .eight)
    for style in [
      Style(foreground: grey), Style(background: grey), Style(foreground: .muted, background: grey),
      Style(foreground: grey, background: .surface),
    ] {
      let shown = colors.resolved(style)
      let numbers = [shown.foreground, shown.background].map(ColorDepth.eight.number)
      #expect(numbers[0] != numbers[1] || numbers == [-1, -1], "\(style)")
    }
  }

  @Test func `two given colours are shown as they are`() {
    let style = Style(foreground: .rgb(red: 1, green: 1, blue: 1), background: .black)
    #expect(ThemeColors(.dark, depth: .eight).resolved(style) == style)
  }

  @Test func `more colours are not changed`() {
    let style = Style(foreground: .gray, background: .palette(8))
    #expect(ThemeColors(.light, depth: .sixteen).resolved(style) == style)
  }
}
