import TerminalModel
import Testing

@Suite struct InputRobustnessTests {
  @Test(arguments: [
    "\u{1B}[" + String(repeating: "1", count: 10_000), String(repeating: "\u{1B}[;", count: 9_999),
    "\u{1B}]0;" + String(repeating: "x", count: 10_000),
    "\u{1B}O" + String(repeating: "5", count: 999),
    "\u{1B}P1" + String(repeating: "é", count: 10_000),
    "\u{1B}\u{1B}[" + String(repeating: "1", count: 999),
  ])
  func `of a sequence without an end, at most 256 bytes are kept`(text: String) {
    var whole = InputDecoder()
    var parts = InputDecoder()
    _ = whole.decode(text.utf8)
    for byte in text.utf8 {
      _ = parts.decode([byte])
      #expect(parts.keptBytes <= 256)
    }
    #expect(whole.keptBytes <= 256)
  }

  @Test func `each of many Escapes is a key`() {
    let keys = inputs(of: [String(repeating: "\u{1B}", count: 10_000)])
    #expect(keys == Array(repeating: .key("esc"), count: 10_000))
  }

  @Test func `a large read loses no key`() {
    let keys = inputs(of: [String(repeating: "ab\u{1B}[A", count: 5_000)])
    #expect(keys.count == 15_000)
    #expect(keys.suffix(3) == [.key("a"), .key("b"), .key("up")])
  }

  /// The alphabet is made of the bytes of sequences, so that many sequences begin and some end.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random reads never end the program, and a flush leaves no byte undecided`(seed: UInt64) {
    var random = Generator(state: seed)
    let alphabet: [UInt8] =
      Array("\u{1B}\u{1B}\u{1B}[[[]PO_<?;:0125~uMmAR$\\\u{7}\r\u{8}a字".utf8) + [0xFF]
    var decoder = InputDecoder()
    for _ in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &random)
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
      #expect(decoder.keptBytes <= 256)
      guard Int.random(in: 0...9, using: &random) == 0 else { continue }
      _ = decoder.flush()
      #expect(decoder.timeout == nil)
      #expect(decoder.keptBytes == 0)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `random sequences mean the same in reads of random lengths`(seed: UInt64) {
    var random = Generator(state: seed)
    let sequences = InputTable.keys.map(\.0) + InputTable.mouse.map(\.0) + InputTable.skipped
    // ESC alone and sequences of two bytes may be decided by time, so the stream has none of them.
    let stream = (0..<200).compactMap { _ in sequences.randomElement(using: &random) }
      .filter { $0.utf8.count != 2 && $0 != "\u{1B}" }
    let whole = inputs(of: [stream.joined()])
    var bytes = Array(stream.joined().utf8)[...]
    var decoder = InputDecoder()
    var parts: [Input] = []
    while !bytes.isEmpty {
      let count = Int.random(in: 1...9, using: &random)
      parts += decoder.decode(bytes.prefix(count))
      bytes = bytes.dropFirst(count)
    }
    #expect(parts + decoder.flush() == whole)
  }
}

/// Random numbers that are the same in every run (xorshift).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
