import TerminalModel
import Testing

/// Themes that are read from the text of a file.
@Suite struct ThemeTextTests {
  @Test func `a text changes the colours of its base`() throws {
    let theme = try Theme(
      parsing: """
        # Colours of the harbour
        name = harbour
        base = nord

        accent = #6ccfe0
        accent.16 = bright cyan
        accent.8 = 6
        border = default
        """)
    #expect(theme.name == "harbour")
    #expect(theme[.accent] == .rgb(red: 0x6C, green: 0xCF, blue: 0xE0))
    #expect(theme.color(of: .accent, at: .sixteen) == .brightCyan)
    #expect(theme.color(of: .accent, at: .eight) == .cyan)
    #expect(theme[.border] == .default)
    #expect(theme[.text] == Theme.nord[.text])
  }

  @Test func `an empty text is the dark theme with the name that is given`() throws {
    var dark = Theme.dark
    dark.name = "mine"
    #expect(try Theme(parsing: "\u{FEFF}# nothing\r\n\r\n", name: "mine") == dark)
  }

  @Test(arguments: Theme.all)
  func `the text of a theme is read as the same colours`(theme: Theme) throws {
    let read = try Theme(parsing: theme.text)
    #expect(read.name == theme.name && read.isDark == theme.isDark)
    for depth in [ColorDepth.none, .eight, .sixteen, .palette, .direct] {
      for token in Color.Token.allCases {
        #expect(read.color(of: token, at: depth) == theme.color(of: token, at: depth))
      }
    }
  }

  @Test(arguments: [
    ("accent", 1, "There is no \"=\""),
    ("base = dark\n\nacent = red", 3, "\"acent\" is no setting"),
    ("accent = reddish", 1, "\"reddish\" is no colour"),
    ("accent = #12345", 1, "\"#12345\" is no colour"),
    ("accent = #+12345", 1, "is no colour"),
    ("accent = 256", 1, "\"256\" is no colour"),
    ("accent.24 = red", 1, "\"accent.24\" is no setting"),
    ("accent.16 = #ffffff", 1, "\"#ffffff\" is no colour of a terminal with 16 colours"),
    ("accent.8 = 12", 1, "\"12\" is no colour of a terminal with 8 colours"),
    ("accent = red\naccent = blue", 2, "Line 1 has set \"accent\" already"),
    ("accent = red\nbase = dark", 2, "\"base\" has to be before all colours"),
    ("base = neon", 1, "\"neon\" is no theme. There are: terminal, dark,"),
    ("name =", 1, "There is no name"),
  ])
  func `a mistake is reported with its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: ThemeError.self) { _ = try Theme(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.description.hasPrefix("Line \(line): ") == true)
  }
}
