import Testing

@testable import CursesDriver

@Suite struct ByteBufferTests {
  private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    write(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 7, 10, 42, 99, 100, 101, 999, 1000, 65_535])
  func `a number is added as decimal digits`(number: Int) {
    #expect(text { $0.append(decimal: number) } == "\(number)")
    #expect(ByteBuffer.digitCount(of: number) == "\(number)".count)
  }

  @Test func `bytes can be removed and replaced`() {
    let text = text {
      $0.append(Array("abcdef".utf8))
      $0.remove(1..<3)
      $0.replaceLast(UInt8(ascii: "x"))
    }
    #expect(text == "adex")
  }

  @Test(arguments: [(0, "ab─"), (1, "ab──"), (2000, "ab─" + String(repeating: "─", count: 2000))])
  func `the bytes from an index on are repeated`(times: Int, expected: String) {
    let text = text {
      $0.append(Array("ab─".utf8))
      $0.repeatBytes(from: 2, times: times)
    }
    #expect(text == expected)
  }

  @Test func `the lowest bytes of a word are appended, and a word can be read back`() {
    var buffer = ByteBuffer()
    buffer.append(word: 0x6463_6261, count: 3)
    #expect(buffer.bytes == Array("abc".utf8))
    #expect(buffer.word(at: 1) & 0xFFFF == 0x6362)
  }

  @Test func `a buffer grows and keeps its bytes`() {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 5_000)
    let all = text {
      $0.append(UInt8(ascii: "<"))
      $0.append(long)
      for _ in 0..<5_000 { $0.append(UInt8(ascii: "b")) }
      for _ in 0..<5_000 { $0.append(word: 0x63, count: 1) }
    }
    let letters = ["a", "b", "c"].map { String(repeating: $0, count: 5_000) }
    #expect(all == "<" + letters.joined())
  }

  @Test func `the shorter possible alternative is added`() {
    func shorter(_ first: String?, _ second: String?) -> String? {
      var output = ByteBuffer()
      output.append(UInt8(ascii: "<"))
      let isPossible = output.appendShorter {
        $0.append(Array((first ?? "half").utf8))
        return first != nil
      } or: {
        $0.append(Array((second ?? "half").utf8))
        return second != nil
      }
      return isPossible ? String(decoding: output.bytes, as: UTF8.self) : nil
    }
    #expect(shorter("ab", "a") == "<a")
    #expect(shorter("ab", "ba") == "<ab")
    #expect(shorter("ab", nil) == "<ab")
    #expect(shorter(nil, "ab") == "<ab")
    #expect(shorter(nil, nil) == nil)
  }
}
