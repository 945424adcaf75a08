import Foundation
import TerminalModel
import Testing

@Suite struct ThemeGlyphsTests {
  @Test func `the set for ASCII consists of printable ASCII characters`() {
    let all = Theme.Glyph.allCases.map { ThemeGlyphs.ascii[$0] } + ThemeGlyphs.ascii.spinner
    #expect(all.allSatisfy { (0x21...0x7E).contains($0.value) })
    #expect(ThemeGlyphs.ascii.isASCII)
    #expect(!ThemeGlyphs.unicode.isASCII)
  }

  @Test(arguments: Theme.Glyph.allCases)
  func `each glyph is set on its own`(glyph: Theme.Glyph) {
    var glyphs = ThemeGlyphs.unicode
    glyphs[glyph] = "¤"
    #expect(glyphs[glyph] == "¤")
    #expect(glyphs != .unicode)
    for other in Theme.Glyph.allCases where other != glyph {
      #expect(glyphs[other] == ThemeGlyphs.unicode[other])
    }
    #expect(glyphs.spinner == ThemeGlyphs.unicode.spinner)
  }

  @Test func `inASCII keeps ASCII glyphs, and gives each other glyph an ASCII form`() {
    var glyphs = ThemeGlyphs.unicode
    glyphs[.checkMark] = "v"
    glyphs[.cross] = "¤"
    glyphs[.bullet] = "◆"
    glyphs.spinner = ["◉", "/"]
    let shown = glyphs.inASCII
    #expect(shown[.checkMark] == "v" && shown[.cross] == "x" && shown[.bullet] == "#")
    #expect(shown.spinner == ["*", "/"])
    #expect(shown.isASCII)
  }

  @Test func `each glyph has a name in words, and no name is that of a metric or a token`() {
    #expect(Theme.Glyph.halfProgress.name == "half-progress")
    let names =
      Theme.Glyph.allCases.map(\.name) + Theme.Metric.allCases.map(\.name)
      + Color.Token.allCases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the text of a theme is read as the same glyphs`() throws {
    var theme = Theme.nord
    theme.glyphs = .ascii
    theme.glyphs[.stripe] = "#"
    theme.glyphs.spinner = ["a", "=", "◐"]
    #expect(try Theme(parsing: theme.text).glyphs == theme.glyphs)
    #expect(try Theme(parsing: Theme.nord.text).glyphs == .unicode)
  }

  @Test func `a text sets single glyphs of a set`() throws {
    var glyphs = ThemeGlyphs.ascii
    glyphs[.checkMark] = "✔"
    glyphs.spinner = ["◐", "◓"]
    let text = "glyphs = ascii\ncheck-mark = ✔\nspinner = ◐◓"
    #expect(try Theme(parsing: text).glyphs == glyphs)
  }

  @Test func `glyphs are decoded as they were encoded`() throws {
    var glyphs = ThemeGlyphs.ascii
    glyphs[.stripe] = "▎"
    glyphs.spinner = ["◐", "◓"]
    let data = try JSONEncoder().encode(glyphs)
    #expect(try JSONDecoder().decode(ThemeGlyphs.self, from: data) == glyphs)
  }

  @Test func `glyphs that are missing or too wide are decoded as those of Unicode`() throws {
    let text = #"{"check-mark": "✔", "cross": "語", "stripe": "ab", "spinner": ""}"#
    var glyphs = ThemeGlyphs.unicode
    glyphs[.checkMark] = "✔"
    #expect(try JSONDecoder().decode(ThemeGlyphs.self, from: Data(text.utf8)) == glyphs)
  }

  @Test(arguments: [
    ("glyphs = latin", "\"latin\" is no set of glyphs. There are: unicode, ascii."),
    ("check-mark = ✔\nglyphs = ascii", "\"glyphs\" has to be before all single glyphs."),
    ("check-mark = 語", "\"語\" is no glyph. Write a character that takes one column."),
    ("check-mark =", "\"\" is no glyph. Write a character that takes one column."),
    ("check-mark = ab", "\"ab\" is not one character."),
    ("spinner = a b", "\"a b\" is no glyph. Write a character that takes one column."),
  ])
  func `a mistake is an error with its line`(text: String, message: String) {
    let line = text.split(separator: "\n").count
    #expect(throws: ThemeError(line: line, message: message)) { try Theme(parsing: text) }
  }
}
