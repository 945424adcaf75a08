import Testing

@testable import FeedbackCore

/// A drain with a budget of 8 ms.
@Suite struct BudgetCheckTests {
  private var check = BudgetCheck(start: .zero)

  @Test mutating func `R30 where events are quick, looks become seldom`() {
    let strides = (1...6).map { eventsUntilNext(after: .microseconds($0)) }
    #expect(strides == [2, 4, 8, 16, 16, 16])
  }

  @Test mutating func `R30 where they take an eighth of the budget, each is followed by a look`() {
    #expect(eventsUntilNext(after: .microseconds(999)) == 2)
    #expect(eventsUntilNext(after: .microseconds(1999)) == 1)
    #expect(eventsUntilNext(after: .microseconds(2999)) == 1)
  }

  @Test mutating func `R30 looks become seldom again after a slow event`() {
    #expect(eventsUntilNext(after: .milliseconds(5)) == 1)
    #expect(eventsUntilNext(after: .milliseconds(5)) == 2)
  }

  private mutating func eventsUntilNext(after time: Duration) -> Int {
    check.eventsUntilNext(now: time, budget: .milliseconds(8))
  }
}
