import TerminalModel
import Testing

@Suite struct KeySequencesTests {
  /// Function keys like those of Wyse terminals: Control-A, a character, and up to two CR (Wyse
  /// terminals send one).
  private let wyse = KeySequences([
    Array("\u{1}@\r".utf8): "f1", Array("\u{1}@".utf8): "f2", Array("\u{1}@\r\r".utf8): "f3",
  ])

  @Test(
    arguments: [
      ("\u{1}@\r\r", ["f3"]), ("\u{1}@\rx", ["f1", "x"]), ("\u{1}@x", ["f2", "x"]),
      ("\u{1}x", ["ctrl+a", "x"]), ("\u{1}@", ["f2"]), ("\u{1}", ["ctrl+a"]),
      ("\u{1B}\u{1}@x", ["alt+f2", "x"]), ("\u{1}@\r\u{1}@\r", ["f1", "f1"]),
    ] as [(String, [Key])])
  func `the longest matching sequence wins, also without an ESC`(text: String, expected: [Key]) {
    var whole = InputDecoder(sequences: wyse)
    #expect(whole.decode(text.utf8) + whole.flush() == expected.map(Input.key))
    var parts = InputDecoder(sequences: wyse)
    #expect(text.utf8.flatMap { parts.decode([$0]) } + parts.flush() == expected.map(Input.key))
  }

  @Test func `the decoder waits after a sequence only if a longer one begins with it`() {
    var decoder = InputDecoder(sequences: wyse)
    #expect(decoder.decode("\u{1}@\r".utf8) == [])
    #expect(decoder.timeout != nil)
    #expect(decoder.decode("\r".utf8) == [.key("f3")])
    #expect(decoder.timeout == nil)
  }

  @Test func `a terminal's own sequences win over the standard ones`() {
    let sequences = KeySequences([[0x08]: "backspace", Array("\u{1B}[A".utf8): "f13"])
    var decoder = InputDecoder(sequences: sequences)
    #expect(
      decoder.decode("\u{8}\u{1B}[A\u{1B}[B".utf8) == [
        .key("backspace"), .key("f13"), .key("down"),
      ])
  }

  @Test func `sequences that do not begin with an ASCII control character are left out`() {
    let sequences = KeySequences([
      []: "up", Array("ab".utf8): "down", [0x7F]: "left", [0x9B]: "right",
    ])
    #expect(sequences.keys == [[0x7F]: "left"])
  }

  @Test func `merging keeps the sequences of both tables, and for equal ones the second's key`() {
    let old = KeySequences([[1]: "up", [2]: "down"])
    let new = KeySequences([[2]: "left", [3]: "right"])
    let merged = old.merging(new)
    #expect([merged[[1]], merged[[2]], merged[[3]], merged[[4]]] == ["up", "left", "right", nil])
  }
}
