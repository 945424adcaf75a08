import CursesFeedback
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct MainQueueClockTests {
  private let clock = MainQueueClock()

  @Test func `has the time of the continuous clock`() {
    let before = ContinuousClock.now
    let now = clock.now
    #expect(before <= now)
    #expect(now <= ContinuousClock.now)
  }

  @Test func `a timer that does not repeat fires once and is released`() async {
    let (firings, fire) = AsyncStream<Void>.makeStream()
    let end = StreamEnd(fire)
    let timer = clock.schedule(after: .zero, repeats: false) { [end] in end.stream.yield() }
    _ = consume end
    var count = 0
    for await _ in firings { count += 1 }
    #expect(count == 1)
    timer.cancel()
  }

  @Test func `a timer that repeats fires until it is cancelled`() async {
    let (firings, fire) = AsyncStream<Void>.makeStream()
    let end = StreamEnd(fire)
    let timer = clock.schedule(after: .milliseconds(1), repeats: true) { [end] in
      end.stream.yield()
    }
    _ = consume end
    var count = 0
    for await _ in firings {
      count += 1
      if count == 3 { timer.cancel() }
    }
    #expect(count >= 3)
  }

  @Test func `a cancelled timer never fires`() async {
    let (firings, fire) = AsyncStream<Void>.makeStream()
    let end = StreamEnd(fire)
    let timer = clock.schedule(after: .zero, repeats: false) { [end] in end.stream.yield() }
    _ = consume end
    timer.cancel()
    for await _ in firings { Issue.record("A cancelled timer has fired.") }
  }

  @Test func `a task that sleeps is resumed after its deadline`() async throws {
    let deadline = clock.now.advanced(by: .milliseconds(1))
    try await clock.sleep(until: deadline, tolerance: nil)
    #expect(clock.now >= deadline)
  }
}

/// Finishes a stream when the last reference to this object is released.
private final class StreamEnd: Sendable {
  let stream: AsyncStream<Void>.Continuation

  init(_ stream: AsyncStream<Void>.Continuation) {
    self.stream = stream
  }

  deinit {
    stream.finish()
  }
}
