import Testing

@testable import CursesDriver

@Suite struct InterruptStateMachineTests {
  /// The time at which bytes that are typed at these milliseconds end the program, or nil if they
  /// do not.
  private func end(_ typed: [(Int, String)]) -> Duration? {
    var interrupts = InterruptStateMachine()
    for (time, text) in typed { interrupts.typed(Array(text.utf8), at: .milliseconds(time)) }
    return interrupts.end
  }

  @Test(
    arguments: [
      ([(0, "\u{3}"), (600, "\u{3}"), (1200, "\u{3}")], 1200),
      ([(0, "\u{3}\u{3}\u{3}")], 500),
      ([(0, "x"), (100, "\u{3}a\u{3}b\u{3}"), (200, "\u{3}")], 500),
      ([(0, "\u{3}"), (1900, "\u{3}"), (2100, "\u{3}"), (3000, "\u{3}")], 3000),
      ([(0, "\u{1B}[200~\u{3}\u{3}\u{1B}[201~"), (0, "\u{3}\u{3}\u{3}")], 500),
    ] as [([(Int, String)], Int)])
  func `three Ctrl-C within 2 s end a program that has not responded for half a second`(
    typed: [(Int, String)], milliseconds: Int
  ) {
    #expect(end(typed) == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      [(0, "\u{3}\u{3}")], [(0, "\u{3}"), (1500, "\u{3}"), (3000, "\u{3}")],
      [(0, "\u{1B}[20"), (1, "0~\u{3}\u{3}\u{3}")], [(0, "ccc")],
    ] as [[(Int, String)]])
  func `fewer, slower or pasted Ctrl-C do not end a program`(typed: [(Int, String)]) {
    #expect(end(typed) == nil)
  }

  @Test func `a response of the program resets the count of Ctrl-C`() {
    var interrupts = InterruptStateMachine()
    interrupts.typed([3, 3], at: .zero)
    interrupts.answered()
    interrupts.typed([3, 3], at: .milliseconds(10))
    #expect(interrupts.end == nil)
  }
}
