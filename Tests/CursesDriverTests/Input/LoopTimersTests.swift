import Testing

@testable import CursesDriver

@Suite struct LoopTimersTests {
  private let start = Duration.seconds(1)
  private var timers = LoopTimers<String>()

  private func time(_ milliseconds: Int) -> Duration { start + .milliseconds(milliseconds) }

  @Test mutating func `due actions are taken once, in the order of their deadlines`() {
    _ = timers.add(after: .milliseconds(20), repeats: false, now: start, "second")
    _ = timers.add(after: .milliseconds(10), repeats: false, now: start, "first")
    #expect(timers.nextDeadline == time(10))
    #expect(timers.takeDue(at: time(9)) == nil)
    #expect(timers.takeDue(at: time(30)) == "first")
    #expect(timers.takeDue(at: time(30)) == "second")
    #expect(timers.takeDue(at: time(30)) == nil)
    #expect(timers.nextDeadline == nil)
  }

  @Test mutating func `a late tick does not delay the next one`() {
    _ = timers.add(after: .milliseconds(10), repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: time(13)) == "tick")
    #expect(timers.nextDeadline == time(20))
  }

  @Test mutating func `missed ticks are skipped, and the next one is due an interval later`() {
    _ = timers.add(after: .milliseconds(10), repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: time(55)) == "tick")
    #expect(timers.takeDue(at: time(55)) == nil)
    #expect(timers.nextDeadline == time(65))
  }

  @Test mutating func `a removed timer is never due`() {
    let id = timers.add(after: .zero, repeats: true, now: start, "tick")
    #expect(timers.remove(id) == "tick")
    #expect(timers.nextDeadline == nil)
    #expect(timers.takeDue(at: time(1)) == nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  mutating func `a repeating timer without an interval is due once for each check`(period: Duration)
  {
    _ = timers.add(after: period, repeats: true, now: start, "tick")
    #expect(timers.takeDue(at: start) == "tick")
    #expect(timers.takeDue(at: start) == nil)
  }

  @Test mutating func `a timer with a duration that no clock can reach is never due`() {
    _ = timers.add(after: .seconds(Int64.max), repeats: true, now: start, "never")
    #expect(timers.takeDue(at: start + .seconds(1_000_000_000)) == nil)
  }
}
