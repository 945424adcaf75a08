import Testing

@testable import CursesDriver

@Suite struct NumberedSequenceTests {
  private func expanded(_ capability: String, _ first: Int, _ second: Int = 0) -> String? {
    guard let sequence = NumberedSequence(Array(capability.utf8)) else { return nil }
    var output = ByteBuffer()
    sequence.append(first, second, to: &output)
    #expect(output.count == sequence.count(first, second))
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `numbers replace the parameters, counted from 1 after a %i`() {
    #expect(expanded("\u{1B}[%p1%dC", 12) == "\u{1B}[12C")
    #expect(expanded("\u{1B}[%i%p1%d;%p2%dH$<5>", 0, 99) == "\u{1B}[1;100H")
    #expect(expanded("\u{1B}[H", 5) == "\u{1B}[H")
  }

  @Test(arguments: [
    "\u{1B}Y%p1%' '%+%c", "%p2%d;%p1%d", "%p1%2d", "%?%p1%t1%;", "%",
    "%p1%d%p2%d%p3%d",
  ])
  func `a capability with other parameters is rejected`(capability: String) {
    #expect(expanded(capability, 1, 2) == nil)
  }

  @Test func `a part of more than eight bytes is rejected`() {
    #expect(expanded("12345678%p1%d", 9) == "123456789")
    #expect(expanded("123456789%p1%d", 9) == nil)
  }
}
