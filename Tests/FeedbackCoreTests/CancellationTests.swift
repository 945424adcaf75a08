import FeedbackCore
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct CancellationTests {
  private let log = Log<String>()

  @Test func `a cancellation calls its closure once, however often it is cancelled`() {
    let cancellation = Cancellation { [log] in log.add("ended") }
    cancellation.cancel()
    cancellation.cancel()
    _ = consume cancellation
    #expect(log.entries == ["ended"])
  }

  @Test func `a cancellation calls its closure when its last reference is released`() {
    let cancellation = Cancellation { [log] in log.add("ended") }
    var copies = [cancellation]
    _ = consume cancellation
    #expect(log.entries == [])
    copies = []
    #expect(copies.isEmpty)
    #expect(log.entries == ["ended"])
  }

  @Test func `a timer whose cancellation is released never fires`() {
    let clock = VirtualClock()
    _ = clock.schedule(after: .seconds(1), repeats: true) { [log] in log.add("fired") }
    clock.advance(by: .seconds(2))
    #expect(log.entries == [])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `cancelling a timer whose action keeps another timer's cancellation ends both timers`()
  {
    let clock = VirtualClock()
    let inner = clock.schedule(after: .seconds(1), repeats: false) {}
    let outer = clock.schedule(after: .seconds(2), repeats: false) { inner.cancel() }
    _ = consume inner
    outer.cancel()
    #expect(clock.nextDeadline == nil)
  }

  @Test func `an observer that another thread cancels is not called again`() {
    let loop = appendingLoop([])
    loop.start()
    let observation = loop.observe { [log] state in log.add(state) }
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      observation.cancel()
      ended.signal()
    }
    ended.wait()
    loop.send("a")
    #expect(log.entries == ["initial"])
  }

  @Test func `the tracing of an actor's loop ends at once if its closure cancels it`() async {
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event }, feedbacks: [])
    let traces = Log<Cancellation>()
    await loop.start()
    traces.add(
      await loop.trace { [log] trace in
        log.add("\(trace.state)")
        for trace in traces.entries { trace.cancel() }
      })
    await loop.send(1)
    await loop.send(2)
    #expect(log.entries == ["1"])
  }

  @Test func `the tracing of an actor's loop ends when its cancellation is released`() async {
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event }, feedbacks: [])
    await loop.start()
    _ = await loop.trace { [log] trace in log.add("\(trace.state)") }
    await loop.send(1)
    #expect(log.entries == [])
  }

  @Test func `a callback's registration ends when its run is revoked`() {
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("a") ? nil : $0 }, "register") { [log] _ in
        .logged("it", in: log)
      }
    ])
    loop.start()
    #expect(log.entries == ["start it"])
    loop.send("a")
    #expect(log.entries == ["start it", "cancel it"])
  }
}
