import CursesFeedbackTesting
import TerminalModel
import Testing

/// Movements of the cursor: `TerminalEmulator+Sequences.swift` names the function of each sequence.
@Suite struct EmulatorCursorTests {
  /// The cursor's position after each sequence, from column 4, row 1 (counted from 0) of 10
  /// columns and 3 rows.
  @Test(
    arguments: [
      ("\u{1B}[H", "0,0"), ("\u{1B}[3;7H", "6,2"), ("\u{1B}[;7f", "6,0"),
      ("\u{1B}[99;99H", "9,2"), ("\u{1B}[0;0H", "0,0"),
      ("\u{1B}[A", "4,0"), ("\u{1B}[9A", "4,0"), ("\u{1B}[B", "4,2"), ("\u{1B}[9B", "4,2"),
      ("\u{1B}[C", "5,1"), ("\u{1B}[9C", "9,1"), ("\u{1B}[D", "3,1"), ("\u{1B}[9D", "0,1"),
      ("\u{1B}[E", "0,2"), ("\u{1B}[F", "0,0"), ("\u{1B}E", "0,2"),
      ("\u{1B}[6G", "5,1"), ("\u{1B}[6`", "5,1"), ("\u{1B}[2a", "6,1"), ("\u{1B}[e", "4,2"),
      ("\u{1B}[3d", "4,2"), ("\u{1B}D", "4,2"), ("\u{1B}M", "4,0"), ("\n", "4,2"),
      ("\t", "8,1"), ("\u{1B}[2I", "9,1"), ("\u{1B}[Z", "0,1"), ("\r", "0,1"), ("\u{8}", "3,1"),
      ("\u{1B}H\r\t", "4,1"), ("\u{1B}[3g\t", "9,1"), ("\u{1B}H\u{1B}[g\r\t", "8,1"),
      ("\u{1B}7\u{1B}[H\u{1B}8", "4,1"), ("\u{1B}[s\u{1B}[H\u{1B}[u", "4,1"),
      ("\u{1B}[?1048h\u{1B}[H\u{1B}[?1048l", "4,1"),
      ("\u{1B}[2;3r", "0,0"), ("\u{1B}[2;3r\u{1B}[3;5H\u{1B}[9A", "4,1"),
      ("\u{1B}[1;2r\u{1B}[3;5H\u{1B}[A", "4,1"), ("\u{1B}[3;2r", "4,1"),
      ("\u{1B}[2;3r\u{1B}[?6h", "0,1"), ("\u{1B}[2;3r\u{1B}[?6h\u{1B}[2;2H", "1,2"),
      ("\u{1B}[?25l", "hidden"), ("\u{1B}[?25l\u{1B}[?25h", "4,1"),
    ] as [(Output, String)])
  func `the cursor moves within the screen`(sent: Output, cursor: String) {
    let terminal = terminal("\u{1B}[2;5H" + sent)
    #expect(terminal.cursorText == cursor)
    #expect(terminal.unknownSequences == [])
  }

  @Test func `a restored cursor restores its style and character set`() {
    let terminal = terminal("\u{1B}[1m\u{1B}7\u{1B}[m\u{1B}(0\u{1B}8q")
    #expect(terminal.frame.text == "q\n\n")
    #expect(terminal.style(column: 0).attributes == .bold)
  }

  @Test func `cursor movement cancels the pending wrap after the last column`() {
    #expect(terminal("0123456789\u{1B}[Ca").frame.text == "012345678a\n\n")
  }
}
