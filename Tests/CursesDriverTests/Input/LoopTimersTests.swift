import Testing

@testable import CursesDriver

@Suite struct LoopTimersTests {
  private let start = Duration.seconds(1)
  private var timers = LoopTimers<String>()

  private func time(_ milliseconds: Int) -> Duration { start + .milliseconds(milliseconds) }

  @Test mutating func `what is due is taken in the order of time, once`() {
    _ = timers.add(after: .milliseconds(20), repeats: false, now: start, "second")
    _ = timers.add(after: .milliseconds(10), repeats: false, now: start, "first")
    #expect(timers.nextDeadline == time(10))
    #expect(timers.takeDue(at: time(9)) == nil)
    #expect(timers.takeDue(at: time(30)) == "first")
    #expect(timers.takeDue(at: time(30)) == "second")
    #expect(timers.takeDue(at: time(30)) == nil)
    #expect(timers.nextDeadline == nil)
  }

  @Test mutating func `what repeats does not drift`() {
    _ = timers.add(after: .milliseconds(10), repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: time(13)) == "tick")
    #expect(timers.nextDeadline == time(20))
  }

  @Test mutating func `ticks that were missed are left out`() {
    _ = timers.add(after: .milliseconds(10), repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: time(55)) == "tick")
    #expect(timers.takeDue(at: time(55)) == nil)
    #expect(timers.nextDeadline == time(65))
  }

  @Test mutating func `what is removed is never due`() {
    let id = timers.add(after: .zero, repeats: true, now: start, "tick")
    #expect(timers.remove(id) == "tick")
    #expect(timers.nextDeadline == nil)
    #expect(timers.takeDue(at: time(1)) == nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  mutating func `what repeats without a pause is due once a look`(period: Duration) {
    _ = timers.add(after: period, repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: start) == "tick")
    #expect(timers.takeDue(at: start) == nil)
  }

  @Test mutating func `a time that no clock reaches is far away`() {
    _ = timers.add(after: .seconds(Int64.max), repeats: true, now: start, "never")
    #expect(timers.takeDue(at: start + .seconds(1_000_000_000)) == nil)
  }
}
