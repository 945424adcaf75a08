import CursesFeedbackTesting
import TerminalModel
import Testing

/// Characters, control characters and character sets: the screen and the cursor after the output.
@Suite struct EmulatorTextTests {
  @Test(
    arguments: [
      ("ab", "ab\n\n", "2,0"),
      ("ab\ncd", "ab\n  cd\n", "4,1"),
      ("ab\r\ncd", "ab\ncd\n", "2,1"),
      ("ab\u{8}c", "ac\n\n", "2,0"),
      ("\u{8}a", "a\n\n", "1,0"),
      ("a\tb", "a       b\n\n", "9,0"),
      ("a\t\t\tb", "a        b\n\n", "9,0"),
      ("0123456789", "0123456789\n\n", "9,0"),
      ("0123456789a", "0123456789\na\n", "1,1"),
      ("0123456789\ra", "a123456789\n\n", "1,0"),
      ("\u{1B}[?7l0123456789ab", "012345678b\n\n", "9,0"),
      ("1\r\n2\r\n3\r\n4", "2\n3\n4", "1,2"),
      ("a\u{1B}[5b", "aaaaaa\n\n", "6,0"),
      ("\u{1B}[5b", "\n\n", "0,0"),
      ("a\0b", "ab\n\n", "2,0"),
    ] as [(Output, String, String)])
  func `text is written at the cursor and wraps`(sent: Output, shown: String, cursor: String) {
    let terminal = terminal(sent)
    #expect(terminal.frame.text == shown)
    #expect(terminal.cursorText == cursor)
    #expect(terminal.unknownSequences == [])
  }

  @Test(
    arguments: [
      ("日本", "日本\n\n", "4,0"),
      ("12345678日", "12345678日\n\n", "9,0"),
      ("123456789日", "123456789\n日\n", "2,1"),
      ("日本\u{1B}[2Gx", " x本\n\n", "2,0"),
      ("日本\u{1B}[3Gx", "日x\n\n", "3,0"),
      ("日本\u{1B}[2G\u{1B}[K", "\n\n", "1,0"),
      ("日本\r\u{1B}[@", " 日本\n\n", "0,0"),
      ("日本\u{1B}[2G\u{1B}[P", " 本\n\n", "1,0"),
      ("e\u{301}x", "e\u{301}x\n\n", "2,0"),
      ("👨\u{200D}👩x", "👨\u{200D}👩x\n\n", "3,0"),
      ("🇩🇪🇫🇷", "🇩🇪🇫🇷\n\n", "4,0"),
      ("❤\u{FE0F}x", "❤\u{FE0F}x\n\n", "3,0"),
      ("123456789e\u{301}x", "123456789e\u{301}\nx\n", "1,1"),
    ] as [(Output, String, String)])
  func `wide and combined clusters take their width in columns`(
    sent: Output, shown: String, cursor: String
  ) {
    let terminal = terminal(sent)
    #expect(terminal.frame.text.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(terminal.cursorText == cursor)
  }

  @Test(
    arguments: [
      ([0x61, 0xE6, 0x97, 0x62], "a\u{FFFD}b\n\n"),
      ([0xFF, 0x62], "\u{FFFD}b\n\n"),
      ([0x80, 0x62], "\u{FFFD}b\n\n"),
      ([0xE6, 0x97, 0xA5], "日\n\n"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is shown as U+FFFD`(bytes: [UInt8], shown: String) {
    var terminal = terminal("")
    terminal.feed(bytes)
    #expect(terminal.frame.text == shown)
  }

  @Test(
    arguments: [
      ("\u{1B}(0lqk\u{1B}(Blqk", "┌─┐lqk\n\n"),
      ("\u{1B})0\u{E}x\u{F}x", "│x\n\n"),
      ("\u{1B}(0a~\u{1B}(Ba~", "▒·a~\n\n"),
      ("\u{1B}(0\u{1B}7\u{1B}(B\u{1B}8x", "│\n\n"),
    ] as [(Output, String)])
  func `the line drawing character set shows lines for letters`(sent: Output, shown: String) {
    #expect(terminal(sent).frame.text == shown)
  }

  @Test func `insert mode moves the cells after the text to the right`() {
    let terminal = terminal("abc\r\u{1B}[4hxy\u{1B}[4lz")
    #expect(terminal.frame.text == "xyzbc\n\n")
  }

  @Test func `a combining mark joins the character in the last column without autowrap`() {
    #expect(terminal("\u{1B}[?7l\u{1B}[10Ge\u{301}").frame.text == "         e\u{301}\n\n")
  }

  @Test func `the cancelling controls CAN and SUB do nothing outside a sequence`() {
    #expect(terminal("\u{18}a\u{1A}").frame.text == "a\n\n")
    #expect(terminal("\u{18}\u{1A}").unknownSequences.isEmpty)
  }

  @Test func `output can be split between any two bytes`() {
    var whole = terminal("")
    var cut = terminal("")
    let text = "\u{1B}[2;3H\u{1B}[38;5;9m日e\u{301}\u{1B}]2;title\u{1B}\\x\u{1B}(0q"
    whole.feed(text)
    for byte in text.utf8 { cut.feed([byte]) }
    #expect(cut.frame == whole.frame)
    #expect(cut.title == "title")
    #expect(cut.frame.text == "\n  日e\u{301}x─\n")
  }
}
