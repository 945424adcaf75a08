import Testing

@testable import FeedbackCore

/// The intervals at which a drain with a budget of 8 ms reads the clock.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@Suite struct BudgetCheckTests {
  private var check = BudgetCheck(start: .zero)

  @Test mutating func `R30 after quick events the checks become less frequent`() {
    let strides = (1...6).map { eventsUntilNext(after: .microseconds($0)) }
    #expect(strides == [2, 4, 8, 16, 16, 16])
  }

  @Test
  mutating func `R30 an interval of an eighth of the budget makes the next one a single event`() {
    #expect(eventsUntilNext(after: .microseconds(999)) == 2)
    #expect(eventsUntilNext(after: .microseconds(1999)) == 1)
    #expect(eventsUntilNext(after: .microseconds(2999)) == 1)
  }

  @Test mutating func `R30 quick events after slow ones make the checks less frequent again`() {
    #expect(eventsUntilNext(after: .milliseconds(5)) == 1)
    #expect(eventsUntilNext(after: .milliseconds(5)) == 2)
  }

  private mutating func eventsUntilNext(after time: Duration) -> Int {
    check.eventsUntilNext(now: time, budget: .milliseconds(8))
  }
}
