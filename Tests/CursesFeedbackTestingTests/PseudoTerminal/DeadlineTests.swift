import Testing

@testable import CursesFeedbackTesting

@Suite struct DeadlineTests {
  @Test func `a long time between two checks counts only as the time of one poll`() {
    let start = ContinuousClock.now
    var deadline = Deadline(within: .seconds(1), fileID: #fileID, line: #line)
    let results = (1...60).map { deadline.isOver(at: start + .seconds(100 * $0)) }
    #expect(results.firstIndex(of: true) == 49)
  }

  @Test func `a short time between two checks counts in full`() {
    let start = ContinuousClock.now
    var deadline = Deadline(within: .milliseconds(30), fileID: #fileID, line: #line)
    let results = [0, 9, 18, 29, 32].map { deadline.isOver(at: start + .milliseconds($0)) }
    #expect(results == [false, false, false, false, true])
  }
}
