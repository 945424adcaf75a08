import Testing

@testable import FeedbackCore

/// A drain with a budget of 8 ms.
@Suite struct DrainLooksTests {
  private var looks = DrainLooks(start: .zero)

  @Test mutating func `R30 where events are quick, looks become seldom`() {
    let strides = (1...6).map { look(after: .microseconds($0)) }
    #expect(strides == [2, 4, 8, 16, 16, 16])
  }

  @Test mutating func `R30 where they take an eighth of the budget, each is followed by a look`() {
    #expect(look(after: .microseconds(999)) == 2)
    #expect(look(after: .microseconds(1999)) == 1)
    #expect(look(after: .microseconds(2999)) == 1)
  }

  @Test mutating func `R30 looks become seldom again after a slow event`() {
    #expect(look(after: .milliseconds(5)) == 1)
    #expect(look(after: .milliseconds(5)) == 2)
  }

  private mutating func look(after time: Duration) -> Int {
    looks.look(now: time, budget: .milliseconds(8))
  }
}
