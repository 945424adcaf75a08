import TerminalModel
import Testing

@Suite struct OutlineTests {
  private let onSurface = Style(foreground: .outline, background: .surface)
  private let onBackground = Style(foreground: .outline)

  @Test(
    arguments: Theme.all.filter { $0 != .terminal }, [ColorDepth.direct, .palette])
  func `outlines are invisible where the surface differs from the background`(
    theme: Theme, depth: ColorDepth
  ) {
    let colors = ThemeColors(theme, depth: depth)
    for style in [onSurface, onBackground].map(colors.resolved) {
      #expect(style.foreground == style.background)
      #expect(style.foreground != .default)
    }
  }

  @Test(arguments: Theme.all, [ColorDepth.sixteen, .eight, .none])
  func `with few colours, outlines look like borders`(theme: Theme, depth: ColorDepth) {
    let colors = ThemeColors(theme, depth: depth)
    let border = Style(foreground: .border)
    #expect(colors.resolved(onBackground) == colors.resolved(border))
    #expect(
      colors.resolved(onSurface)
        == colors.resolved(Style(foreground: .border, background: .surface)))
  }

  @Test func `a theme without a surface of its own shows outlines`() {
    let colors = ThemeColors(.terminal, depth: .direct)
    #expect(
      colors.resolved(onSurface).foreground
        == colors.resolved(Style(foreground: .border)).foreground)
    #expect(colors.resolved(onSurface).attributes == .dim)
  }

  @Test func `a theme can show outlines`() {
    var theme = Theme.dark
    theme[.outline] = .rgb(red: 1, green: 2, blue: 3)
    let style = ThemeColors(theme, depth: .direct).resolved(onSurface)
    #expect(style.foreground == .rgb(red: 1, green: 2, blue: 3))
  }
}
