import Testing

@testable import CursesFeedbackTesting

@Suite struct DeadlineTests {
  @Test func `of a delay of the test itself, only the time of a poll counts`() {
    let start = ContinuousClock.now
    var deadline = Deadline(within: .seconds(1), fileID: #fileID, line: #line)
    let checks = (1...60).map { start + .seconds(100 * $0) }
    #expect(checks.map { deadline.isOver(at: $0) }.firstIndex(of: true) == 49)
  }

  @Test func `shorter times between two checks count as they are`() {
    let start = ContinuousClock.now
    var deadline = Deadline(within: .milliseconds(30), fileID: #fileID, line: #line)
    _ = deadline.isOver(at: start)
    #expect(!deadline.isOver(at: start + .milliseconds(9)))
    #expect(!deadline.isOver(at: start + .milliseconds(18)))
    #expect(deadline.isOver(at: start + .milliseconds(31)))
  }
}
