import Testing

@testable import CursesDriver

@Suite struct MovementTests {
  private let step = ShortSequence(Array("\u{1B}[C".utf8)) ?? .empty

  private let fill = ShortSequence(Array("1234".utf8)) ?? .empty

  private func far(_ count: Int) -> Movement? {
    NumberedSequence(Array("\u{1B}[%p1%dC".utf8)).map { .numbered($0, count) }
  }

  private func text(_ movement: Movement?) -> String {
    var output = ByteBuffer()
    movement?.append(to: &output)
    #expect(output.count == movement?.count ?? 0)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func `it takes as many bytes as it says`() {
    #expect(text(.stay) == "")
    #expect(text(.steps(step, 2)) == "\u{1B}[C\u{1B}[C")
    #expect(text(far(120)) == "\u{1B}[120C")
  }

  @Test func `the shorter way is taken, the first where both are as long`() {
    #expect(text(.shorter(.steps(step, 1), far(1))) == "\u{1B}[C")
    #expect(text(.shorter(.steps(step, 2), far(2))) == "\u{1B}[2C")
    #expect(text(.shorter(far(7), .steps(fill, 1))) == "\u{1B}[7C")
  }

  @Test func `a way that is not possible is not taken`() {
    #expect(text(.shorter(nil, far(3))) == "\u{1B}[3C")
    #expect(text(.shorter(far(3), nil)) == "\u{1B}[3C")
    #expect(text(.shorter(nil, nil)).isEmpty)
  }
}
