import CursesFeedbackTesting
import Testing

/// Each row of the table has the output of a program, and the state that it leaves behind.
@Suite struct EmulatorLeftoversTests {
  @Test(
    arguments: [
      ("text", []),
      ("\u{1B}[?1049h", ["alternate screen"]),
      ("\u{1B}[?25l\u{1B}[?1000h", ["mode cursor", "mode mouseButtons"]),
      ("\u{1B}[1;2r", ["scroll region"]),
      ("\u{1B}[?6h", ["origin mode"]),
      ("\u{1B}[1m", ["style"]),
      ("\u{1B}[8m", ["style"]),
      ("\u{1B}(0", ["character set"]),
      ("\u{1B})0\u{E}", ["character set"]),
      ("\u{1B})0", []),
      ("\u{1B}[22;0;0t", ["title stack"]),
      ("\u{1B}[12", ["unfinished sequence"]),
      ("\u{1B}]2;half", ["unfinished sequence"]),
      ("\u{1B}[?1049h\u{1B}[1;2r\u{1B}[1m\u{1B}(0\u{1B}[r\u{1B}[m\u{1B}(B\u{1B}[?1049l", []),
    ] as [(Output, [String])])
  func `state that a program has not restored is listed`(sent: Output, leftovers: [String]) {
    #expect(terminal(sent).leftovers == leftovers)
  }
}
