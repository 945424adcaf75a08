import TerminalModel
import Testing

@Suite struct InputDecoderTests {
  @Test(arguments: InputTable.keys)
  func `a sequence becomes its key`(text: String, key: Key) {
    #expect(inputs(of: [text]) == [.key(key)])
  }

  @Test(arguments: InputTable.mouse + InputTable.reports)
  func `a report becomes its input`(text: String, expected: [Input]) {
    #expect(inputs(of: [text]) == expected)
  }

  @Test(arguments: InputTable.skipped)
  func `a sequence that is no input is skipped whole`(text: String) {
    #expect(inputs(of: [text + "é"]) == [.key("é")])
  }

  @Test(
    arguments: InputTable.keys.map(\.0) + InputTable.mouse.map(\.0) + InputTable.reports.map(\.0)
      + InputTable.skipped.map { $0 + "é" } + ["\u{1B}[200~a\u{1B}[b\r\n字\u{1B}[201~"])
  func `a sequence that is cut between two reads means the same`(text: String) {
    let bytes = Array(text.utf8)
    let whole = inputs(of: [text])
    for cut in 1..<max(bytes.count, 2) {
      var decoder = InputDecoder()
      let parts = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) + decoder.flush()
      #expect(parts == whole, "cut at \(cut)")
    }
  }

  @Test(
    arguments: InputTable.keys.map(\.0) + InputTable.mouse.map(\.0) + InputTable.skipped)
  func `a sequence in reads of single bytes means the same`(text: String) {
    var decoder = InputDecoder()
    let parts = text.utf8.flatMap { decoder.decode([$0]) } + decoder.flush()
    #expect(parts == inputs(of: [text]))
  }

  @Test func `inputs come in order`() {
    let text = "a\u{1B}[Ab\u{1B}[<0;1;1M\u{1B}[Ic"
    #expect(
      inputs(of: [text]) == [
        .key("a"), .key("up"), .key("b"), .mouse(Mouse(.pressed(.left), at: .origin)),
        .focused(true), .key("c"),
      ])
  }

  @Test(arguments: ["e\u{301}", "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽", "각", "❤️"])
  func `a character of several scalars is one key`(text: String) {
    #expect(
      inputs(of: ["x\(text)y"]) == [.key("x"), .key(Key(.character(Character(text)))), .key("y")])
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xE9, 0x61], "\u{FFFD}a"), ([0x61, 0xC3], "a\u{FFFD}"),
      ([0xF0, 0x9F, 0x98], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC2, 0x9B, 0x41], "A"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is a visible key, and a control from U+0080 to U+009F is no key`(
    bytes: [UInt8], expected: String
  ) {
    var decoder = InputDecoder()
    let inputs = decoder.decode(bytes) + decoder.flush()
    #expect(inputs == expected.map { .key(Key(.character($0))) })
  }

  @Test(
    arguments: [
      ("\u{1B}\u{1B}", ["esc", "esc"]), ("\u{1B}\u{1B}\u{1B}", ["esc", "esc", "esc"]),
      ("\u{1B}\u{1B}x", ["esc", "alt+x"]), ("\u{1B}[\u{1B}[A", ["alt+[", "up"]),
      ("\u{1B}[1;\u{3}", ["ctrl+c"]), ("\u{1B}[1;\u{1B}[A", ["up"]), ("\u{1B}[é", ["alt+[", "é"]),
      ("\u{1B}]hi", ["alt+]", "h", "i"]), ("\u{1B}Pq", ["alt+P", "q"]),
      ("\u{1B}]11;rgb\r", ["enter"]), ("\u{1B}]11;rgb\u{1B}[A", ["up"]),
      ("\u{1B}\u{1B}[<0;1;1", ["esc"]), ("\u{1B}\u{1B}[I", ["esc"]),
    ] as [(String, [Key])])
  func `a sequence that is cut short leaves the keys around it`(text: String, expected: [Key]) {
    #expect(inputs(of: [text]).filter { $0 != .focused(true) } == expected.map(Input.key))
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}O5"])
  func `the rest of a sequence is skipped if it arrives late`(text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(text.utf8) + decoder.flush() == [])
    #expect(decoder.decode("5Aa".utf8) == [.key("a")])
  }

  @Test func `the rest of an answer to a query is skipped, in however many reads it arrives`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]11;rgb".utf8) == [])
    #expect(decoder.decode(":1a1a\u{1B}".utf8) == [])
    #expect(decoder.decode("\\a".utf8) == [.key("a")])
  }

  @Test(arguments: ["\u{1B}_hello", "\u{1B}P5", "\u{1B}]1"])
  func `keys are not skipped as an answer after a second of silence`(text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(text.utf8) == [])
    #expect(decoder.timeout == .seconds(1))
    #expect(decoder.flush() == [])
    #expect(decoder.decode("a".utf8) == [.key("a")])
  }

  @Test func `a character of which a part arrives late is one key`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xC3]) == [])
    #expect(decoder.timeout == .seconds(1))
    #expect(decoder.decode([0xA9]) == [.key("é")])
  }

  @Test func `no key is one of the control characters that a recording cannot name`() {
    #expect(inputs(of: ["\u{85}", "\u{1B}\u{85}a"]) == [.key("esc"), .key("a")])
    let keys = Input.typing("a\r\nb\tc\u{1B}\u{7F}\u{7}\u{85}é")
    #expect(
      keys == ["a", "enter", "b", "tab", "c", "esc", "backspace", "ctrl+g", "é"].map(Input.key))
  }

  @Test func `Escape ends an answer that has no terminator`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]11;rgb".utf8) + decoder.decode("abc\u{1B}".utf8) == [])
    #expect(decoder.flush() == [.key("esc")])
    #expect(decoder.decode("a".utf8) == [.key("a")])
  }

  @Test(
    arguments: [
      ("", nil), ("a", nil), ("\u{1B}", .milliseconds(40)), ("\u{1B}[", .milliseconds(40)),
      ("\u{1B}[1;5", .seconds(1)), ("\u{1B}[20", .seconds(1)), ("\u{1B}[<0;3", .seconds(1)),
      ("\u{1B}O5", .seconds(1)), ("\u{1B}\u{1B}[1", .seconds(1)), ("\u{1B}O", .milliseconds(40)),
      ("\u{1B}\u{1B}", .milliseconds(40)), ("[20", nil), ("\u{1B}[A", nil),
      ("\u{1B}]11;", .seconds(1)),
      ("\u{1B}]11;\u{1B}", .milliseconds(40)), ("\u{1B}[200~", .seconds(2)),
      ("\u{1B}[200~a\u{1B}", .seconds(2)), ("\u{1B}[200~\u{1B}[201~", nil),
    ] as [(String, Duration?)])
  func `the timeout depends on the undecided bytes`(text: String, expected: Duration?) {
    var decoder = InputDecoder(escapeDelay: .milliseconds(40))
    _ = decoder.decode(text.utf8)
    #expect(decoder.timeout == expected)
    _ = decoder.flush()
    #expect(decoder.timeout == nil)
  }
}

/// The inputs that a new decoder makes from reads followed by silence.
func inputs(of reads: [String]) -> [Input] {
  var decoder = InputDecoder()
  return reads.flatMap { decoder.decode($0.utf8) } + decoder.flush()
}
