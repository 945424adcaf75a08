import FeedbackCore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct VirtualClockTests {
  private let clock = VirtualClock()
  private let log = Log<String>()
  /// The timers' cancellations: a timer ends when its cancellation is released.
  private let timers = Log<Cancellation>()

  @Test func `timers fire at their time, in the order of their deadlines`() {
    schedule("2", after: 2)
    schedule("1", after: 1)
    clock.advance(by: .seconds(3))
    #expect(log.entries == ["1 at 1", "2 at 2"])
    #expect(clock.now.elapsed == .seconds(3))
  }

  @Test func `timers with equal deadlines fire in the order in which they were scheduled`() {
    for name in ["a", "b", "c"] { schedule(name, after: 1) }
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["a at 1", "b at 1", "c at 1"])
  }

  @Test func `a repeating timer fires at each multiple of its interval, in deadline order`() {
    schedule("tick", after: 2, repeats: true)
    schedule("once", after: 3)
    clock.advance(by: .seconds(6))
    #expect(log.entries == ["tick at 2", "once at 3", "tick at 4", "tick at 6"])
  }

  @Test func `an advance to a time before the deadline does not fire the timer`() {
    schedule("late", after: 2)
    clock.advance(by: .seconds(1))
    #expect(log.entries.isEmpty)
    #expect(clock.nextDeadline?.elapsed == .seconds(2))
  }

  @Test func `a cancelled timer never fires`() {
    let cancellation = schedule("never", after: 1)
    cancellation.cancel()
    clock.advance(by: .seconds(1))
    #expect(log.entries.isEmpty)
    #expect(clock.nextDeadline == nil)
  }

  @Test
  func `the action of a timer may cancel its own timer and another one with the same deadline`() {
    let cancellations = Log<Cancellation>()
    let cancelAll: @MainActor @Sendable () -> Void = { [log] in
      log.add("fired")
      for cancellation in cancellations.entries { cancellation.cancel() }
    }
    for _ in 1...2 {
      cancellations.add(clock.schedule(after: .seconds(1), repeats: true, cancelAll))
    }
    clock.advance(by: .seconds(5))
    #expect(log.entries == ["fired"])
  }

  @Test func `a timer scheduled by another's action fires in the same advance if it is due`() {
    let timer = clock.schedule(after: .seconds(1), repeats: false) { [self] in
      schedule("nested", after: 1)
      schedule("later", after: 5)
    }
    clock.advance(by: .seconds(3))
    #expect(log.entries == ["nested at 2"])
    timer.cancel()
  }

  @Test func `the action of a timer may advance the clock`() {
    let timer = clock.schedule(after: .seconds(1), repeats: false) { [clock] in
      clock.advance(by: .seconds(4))
    }
    schedule("2", after: 2)
    clock.advance(by: .seconds(3))
    #expect(log.entries == ["2 at 2"])
    #expect(clock.now.elapsed == .seconds(5))
    timer.cancel()
  }

  @Test func `a negative advance does not change the time`() {
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    #expect(clock.now.elapsed == .seconds(2))
  }

  @Test func `a sleeper wakes at its deadline`() async throws {
    let sleeper = Task { [clock] in
      try await clock.sleep(for: .seconds(2))
      return clock.now.elapsed
    }
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == .seconds(2))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a cancelled sleeper is no longer counted, even before it wakes with an error`() async
  {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(2)) }
    while clock.sleeperCount == 0 { await Task.yield() }
    sleeper.cancel()
    #expect(clock.sleeperCount == 0)
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a sleep with zero duration returns at once`() async throws {
    try await clock.sleep(for: .zero)
    #expect(clock.now.elapsed == .zero)
  }

  @Test func `no sleeper misses an advance that happens while it begins to sleep`() async throws {
    let deadline = clock.now.advanced(by: .seconds(1))
    let sleepers = (0..<200).map { _ in
      Task { @concurrent [clock] in try await clock.sleep(until: deadline, tolerance: nil) }
    }
    await Task.yield()
    clock.advance(to: deadline)
    for sleeper in sleepers { try await sleeper.value }
    #expect(clock.sleeperCount == 0)
  }

  @discardableResult
  private func schedule(
    _ name: String, after seconds: Int, repeats: Bool = false
  ) -> Cancellation {
    let timer = clock.schedule(after: .seconds(seconds), repeats: repeats) { [log, clock] in
      log.add("\(name) at \(clock.now.elapsed.components.seconds)")
    }
    timers.add(timer)
    return timer
  }
}
