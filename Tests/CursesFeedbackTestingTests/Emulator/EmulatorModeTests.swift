import CursesFeedbackTesting
import TerminalModel
import Testing

/// Modes (see `TerminalMode`), screens, titles, queries and unknown sequences.
@Suite struct EmulatorModeTests {
  @Test(
    arguments: [
      ("\u{1B}[?1h", .applicationCursorKeys, "\u{1B}[?1l"),
      ("\u{1B}=", .applicationKeypad, "\u{1B}>"),
      ("\u{1B}[?1000h", .mouseButtons, "\u{1B}[?1000l"),
      ("\u{1B}[?1002h", .mouseDrags, "\u{1B}[?1002l"),
      ("\u{1B}[?1003h", .mouseMotion, "\u{1B}[?1003l"),
      ("\u{1B}[?1004h", .focusReports, "\u{1B}[?1004l"),
      ("\u{1B}[?1006h", .mouseDigits, "\u{1B}[?1006l"),
      ("\u{1B}[?2004h", .bracketedPaste, "\u{1B}[?2004l"),
      ("\u{1B}[?2026h", .synchronizedOutput, "\u{1B}[?2026l"),
      ("\u{1B}[?5h", .reverseScreen, "\u{1B}[?5l"),
      ("\u{1B}[4h", .insert, "\u{1B}[4l"),
    ] as [(Output, TerminalMode, Output)])
  func `modes are switched on and off`(on: Output, mode: TerminalMode, off: Output) {
    #expect(terminal(on).modes == TerminalMode.initial.union([mode]))
    #expect(terminal(on + off).modes == TerminalMode.initial)
    #expect(terminal(on + off).unknownSequences == [])
  }

  @Test func `one sequence switches several modes, even with an unknown one among them`() {
    let terminal = terminal("\u{1B}[?1000;9999;1006h")
    #expect(terminal.modes.isSuperset(of: [.mouseButtons, .mouseDigits]))
    #expect(terminal.unknownSequences == ["\u{1B}[?1000;9999;1006h"])
  }

  @Test func `the alternate screen starts blank, and leaving it restores the main screen`() {
    var terminal = terminal("main\u{1B}[?1049h")
    #expect(terminal.isAlternateScreen)
    #expect(terminal.frame.text == "\n\n")
    terminal.feed("\u{1B}[3;1Hother")
    #expect(terminal.frame.text == "\n\nother")
    terminal.feed("\u{1B}[?1049l")
    #expect(!terminal.isAlternateScreen)
    #expect(terminal.frame.text == "main\n\n")
    #expect(terminal.cursorText == "4,0")
  }

  @Test func `leaving the alternate screen twice moves the cursor back twice`() {
    let terminal = terminal("ab\u{1B}[?1049h\u{1B}[?1049lcd\u{1B}[?1049l")
    #expect(terminal.cursorText == "2,0")
    #expect(terminal.frame.text == "abcd\n\n")
  }

  @Test(
    arguments: [
      ("\u{1B}]0;both\u{7}", "both"), ("\u{1B}]2;win; dow\u{1B}\\", "win; dow"),
      ("\u{1B}]1;icon\u{7}", ""), ("\u{1B}kscreen\u{1B}\\", "screen"),
      ("\u{1B}]2;a\u{7}\u{1B}[22;0;0t\u{1B}]2;b\u{7}\u{1B}[23;0;0t", "a"),
      ("\u{1B}]2;a\u{7}\u{1B}[23;0;0t", "a"), ("\u{9D}2;c1\u{9C}", ""),
      ("\u{1B}]2;cut\u{18}", ""),
    ] as [(Output, String)])
  func `the title is the last one that the program completed or restored`(
    sent: Output, title: String
  ) {
    #expect(terminal(sent).title == title)
  }

  @Test(
    arguments: [
      "\u{1B}[c", "\u{1B}[>c", "\u{1B}[6n", "\u{1B}[?2026$p", "\u{1B}[>q", "\u{1B}[14t",
      "\u{1B}[?u",
    ] as [Output])
  func `a query is recorded and not answered`(query: Output) {
    let terminal = terminal(query)
    #expect(terminal.queries == [query.text])
    #expect(terminal.unknownSequences == [])
  }

  @Test func `queries in control strings are recorded`() {
    let terminal = terminal("\u{1B}]11;?\u{7}\u{1B}P$qm\u{1B}\\")
    #expect(terminal.queries == ["\u{1B}]11;?", "\u{1B}P$qm"])
  }

  @Test func `operating system commands other than titles and queries are recorded in order`() {
    let terminal = terminal("\u{1B}]52;c;aGk=\u{7}\u{1B}]104\u{7}\u{1B}]R\u{1B}]P0112233x")
    #expect(terminal.systemCommands == ["52;c;aGk=", "104", "R", "P0112233"])
    #expect(terminal.frame.text == "x\n\n")
  }

  @Test func `the bell is counted`() {
    #expect(terminal("a\u{7}\u{7}").bellCount == 2)
  }

  @Test(
    arguments: [
      "\u{1B}[?9999h", "\u{1B}[99h", "\u{1B}[5J", "\u{1B}[=5x", "\u{1B}Q", "\u{5}", "\u{1B}_x",
      "\u{1B}[>4;2m",
    ] as [Output])
  func `an unknown sequence is recorded and not shown`(sent: Output) {
    let terminal = terminal("a" + sent + "\u{1B}\\b")
    #expect(terminal.unknownSequences == [sent.text])
    #expect(terminal.frame.text == "ab\n\n")
  }

  @Test func `the C1 control U+009B in plain text acts as its escape sequence`() {
    #expect(terminal("a\u{9B}3Gb").frame.text == "a b\n\n")
  }

  @Test func `a soft reset resets the cursor, key and insert modes and the style`() {
    let terminal = terminal("a\u{1B}[?25l\u{1B}[?1h\u{1B}[4h\u{1B}[1m\u{1B}[2;3r\u{1B}[!pb")
    #expect(terminal.modes == TerminalMode.initial)
    #expect(terminal.frame.text == "b\n\n")
    #expect(terminal.style(column: 0) == .plain)
  }
}
