import FeedbackCore
import Synchronization
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct LoopClockTests {
  @Test func `wake-ups late by less than the interval do not shift later ticks`() async {
    let fired = await firings(lateBy: [.milliseconds(5), .milliseconds(5), .milliseconds(5), .zero])
    #expect(
      fired == [.milliseconds(105), .milliseconds(205), .milliseconds(305), .milliseconds(400)])
  }

  @Test func `missed ticks are skipped, and the next one comes an interval after the late one`()
    async
  {
    let fired = await firings(lateBy: [.zero, .milliseconds(350), .zero, .zero])
    #expect(
      fired == [.milliseconds(100), .milliseconds(550), .milliseconds(650), .milliseconds(750)])
  }

  @Test func `a non-repeating timer of the continuous clock fires`() async {
    let (firings, fire) = AsyncStream<Void>.makeStream()
    let cancellation = ContinuousClock().schedule(after: .zero, repeats: false) { fire.yield() }
    var iterator = firings.makeAsyncIterator()
    #expect(await iterator.next() != nil)
    cancellation.cancel()
  }

  @Test func `a cancelled timer of the continuous clock never fires`() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let log = Log<Void>()
    let cancellation = ContinuousClock().schedule(after: .zero, repeats: false) {
      [held = DeinitCallback { end.finish() }] in
      _ = held
      log.add(())
    }
    cancellation.cancel()
    for await _ in ends {}
    #expect(log.entries.isEmpty)
  }

  /// The times at which a repeating timer with an interval of 100 ms fires if its sleeps end late
  /// by these durations.
  private func firings(lateBy latenesses: [Duration]) async -> [Duration] {
    let clock = LateClock(latenesses)
    let (firings, fire) = AsyncStream<Duration>.makeStream()
    let cancellation = clock.schedule(after: .milliseconds(100), repeats: true) {
      fire.yield(clock.now.elapsed)
    }
    var fired: [Duration] = []
    for await firing in firings.prefix(latenesses.count) { fired.append(firing) }
    cancellation.cancel()
    return fired
  }
}

/// A clock whose time jumps to the deadline of each sleep plus the next of the given durations.
///
/// When none is left, a sleep throws.
private final class LateClock: LoopClock {
  typealias Instant = VirtualClock.Instant

  private let times: Mutex<(now: Instant, latenesses: [Duration])>

  init(_ latenesses: [Duration]) {
    times = Mutex((VirtualClock().now, latenesses))
  }

  var now: Instant { times.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try times.withLock { times in
      guard !times.latenesses.isEmpty else { throw CancellationError() }
      times.now = deadline.advanced(by: times.latenesses.removeFirst())
    }
  }
}
