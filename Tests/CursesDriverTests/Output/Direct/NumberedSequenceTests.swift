import Testing

@testable import CursesDriver

@Suite struct NumberedSequenceTests {
  private func expanded(_ capability: String, _ first: Int, _ second: Int = 0) -> String? {
    guard let sequence = NumberedSequence(Array(capability.utf8)) else { return nil }
    var output: [UInt8] = []
    sequence.append(first, second, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func `numbers stand in their places, counted as the terminal does`() {
    #expect(expanded("\u{1B}[%p1%dC", 12) == "\u{1B}[12C")
    #expect(expanded("\u{1B}[%i%p1%d;%p2%dH$<5>", 0, 99) == "\u{1B}[1;100H")
    #expect(expanded("\u{1B}[H", 5) == "\u{1B}[H")
  }

  @Test(arguments: ["\u{1B}Y%p1%' '%+%c", "%p2%d;%p1%d", "%p1%2d", "%?%p1%t1%;", "%"])
  func `what is more than numbers in their order is left to others`(capability: String) {
    #expect(expanded(capability, 1, 2) == nil)
  }

  @Test func `the shorter of two ways is taken, and the possible one`() {
    func shorter(_ first: String?, _ second: String?) -> String? {
      var output = Array("<".utf8)
      let isPossible = output.appendShorter {
        $0 += Array((first ?? "half").utf8)
        return first != nil
      } or: {
        $0 += Array((second ?? "half").utf8)
        return second != nil
      }
      return isPossible ? String(decoding: output, as: UTF8.self) : nil
    }
    #expect(shorter("ab", "a") == "<a")
    #expect(shorter("ab", "ba") == "<ab")
    #expect(shorter("ab", nil) == "<ab")
    #expect(shorter(nil, "ab") == "<ab")
    #expect(shorter(nil, nil) == nil)
  }
}
