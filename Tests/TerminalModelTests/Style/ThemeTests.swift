public import TerminalModel
public import Testing

/// Themes, their forms for each number of colours, and their legibility.
@Suite struct ThemeTests {
  static let coloured = Theme.all.filter { $0 != .terminal }
  static let depths = [ColorDepth.direct, .palette]
  static let texts: [Color.Token] = [
    .text, .muted, .accent, .error, .warning, .success, .info,
  ]
  static let backgrounds: [Color.Token] = [.background, .surface, .control]

  @Test func `there are two dark themes, two light ones, one of high contrast, and the terminal's`()
  {
    let own = Theme.all.prefix(6)
    #expect(own.first == .terminal)
    #expect(
      own.filter { $0.isDark }.map(\.name) == ["terminal", "dark", "midnight", "high-contrast"])
    #expect(own.filter { !$0.isDark }.map(\.name) == ["light", "paper"])
    #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
  }

  @Test(arguments: coloured, depths)
  func `a control stands out from a surface, and that from the background`(
    theme: Theme, depth: ColorDepth
  ) throws {
    #expect(try theme.contrast(.surface, .background, depth) >= 1.05)
    #expect(try theme.contrast(.control, .surface, depth) >= 1.05)
    #expect(try theme.contrast(.control, .background, depth) >= 1.1)
  }

  @Test(arguments: coloured, depths)
  func `text stands out more than muted text, and that more than a border`(
    theme: Theme, depth: ColorDepth
  ) throws {
    let contrasts = try [Color.Token.text, .muted, .border].map {
      try theme.contrast($0, .background, depth)
    }
    #expect(contrasts == contrasts.sorted(by: >))
    #expect(contrasts[2] > 1.1)
  }

  @Test(arguments: Theme.all)
  func `a terminal with fewer colours gets only colours that it has`(theme: Theme) {
    for token in Color.Token.allCases {
      #expect(theme.color(of: token, at: .none) == .default)
      for (depth, entries) in [(ColorDepth.eight, 0..<8), (.sixteen, 0..<16), (.palette, 0..<256)] {
        switch theme.color(of: token, at: depth) {
        case .default: break
        case .palette(let entry): #expect(entries.contains(Int(entry)))
        case .rgb, .token: Issue.record("\(token) at \(depth)")
        }
      }
    }
  }

  @Test(arguments: coloured, [(ColorDepth.eight, Color.white), (.sixteen, .brightWhite)])
  func `with 16 and 8 colours all backgrounds are black, or white in a light theme`(
    theme: Theme, _ form: (depth: ColorDepth, white: Color)
  ) {
    for background in [Color.default] + Self.backgrounds.map(Color.token) {
      let shown = theme.resolved(Style(background: background), at: form.depth)
      #expect(shown.background == (theme.isDark ? .black : form.white))
      let plain = Theme.terminal.resolved(Style(background: background), at: form.depth)
      #expect(plain == .plain)
    }
  }

  @Test(arguments: Theme.all)
  func `with 16 and 8 colours muted text is dim, never black or cyan`(theme: Theme) {
    for depth in [ColorDepth.eight, .sixteen] {
      for token in [Color.Token.muted, .border] {
        let style = ThemeColors(theme, depth: depth).resolved(Style(foreground: .token(token)))
        var dim = theme.resolved(.plain, at: depth)
        dim.attributes = .dim
        #expect(style == dim)
      }
    }
  }

  @Test(
    arguments: [
      (.error, .black), (.warning, .black), (.success, .black), (.info, .black),
    ] as [(Color, Color)])
  func `in the terminal's colours, text on a fill is black`(
    fill: Color, text: Color
  ) {
    let colors = ThemeColors(.terminal, depth: .direct)
    #expect(colors.resolved(Style(foreground: .onAccent, background: fill)).foreground == text)
  }

  @Test func `with 16 and 8 colours, text on a fill is black or white`() {
    func text(on fill: Color, _ theme: Theme, _ depth: ColorDepth) -> Color {
      ThemeColors(theme, depth: depth).resolved(Style(foreground: .onAccent, background: fill))
        .foreground
    }
    #expect(text(on: .accent, .dark, .sixteen) == .black)
    #expect(text(on: .accent, .light, .sixteen) == .brightWhite)
    #expect(text(on: .accent, .light, .eight) == .white)
    #expect(text(on: .accent, .catppuccinLatte, .sixteen) == .brightWhite)
    #expect(text(on: .accent, .midnight, .sixteen) == .black)
    #expect(text(on: .error, .dark, .sixteen) == .black)
    #expect(text(on: .error, .light, .eight) == .white)
    #expect(text(on: .warning, .dark, .eight) == .black)
  }

  @Test func `a new colour also replaces the colour for terminals with fewer colours`() {
    var theme = Theme.dark
    theme[.accent] = .rgb(red: 255, green: 0, blue: 0)
    #expect(theme.color(of: .accent, at: .palette) == .palette(196))
    #expect(theme.color(of: .accent, at: .sixteen) == .brightRed)
    theme.setColor(of: .accent, at: .sixteen, to: .green)
    #expect(theme.color(of: .accent, at: .eight) == .green)
    theme[.error] = .accent
    #expect(theme[.error] == .rgb(red: 255, green: 0, blue: 0))
  }

  @Test func `a theme resolves a style for each number of colours`() {
    let style = Style(foreground: .accent, background: .selection)
    #expect(
      Theme.dark.resolved(style, at: .direct)
        == Style(foreground: Theme.dark[.accent], background: Theme.dark[.selection]))
    #expect(Theme.dark.resolved(style, at: .none) == Style(attributes: [.bold, .reverse]))
    #expect(
      Theme.dark.resolved(Style(foreground: .muted), at: .eight)
        == Style(foreground: .white, background: .black, attributes: .dim))
  }

  @Test func `the default colours are those of the theme`() {
    let colors = ThemeColors(.dark, depth: .direct)
    #expect(
      colors.resolved(.plain)
        == Style(foreground: Theme.dark[.text], background: Theme.dark[.background]))
    let literal = Style(foreground: .red, background: .rgb(red: 1, green: 2, blue: 3))
    #expect(colors.resolved(literal) == literal)
    #expect(ThemeColors(.terminal, depth: .direct).resolved(.plain) == .plain)
  }

  @Test(arguments: [
    (Style(foreground: .muted), Style(attributes: .dim)),
    (Style(foreground: .accent, attributes: .italic), Style(attributes: [.bold, .italic])),
    (Style(background: .selection), Style(attributes: .reverse)),
    (
      Style(foreground: .red, background: .selection, attributes: [.dim, .italic]),
      Style(attributes: [.reverse, .italic])
    ),
    (Style(foreground: .onAccent, background: .accent), Style(attributes: .reverse)),
    (Style(foreground: .text, background: .inactiveSelection), Style(attributes: .bold)),
    (Style(foreground: .error, background: .surface), Style(attributes: .bold)),
  ])
  func `without colours, attributes replace the colours of tokens`(style: Style, shown: Style) {
    for theme in Theme.all { #expect(ThemeColors(theme, depth: .none).resolved(style) == shown) }
  }

  @Test func `every token has a name in words`() {
    #expect(Color.Token.inactiveSelection.name == "inactive-selection")
    #expect(Set(Color.Token.allCases.map(\.name)).count == Color.Token.allCases.count)
    #expect(Theme.named("nord") == .nord)
    #expect(Theme.named("none") == nil)
  }
}

extension Theme: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}
