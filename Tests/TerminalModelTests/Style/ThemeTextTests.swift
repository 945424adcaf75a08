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

  @Test(arguments: [
    "accent = #ff8800\naccent.16 = bright cyan", "accent.16 = bright cyan\naccent = #ff8800",
  ])
  func `a colour for fewer colours counts in any order of the lines`(text: String) throws {
    let theme = try Theme(parsing: text)
    #expect(theme[.accent] == .rgb(red: 0xFF, green: 0x88, blue: 0))
    #expect(theme.color(of: .accent, at: .sixteen) == .palette(14))
  }

  @Test func `the text of a theme can be read, whatever colours it has`() throws {
    var theme = Theme.dark
    theme.setColor(of: .accent, at: .sixteen, to: .rgb(red: 1, green: 2, blue: 3))
    #expect(try Theme(parsing: theme.text).color(of: .accent, at: .sixteen) == .palette(0))
  }

  @Test func `the text of a theme leaves colours for fewer colours to the nearest ones`() {
    var theme = Theme.dark
    theme[.accent] = .rgb(red: 1, green: 2, blue: 3)
    theme.setColor(of: .accent, at: .sixteen, to: .blue)
    let lines = theme.text.split(separator: "\n").filter { $0.hasPrefix("accent") }
    #expect(lines == ["accent = #010203", "accent.16 = blue"])
  }

  @Test func `an empty text is the dark theme with the name that is given`() throws {
    var dark = Theme.dark
    dark.name = "mine"
    #expect(try Theme(parsing: "\u{FEFF}# nothing\r\n\r\n", name: "mine") == dark)
  }

  @Test func `a text changes metrics of the standard set, or of the one that it names`() throws {
    var metrics = ThemeMetrics.standard
    metrics[.panelRows] = 2
    #expect(try Theme(parsing: "panel-rows = 2").metrics == metrics)
    #expect(try Theme(parsing: "base = nord\naccent = red").metrics == .standard)
    metrics = .compact
    metrics[.buttonPadding] = 4
    let text = "metrics = compact\naccent = red\nbutton-padding = 4"
    #expect(try Theme(parsing: text).metrics == metrics)
  }

  @Test(arguments: [ThemeMetrics.standard, .compact, .comfortable])
  func `the text of a theme is read as the same metrics`(metrics: ThemeMetrics) throws {
    var theme = Theme.paper
    theme.metrics = metrics
    #expect(try Theme(parsing: theme.text).metrics == metrics)
  }

  @Test(arguments: Theme.all)
  func `the text of a theme is read as the same theme`(theme: Theme) throws {
    let read = try Theme(parsing: theme.text)
    #expect(read == theme)
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
    ("button-padding = 5", 1, "\"5\" is no number for button-padding. Write a number of cells"),
    ("base = nord\nbutton-padding = 0", 2, "of cells from 1 to 4."),
    ("panel-rows = wide", 1, "\"wide\" is no number for panel-rows"),
    ("bar-padding =", 1, "\"\" is no number for bar-padding"),
    ("bar-paddings = 1", 1, "is no setting. There are name, base, text,"),
    ("bar-padding.16 = 1", 1, "metrics, panel-columns, panel-rows,"),
    ("metrics = dense", 1, "is no set of metrics. There are: standard, compact, comfortable."),
    ("bar-padding = 1\nmetrics = compact", 2, "\"metrics\" has to be before all single metrics"),
    ("metrics = compact\nbase = dark", 2, "\"base\" has to be before all colours, metrics"),
    ("bar-padding = 1\nbar-padding = 2", 2, "Line 1 has set \"bar-padding\" already"),
  ])
  func `a mistake is reported with its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: ThemeError.self) { _ = try Theme(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.description.hasPrefix("Line \(line): ") == true)
  }
}
