import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct ANSITextTests {
  private let escape = "\u{1B}"

  private func runs(_ text: String) -> [StyledText.Run] {
    StyledText(ansi: text.replacing("ESC", with: escape)).runs
  }

  private func run(
    _ text: String, _ attributes: Style.Attributes = [], _ foreground: Color? = nil,
    on background: Color? = nil
  ) -> StyledText.Run {
    StyledText.Run(
      text: text,
      change: StyleChange(
        foreground: foreground, background: background, attributes: attributes))
  }

  @Test(arguments: [
    ("ESC[31m", StyledText("x", foreground: .red)),
    ("ESC[1;34m", StyledText("x", style: .bold, foreground: .blue)),
    ("ESC[1mESC[94m", StyledText("x", style: .bold, foreground: .brightBlue)),
    ("ESC[42;97m", StyledText("x", foreground: .brightWhite, background: .green)),
    ("ESC[101m", StyledText("x", background: .brightRed)),
    ("ESC[38;5;208m", StyledText("x", foreground: .palette(208))),
    ("ESC[48:5:17m", StyledText("x", background: .palette(17))),
    ("ESC[38;2;1;20;255m", StyledText("x", foreground: .rgb(red: 1, green: 20, blue: 255))),
    ("ESC[38:2:1:20:255m", StyledText("x", foreground: .rgb(red: 1, green: 20, blue: 255))),
    ("ESC[48:2::1:20:255m", StyledText("x", background: .rgb(red: 1, green: 20, blue: 255))),
    ("ESC[2;3;4;5;7;9m", StyledText("x", style: everyAttribute)),
    ("ESC[4:3m", StyledText("x", style: .underline)),
    ("ESC[1;2;3;4;5;7;9mESC[22;23;24;25;27;29m", StyledText("x")),
    ("ESC[1;31;42mESC[39;49m", StyledText("x", style: .bold)),
    ("ESC[1;31;42mESC[m", StyledText("x")),
    ("ESC[1;31mESC[0;4m", StyledText("x", style: .underline)),
    ("ESC[8m", StyledText("x")),
    ("ESC[38;5;300m", StyledText("x")),
    ("ESC[38;7mESC[99999999999999999999m", StyledText("x")),
  ])
  func `text after a selection of a style has the style`(sequence: String, text: StyledText) {
    #expect(runs(sequence + "x") == text.runs)
  }

  private static let everyAttribute: Style.Attributes = [
    .dim, .italic, .underline, .blink, .reverse, .strikethrough,
  ]

  @Test func `a style lasts until it is changed, also in the next lines`() {
    #expect(
      runs("a ESC[1mbESC[31mc\nd ESC[0me")
        == [run("a "), run("b", .bold), run("c\nd ", .bold, .red), run("e")])
  }

  @Test(arguments: [
    "ESC[2K", "ESC[10;20H", "ESC[?25l", "ESC[>4;2m", "ESC[?1m", "ESC[1 q", "ESC[1$m",
    "ESC]0;title\u{07}", "ESC]8;;http://example.com\u{07}", "ESC]8;id=1;http://a.b/cESC\\",
    "ESCPq#0;2;0;0;0ESC\\", "ESC_Ga=T;AAAAESC\\", "ESC^privateESC\\", "ESCXstringESC\\",
    "ESCktitleESC\\", "ESC(B", "ESC)0", "ESC%G", "ESC7", "ESC=", "ESCM", "ESCc", "ESC\\",
  ])
  func `other escape sequences are removed whole`(sequence: String) {
    #expect(runs("a" + sequence + "b") == [run("ab")])
  }

  @Test(arguments: [
    "ESC", "ESC[", "ESC[1;3", "ESC[1 ", "ESC(", "ESC]", "ESC]8;;http://a", "ESC]0;tESC", "ESCPq",
    "ESCESC", "ESC[38;2;1",
  ])
  func `incomplete sequences at the end of the text or of a line are removed`(sequence: String) {
    #expect(runs("a" + sequence) == [run("a")])
    #expect(runs("a" + sequence + "\nb") == [run("a\nb")])
    #expect(runs("a" + sequence + "ESC[1mb") == [run("a"), run("b", .bold)])
  }

  @Test func `a byte that cannot be part of a sequence ends it and is text`() {
    #expect(runs("ESC[1é") == [run("é")])
    #expect(runs("ESCé") == [run("é")])
    #expect(runs("ESC[\u{08}x") == [run("\u{08}x")])
  }

  @Test func `a mark after a sequence stays with its letter`() {
    let text = StyledText(ansi: "e\(escape)[1m\u{301}x")
    #expect(text.text == "e\u{301}x")
    let view = Text<Never>(text).node()
    let buffer = Scene(view, size: Size(columns: 3, rows: 1), interface: InterfaceState()).draw()
      .buffer
    #expect(buffer[.origin].cluster.description == "e\u{301}")
    #expect(buffer[Position(column: 1, row: 0)].style == Style(attributes: .bold))
  }

  @Test func `hostile text leaves no escape character and no trap`() {
    var random = SplitMix(seed: 7)
    let parts = [
      "\u{1B}", "[", "]", "P", "m", "1", ";", ":", "38", "2", "5", "\u{07}", "\\", "\n", "\r", "é",
      "\u{301}", "999999999999", " ", "\u{9B}", "k", "?", "(", "\0", "👍",
    ]
    for _ in 0..<2000 {
      let text = (0..<20).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }
        .joined()
      let styled = StyledText(ansi: text)
      #expect(!styled.text.utf8.contains(0x1B))
      #expect(styled.lines.map(\.text).allSatisfy { !$0.utf8.contains(0x0A) })
    }
  }

  @Test func `lines have the styles of their parts, and no line ends`() {
    let lines = StyledText(ansi: "a\(escape)[1mb\r\n\r\nc\r\(escape)[0m\n\nd\re").lines
    #expect(
      lines.map(\.runs) == [
        [run("a"), run("b", .bold)], [], [run("c", .bold)], [], [run("d\re")],
      ])
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
  ])
  func `the end of the last line begins no further line`(text: String, lines: [String]) {
    #expect(StyledText(text).lines.map(\.text) == lines)
  }
}
