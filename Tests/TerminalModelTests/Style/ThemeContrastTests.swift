import TerminalModel
import Testing

/// The legibility of themes, with each number of colours.
@Suite struct ThemeContrastTests {
  static let selections: [Color.Token] = [.selection, .inactiveSelection]
  static let fills: [Color.Token] = [.accent, .error, .warning, .success, .info]

  @Test(arguments: ThemeTests.coloured, ThemeTests.depths)
  func `text has a contrast of 4.5 to 1 on all backgrounds`(theme: Theme, depth: ColorDepth) throws
  {
    for text in ThemeTests.texts {
      for background in ThemeTests.backgrounds {
        let contrast = try theme.contrast(text, background, depth)
        #expect(contrast >= 4.5, "\(text) on \(background): \(contrast)")
      }
    }
    for fill in Self.fills {
      let contrast = try theme.contrast(.onAccent, fill, depth)
      #expect(contrast >= 4.5, "onAccent on \(fill): \(contrast)")
    }
  }

  @Test(arguments: ThemeTests.coloured, ThemeTests.depths)
  func `text has a contrast of 4.5 to 1 on selections`(theme: Theme, depth: ColorDepth) throws {
    for text in ThemeTests.texts {
      for selection in Self.selections {
        let contrast = try theme.contrast(text, selection, depth)
        #expect(contrast >= 4.5, "\(text) on \(selection): \(contrast)")
      }
    }
  }

  @Test(arguments: ThemeTests.coloured, ThemeTests.depths)
  func `the selection stands out more with the focus than without`(
    theme: Theme, depth: ColorDepth
  ) throws {
    let active = try theme.contrast(.selection, .background, depth)
    let inactive = try theme.contrast(.inactiveSelection, .background, depth)
    #expect(inactive >= 1.1, "\(inactive)")
    #expect(active >= 1.3, "\(active)")
    #expect(active >= 1.15 * inactive, "\(active), \(inactive)")
    #expect(try theme.contrast(.selection, .surface, depth) >= 1.1)
    #expect(theme.color(of: .selection, at: depth) != theme.color(of: .control, at: depth))
  }

  @Test(arguments: ThemeTests.coloured, ThemeTests.depths)
  func `lines that show the focus have a contrast of 3 to 1 on all backgrounds`(
    theme: Theme, depth: ColorDepth
  ) throws {
    for background in ThemeTests.backgrounds + Self.selections {
      #expect(try theme.contrast(.focusedBorder, background, depth) >= 3)
    }
  }

  /// On a dark and on a light terminal: only the theme `terminal` needs a dark one.
  @Test(arguments: Theme.all, [ColorDepth.sixteen, .eight])
  func `text and lines have a contrast of 4.5 to 1 with 16 and 8 colours`(
    theme: Theme, depth: ColorDepth
  ) throws {
    let backgrounds = ThemeTests.backgrounds + Self.selections
    for token in ThemeTests.texts + [.border, .focusedBorder, .outline] {
      for background in backgrounds {
        let contrast = try theme.basicContrast(
          Style(foreground: .token(token), background: .token(background)), depth: depth)
        #expect(contrast >= (theme == .highContrast ? 7 : 4.5), "\(token): \(contrast)")
      }
    }
    for fill in Self.fills {
      let contrast = try theme.basicContrast(
        Style(foreground: .onAccent, background: .token(fill)), depth: depth)
      #expect(contrast >= 4.5, "onAccent on \(fill): \(contrast)")
    }
  }

  @Test(arguments: Theme.all, [ColorDepth.sixteen, .eight])
  func `the accent, errors and warnings differ from text with 16 and 8 colours`(
    theme: Theme, depth: ColorDepth
  ) {
    let colors = ThemeColors(theme, depth: depth)
    for token in [Color.Token.accent, .error, .warning] {
      #expect(colors.resolved(Style(foreground: .token(token))) != colors.resolved(.plain))
    }
  }

  @Test func `text of the high-contrast theme has a contrast of 7 to 1`() throws {
    for text in ThemeTests.texts {
      for background in ThemeTests.backgrounds {
        #expect(try Theme.highContrast.contrast(text, background, .direct) >= 7)
        #expect(try Theme.highContrast.contrast(text, background, .palette) >= 7)
      }
    }
    #expect(try Theme.highContrast.contrast(.control, .background, .direct) >= 1.5)
    #expect(try Theme.highContrast.contrast(.border, .background, .direct) >= 3)
  }
}

extension Theme {
  /// The contrast of two tokens, 1 to 21 (WCAG 2.2, contrast ratio).
  func contrast(_ one: Color.Token, _ other: Color.Token, _ depth: ColorDepth) throws -> Double {
    try #require(color(of: one, at: depth).contrast(with: color(of: other, at: depth)))
  }

  /// The lower contrast of a style on a terminal with 16 or 8 colours whose own colours are white
  /// on black, and on one whose own are black on white, both with xterm's palette; for the theme
  /// `terminal`, that on the former.
  ///
  /// The attribute `dim` is left out: terminals show it in different ways.
  fileprivate func basicContrast(_ style: Style, depth: ColorDepth) throws -> Double {
    let shown = ThemeColors(self, depth: depth).resolved(style)
    let terminals = [(Color.brightWhite, Color.black), (.black, .brightWhite)]
    let contrasts = try terminals.prefix(self == .terminal ? 1 : 2).map { own in
      let text = shown.foreground == .default ? own.0 : shown.foreground
      let background = shown.background == .default ? own.1 : shown.background
      return try #require(text.contrast(with: background))
    }
    return try #require(contrasts.min())
  }
}
