import TerminalModel
import Testing

/// Dim text in the colours of a theme.
@Suite struct DimTextTests {
  private static let dim = Style.Attributes.dim

  @Test(arguments: ThemeTests.coloured, ThemeTests.depths)
  func `dim text takes the muted colour if the theme has one`(theme: Theme, depth: ColorDepth) {
    let colors = ThemeColors(theme, depth: depth)
    let muted = theme.color(of: .muted, at: depth)
    for color in [Color.default, .text, .muted, .accent, .error] {
      let shown = colors.resolved(
        Style(foreground: color, background: .control, attributes: [.dim, .italic]))
      #expect(shown.foreground == muted && shown.attributes == .italic, "\(color)")
      #expect(colors.attributes(of: Style(foreground: color, attributes: .dim)) == [])
    }
  }

  @Test func `dim lines and fills keep their colours, apart from the focused border`() {
    let colors = ThemeColors(.dark, depth: .direct)
    for color in [Color.border, .surface, .control, .onAccent] {
      #expect(
        colors.resolved(Style(foreground: color, attributes: .dim))
          == colors.resolved(Style(foreground: color)))
    }
    #expect(
      colors.resolved(Style(foreground: .focusedBorder, attributes: .dim)).foreground
        == Theme.dark[.border])
  }

  @Test func `a literal colour of dim text is mixed with the muted colour`() throws {
    let red = Color.rgb(red: 255, green: 0, blue: 0)
    let style = Style(foreground: red, attributes: .dim)
    let shown = ThemeColors(.dark, depth: .direct).resolved(style)
    #expect(shown.foreground == red.mixed(with: Theme.dark[.muted], 0.5))
    #expect(shown.foreground != red && shown.attributes == [])
  }

  @Test(
    arguments: [
      (Theme.terminal, ColorDepth.direct), (.dark, .sixteen), (.light, .eight), (.nord, .none),
    ] as [(Theme, ColorDepth)])
  func `without a muted colour text stays dim`(theme: Theme, depth: ColorDepth) {
    let colors = ThemeColors(theme, depth: depth)
    let shown = colors.resolved(Style(attributes: .dim))
    #expect(shown.attributes == .dim)
    #expect(shown.foreground == colors.resolved(.plain).foreground)
  }
}
