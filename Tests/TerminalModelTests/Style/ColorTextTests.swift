import TerminalModel
import Testing

/// Colours as text, and their contrast.
@Suite struct ColorTextTests {
  @Test(
    arguments: [
      ("#6ccfe0", .rgb(red: 0x6C, green: 0xCF, blue: 0xE0)),
      ("#000a0F", .rgb(red: 0, green: 10, blue: 15)),
      ("default", .default), ("214", .palette(214)), ("9", .brightRed),
      ("Bright Blue", .brightBlue),
    ] as [(String, Color)])
  func `a colour is read from its text, and its own text is read as the same colour`(
    text: String, color: Color
  ) {
    #expect(Color(themeValue: text) == color)
    #expect(Color(themeValue: color.themeValue) == color)
  }

  @Test(arguments: ["", "#", "#12345", "#+12345", "#12345g", "256", "-1", "reddish", "accent"])
  func `a text that names no colour is refused`(text: String) {
    #expect(Color(themeValue: text) == nil)
  }

  @Test func `the first entries of the palette have names, the others numbers`() {
    #expect(Color.brightCyan.themeValue == "bright cyan")
    #expect(Color.palette(16).themeValue == "16")
    #expect(Color.rgb(red: 0xAB, green: 0, blue: 7).themeValue == "#ab0007")
  }

  @Test func `the contrast is 21 for black and white, and 1 for equal colours`() throws {
    let black = Color.rgb(red: 0, green: 0, blue: 0)
    let white = Color.rgb(red: 255, green: 255, blue: 255)
    #expect(try abs(#require(black.contrast(with: white)) - 21) < 0.001)
    #expect(white.contrast(with: black) == black.contrast(with: white))
    #expect(white.contrast(with: .brightWhite) == 1)
  }

  @Test(arguments: Theme.all.filter { $0 != .terminal }, Color.Token.allCases)
  func `a token of text or fills has a contrast of 4.5 or more, a token of lines has none`(
    theme: Theme, token: Color.Token
  ) throws {
    let contrast = theme.textContrast(of: token)
    if [Color.Token.border, .focusedBorder, .outline].contains(token) {
      #expect(contrast == nil)
    } else {
      #expect(try #require(contrast) >= 4.5)
    }
  }

  @Test func `the contrast of a token is the lowest of its pairs of text and background`() {
    var theme = Theme.dark
    theme[.warning] = theme[.surface]
    for token in [Color.Token.warning, .surface] { #expect(theme.textContrast(of: token) == 1) }
    theme[.selection] = theme[.text]
    for token in [Color.Token.text, .selection] { #expect(theme.textContrast(of: token) == 1) }
    theme[.error] = theme[.onAccent]
    #expect(theme.textContrast(of: .onAccent) == 1)
    #expect(Theme.terminal.textContrast(of: .text) == nil)
  }

  @Test func `the default colour and tokens have no contrast`() {
    #expect(Color.default.contrast(with: .red) == nil)
    #expect(Color.red.contrast(with: .accent) == nil)
  }
}
