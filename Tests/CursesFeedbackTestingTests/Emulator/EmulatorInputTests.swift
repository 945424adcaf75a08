import CursesFeedbackTesting
import TerminalModel
import Testing

/// The bytes that the emulator sends for inputs.
///
/// `ESC [ ? … h` switches on the modes with these numbers: see `TerminalMode`.
@Suite struct EmulatorInputTests {
  @Test(
    arguments: [
      (Key(.character("a")), "a"), (Key(.character("é")), "é"),
      (Key(.character("c"), modifiers: .control), "\u{3}"),
      (Key(.character(" "), modifiers: .control), "\0"), (.ctrl("/"), "\u{1F}"),
      (.ctrl("2"), "\0"), (.ctrl("3"), "\u{1B}"), (.ctrl("7"), "\u{1F}"), (.ctrl("?"), "\u{7F}"),
      (.ctrl("1"), "1"), (.ctrl("m"), "\r"), (.ctrl(.backspace), "\u{8}"),
      (Key(.character("x"), modifiers: .alt), "\u{1B}x"),
      (Key(.enter), "\r"), (Key(.tab), "\t"), (Key(.tab, modifiers: .shift), "\u{1B}[Z"),
      (Key(.escape), "\u{1B}"), (Key(.backspace), "\u{7F}"),
      (Key(.up), "\u{1B}[A"), (Key(.left), "\u{1B}[D"), (Key(.home), "\u{1B}[H"),
      (Key(.up, modifiers: .control), "\u{1B}[1;5A"),
      (Key(.end, modifiers: [.shift, .alt]), "\u{1B}[1;4F"),
      (Key(.delete), "\u{1B}[3~"), (Key(.pageUp, modifiers: .control), "\u{1B}[5;5~"),
      (Key(.function(1)), "\u{1B}OP"), (Key(.function(4), modifiers: .shift), "\u{1B}[1;2S"),
      (Key(.function(5)), "\u{1B}[15~"), (Key(.function(12)), "\u{1B}[24~"),
    ] as [(Key, Output)])
  func `keys are encoded as in xterm`(key: Key, sent: Output) {
    #expect(terminal("").bytes(for: .key(key)) == sent.bytes)
  }

  @Test func `arrow keys begin with ESC O in application cursor mode`() {
    #expect(terminal("\u{1B}[?1h").bytes(for: .key(Key(.up))) == Array("\u{1B}OA".utf8))
  }

  @Test(
    arguments: [
      ("\u{1B}[?1000h", .pressed(.left), ""),
      ("\u{1B}[?1006h", .pressed(.left), ""),
      ("\u{1B}[?1000;1006h", .pressed(.left), "\u{1B}[<8;3;2M"),
      ("\u{1B}[?1000;1006h", .released(.right), "\u{1B}[<10;3;2m"),
      ("\u{1B}[?1000;1006h", .scrolledDown, "\u{1B}[<73;3;2M"),
      ("\u{1B}[?1000;1006h", .dragged(.left), ""),
      ("\u{1B}[?1002;1006h", .dragged(.left), "\u{1B}[<40;3;2M"),
      ("\u{1B}[?1002;1006h", .moved, ""),
      ("\u{1B}[?1003;1006h", .moved, "\u{1B}[<43;3;2M"),
    ] as [(Output, Mouse.Action, Output)])
  func `mouse reports depend on the modes`(
    modes: Output, action: Mouse.Action, sent: Output
  ) {
    let mouse = Mouse(action, at: Position(column: 2, row: 1), modifiers: .alt)
    #expect(terminal(modes).bytes(for: .mouse(mouse)) == sent.bytes)
  }

  @Test func `a paste is bracketed only in bracketed paste mode`() {
    #expect(terminal("").bytes(for: .paste("hi")) == Array("hi".utf8))
    #expect(
      terminal("\u{1B}[?2004h").bytes(for: .paste("hi"))
        == Array("\u{1B}[200~hi\u{1B}[201~".utf8))
  }

  @Test func `focus is reported only if focus reports are on`() {
    #expect(terminal("").bytes(for: .focused(true)) == [])
    #expect(terminal("\u{1B}[?1004h").bytes(for: .focused(false)) == Array("\u{1B}[O".utf8))
  }
}
