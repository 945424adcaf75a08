import TerminalModel
import Testing

@Suite struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(arguments: [
    ("", ""), ("hello", "hello"), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\nb", "a\nb"),
    ("a\r\rb", "a\n\nb"), ("a\tb", "a\tb"), ("\0\u{7}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("\u{1B}[20", "\u{FFFD}[20"), ("\u{3}", "\u{FFFD}"),
    ("\u{1B}[200~", "\u{FFFD}[200~"), ("e\u{301} 字 👨‍👩‍👧‍👦", "e\u{301} 字 👨‍👩‍👧‍👦"),
  ])
  func `a paste in one read is one text, and nothing in it is a key`(text: String, expected: String)
  {
    #expect(inputs(of: [begin + text + end]) == [.paste(expected)])
  }

  @Test func `bytes of invalid UTF-8 become replacement characters`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(begin.utf8 + [0x61, 0xFF, 0x62] + end.utf8) == [.paste("a\u{FFFD}b")])
  }

  @Test func `a paste in many reads is one input`() {
    var decoder = InputDecoder()
    let bytes = Array("\(begin)a\r\n\u{1B}[2字\u{1B}\(end)".utf8)
    #expect(bytes.flatMap { decoder.decode([$0]) } == [.paste("a\n\u{FFFD}[2字\u{FFFD}")])
  }

  @Test func `keys before a paste are keys, after it in the same read they are text`() {
    let reads = ["x\(begin)a\(end)rm\r\t\u{3}\u{1B}[A\u{1B}x", "q"]
    #expect(inputs(of: reads) == [.key("x"), .paste("arm\n\t"), .key("q")])
  }

  @Test func `keys in a read that continues that of a paste are text`() {
    let paste = "\u{1B}[200~a\u{1B}[201~"
    var decoder = InputDecoder()
    #expect(decoder.decode(paste.utf8) == [.paste("a")])
    #expect(decoder.decode("X\r".utf8, continuing: true) == [.paste("X\n")])
    #expect(decoder.decode("\u{1B}[A".utf8, continuing: true) == [])
    #expect(decoder.decode("y".utf8, continuing: true) == [.paste("y")])
    #expect(decoder.decode("z".utf8) == [.key("z")])
    #expect(decoder.decode("\(paste)\u{1B}".utf8) == [.paste("a")])
    #expect(decoder.flush() == [.key("esc")])
    #expect(decoder.decode("z".utf8, continuing: true) == [.key("z")])
  }

  @Test func `an empty paste is an input`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~\u{1B}[201~".utf8) == [.paste("")])
    #expect(decoder.decode("\u{1B}[200~\u{1B}[201~".utf8, continuing: true) == [.paste("")])
  }

  @Test func `mouse and focus reports after a paste follow all pastes of the read`() {
    let released = Mouse(.released(.middle), at: .origin)
    let read = "\(begin)a\(end)\u{1B}[<1;1;1mb\(begin)c\(end)d\u{1B}[I"
    #expect(
      inputs(of: [read]) == [.paste("ab"), .paste("cd"), .mouse(released), .focused(true)])
  }

  @Test func `silence ends a paste`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\(begin)a\u{1B}[20".utf8) == [])
    #expect(decoder.flush() == [.paste("a\u{FFFD}[20")])
    #expect(decoder.decode("b\(end)".utf8) == [.key("b")])
  }

  @Test func `a paste as long as its limit is whole`() {
    var decoder = InputDecoder(pasteLimit: 4)
    #expect(decoder.decode("\(begin)字a\(end)".utf8) == [.paste("字a")])
  }

  @Test func `a paste beyond its limit is cut, and the rest is no key`() {
    var decoder = InputDecoder(pasteLimit: 1000)
    #expect(decoder.decode(begin.utf8) == [])
    var inputs: [Input] = []
    for _ in 0..<100 {
      inputs += decoder.decode(String(repeating: "a", count: 99).utf8)
      #expect(decoder.keptBytes <= 1000)
    }
    inputs += decoder.decode("b\(end)".utf8)
    #expect(inputs == [.paste(String(repeating: "a", count: 1000) + "\u{FFFD}")])
    #expect(decoder.keptBytes == 0)
  }

  @Test func `a paste without an end is delivered when it exceeds its limit`() {
    var decoder = InputDecoder(pasteLimit: 4)
    #expect(decoder.decode("\(begin)abcd".utf8) == [])
    #expect(decoder.decode("e".utf8) == [.paste("abcd\u{FFFD}")])
    #expect(decoder.decode("f\u{1B}[20".utf8) == [])
    #expect(decoder.timeout == .seconds(2))
    #expect(decoder.flush() == [])
    #expect(decoder.decode("g".utf8) == [.key("g")])
  }

  @Test func `keys after a cut paste in the same read are dropped, other reports are not`() {
    var decoder = InputDecoder(pasteLimit: 1)
    #expect(decoder.decode("\(begin)ab".utf8) == [.paste("a\u{FFFD}")])
    #expect(decoder.decode("c\(end)rm\r\u{1B}[I".utf8) == [.focused(true)])
    #expect(decoder.decode("d".utf8) == [.key("d")])
  }

  @Test func `Control-C is a key in the rest of an endless paste`() {
    var decoder = InputDecoder(pasteLimit: 1)
    #expect(decoder.decode("\(begin)ab".utf8) == [.paste("a\u{FFFD}")])
    #expect(decoder.decode("cc\u{3}cc\u{3}".utf8) == [.key(.ctrl("c")), .key(.ctrl("c"))])
    #expect(decoder.decode("cc".utf8) == [])
  }

  @Test func `a read of Control-C alone ends a paste and drops its rest`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\(begin)ab\u{1B}".utf8) == [])
    #expect(
      decoder.decode([0x03]) == [.paste("ab\u{FFFD}\u{FFFD}"), .key(.ctrl("c"))])
    #expect(decoder.decode("rm\r\(end)".utf8) == [])
    #expect(decoder.decode("d".utf8) == [.key("d")])
  }
}
