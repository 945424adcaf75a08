import CursesFeedbackTesting
import TerminalModel
import Testing

/// Selections of a style (`ESC [ … m`, SGR): `Pen` names the style of each number.
@Suite struct EmulatorStyleTests {
  @Test(arguments: [
    ("", .plain), ("1", Style(attributes: .bold)), ("2", Style(attributes: .dim)),
    ("3", Style(attributes: .italic)), ("4", Style(attributes: .underline)),
    ("5", Style(attributes: .blink)), ("7", Style(attributes: .reverse)),
    ("9", Style(attributes: .strikethrough)), ("4:3", Style(attributes: .underline)),
    ("1;4;7", Style(attributes: [.bold, .underline, .reverse])),
    ("1;0", .plain), ("1;", .plain),
    ("1;2;22", .plain), ("3;23", .plain), ("4;24", .plain), ("4;4:0", .plain),
    ("5;25", .plain), ("7;27", .plain), ("9;29", .plain),
    ("31", Style(foreground: .red)), ("97", Style(foreground: .brightWhite)),
    ("44", Style(background: .blue)), ("103", Style(background: .brightYellow)),
    ("31;39", .plain), ("44;49", .plain),
    ("38;5;208", Style(foreground: .palette(208))),
    ("48:5:208", Style(background: .palette(208))),
    ("38;2;1;2;3", Style(foreground: .rgb(red: 1, green: 2, blue: 3))),
    ("48:2:1:2:3", Style(background: .rgb(red: 1, green: 2, blue: 3))),
    ("38:2::1:2:3", Style(foreground: .rgb(red: 1, green: 2, blue: 3))),
    ("38;2;1;2;3;1", Style(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .bold)),
    ("38;5;208;48;5;9", Style(foreground: .palette(208), background: .brightRed)),
    ("58:2::1:2:3;59;31", Style(foreground: .red)),
  ])
  func `text has the selected style`(selection: String, style: Style) {
    let terminal = terminal(Output("\u{1B}[\(selection)mx"))
    #expect(terminal.style(column: 0) == style)
    #expect(terminal.unknownSequences == [])
  }

  @Test(arguments: ["38;5;256", "38;2;1;2", "38;7;1", "38", "107;108", "99"])
  func `an invalid style selection is recorded as unknown`(selection: String) {
    #expect(terminal(Output("\u{1B}[\(selection)m")).unknownSequences == ["\u{1B}[\(selection)m"])
  }

  @Test func `hidden text is shown as blanks of its width`() {
    #expect(terminal("a\u{1B}[8mb日\u{1B}[28mc").frame.text == "a   c\n\n")
  }

  @Test func `a wide cluster has its style in both cells`() {
    let terminal = terminal("\u{1B}[31m日")
    #expect(terminal.style(column: 1) == Style(foreground: .red))
  }
}
