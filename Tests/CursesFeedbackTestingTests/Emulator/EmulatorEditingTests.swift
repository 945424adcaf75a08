import CursesFeedbackTesting
import TerminalModel
import Testing

/// Sequences that erase, insert, delete and scroll cells: `TerminalEmulator+Sequences.swift` names
/// the function of each.
@Suite struct EmulatorEditingTests {
  /// Three full rows, without autowrap, with the cursor at column 3, counted from 0, of the middle
  /// one.
  private static let full: Output =
    "\u{1B}[?7l0123456789\r\nabcdefghij\r\nABCDEFGHIJ\u{1B}[2;4H"

  @Test(
    arguments: [
      ("\u{1B}[K", "0123456789\nabc\nABCDEFGHIJ"),
      ("\u{1B}[1K", "0123456789\n    efghij\nABCDEFGHIJ"),
      ("\u{1B}[2K", "0123456789\n\nABCDEFGHIJ"),
      ("\u{1B}[J", "0123456789\nabc\n"),
      ("\u{1B}[1J", "\n    efghij\nABCDEFGHIJ"),
      ("\u{1B}[2J", "\n\n"),
      ("\u{1B}[3J", "0123456789\nabcdefghij\nABCDEFGHIJ"),
      ("\u{1B}[3X", "0123456789\nabc   ghij\nABCDEFGHIJ"),
      ("\u{1B}[99X", "0123456789\nabc\nABCDEFGHIJ"),
      ("\u{1B}[2@", "0123456789\nabc  defgh\nABCDEFGHIJ"),
      ("\u{1B}[99@", "0123456789\nabc\nABCDEFGHIJ"),
      ("\u{1B}[2P", "0123456789\nabcfghij\nABCDEFGHIJ"),
      ("\u{1B}[99P", "0123456789\nabc\nABCDEFGHIJ"),
      ("\u{1B}[L", "0123456789\n\nabcdefghij"),
      ("\u{1B}[99L", "0123456789\n\n"),
      ("\u{1B}[M", "0123456789\nABCDEFGHIJ\n"),
      ("\u{1B}[S", "abcdefghij\nABCDEFGHIJ\n"),
      ("\u{1B}[T", "\n0123456789\nabcdefghij"),
      ("\u{1B}[99S", "\n\n"),
      ("\u{1B}[1;2r\u{1B}[S", "abcdefghij\n\nABCDEFGHIJ"),
      ("\u{1B}[2;3r\u{1B}[2;1H\u{1B}M", "0123456789\n\nabcdefghij"),
      ("\u{1B}[1;2r\u{1B}[2;1H\n", "abcdefghij\n\nABCDEFGHIJ"),
      ("\u{1B}[1;2r\u{1B}[3;1H\n", "0123456789\nabcdefghij\nABCDEFGHIJ"),
      ("\u{1B}[1;2r\u{1B}[3;1H\u{1B}[L", "0123456789\nabcdefghij\nABCDEFGHIJ"),
      ("\u{1B}[1;1H\u{1B}M", "\n0123456789\nabcdefghij"),
      ("\u{1B}[3;1H\u{1B}D", "abcdefghij\nABCDEFGHIJ\n"),
      ("\u{1B}#8", "EEEEEEEEEE\nEEEEEEEEEE\nEEEEEEEEEE"),
      ("\u{1B}c", "\n\n"),
    ] as [(Output, String)])
  func `editing sequences erase and move cells`(sent: Output, shown: String) {
    let terminal = terminal(Self.full + sent)
    #expect(terminal.frame.text == shown)
    #expect(terminal.unknownSequences == [])
  }

  @Test(
    arguments: [
      "\u{1B}[K", "\u{1B}[2J", "\u{1B}[5X", "\u{1B}[5@", "\u{1B}[10P", "\u{1B}[S", "\u{1B}[T",
      "\u{1B}[L", "\u{1B}[M", "\u{1B}M",
    ] as [Output])
  func `erased and inserted cells have only the background of the style`(sent: Output) {
    let terminal = terminal("\u{1B}[1;7;31;44m" + sent, rows: 1)
    #expect(terminal.style(column: 0) == Style(background: .blue))
  }

  @Test(arguments: [
    (Size(columns: 4, rows: 3), "0123\nabcd\nABCD", "3,1"),
    (Size(columns: 2, rows: 2), "01\nab", "1,1"),
    (Size(columns: 12, rows: 4), "0123456789\nabcdefghij\nABCDEFGHIJ\n", "3,1"),
    (Size(columns: 10, rows: 1), "abcdefghij", "3,0"),
  ])
  func `resizing cuts or adds cells and keeps the cursor's row`(
    size: Size, shown: String, cursor: String
  ) {
    var terminal = terminal(Self.full)
    terminal.resize(to: size)
    #expect(terminal.frame.text == shown)
    #expect(terminal.size == size)
    #expect(terminal.cursorText == cursor)
  }

  @Test func `a wide cluster cut in half by a resize leaves a blank`() {
    var terminal = terminal("日本語")
    terminal.resize(to: Size(columns: 3, rows: 1))
    #expect(terminal.frame.text == "日")
  }
}
