import FeedbackCore
import Testing

/// An inner loop: a loop that is the effect of another, the outer loop.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct NestedLoopTests {
  private let log = Log<String>()
  private let signal = Signal<Int>()

  @Test func `R26 each state of the inner loop, from the first one on, may become an event`() {
    let loop = appendingLoop([nesting { count in count == 2 ? nil : "\(count)" }])
    loop.start()
    for _ in 1...3 { signal.send(1) }
    #expect(loop.state == "initial_0_1_3")
  }

  @Test func `R26 a changed request stops the inner loop and makes another`() {
    let loop = appendingLoop([nesting(to: { $0.hasSuffix("new") ? 2 : 1 }) { _ in nil }])
    loop.start()
    loop.send("new")
    #expect(log.entries == ["make", "start", "cancel", "make", "start"])
    #expect(signal.currentCount == 1)
  }

  @Test
  func `R26 an inner loop whose event ends its own request stops; its later events are dropped`() {
    let loop = appendingLoop([
      nesting(to: { $0 == "initial" ? 1 : nil }) { count in count == 0 ? nil : "\(count)" }
    ])
    loop.start()
    signal.sendToAll(1)
    signal.sendToAll(1)
    #expect(loop.state == "initial_1")
    #expect(log.entries == ["make", "start", "cancel"])
  }

  @Test func `R24 R26 an inner loop is released when its run is revoked`() {
    let inner = WeakList()
    let loop = appendingLoop([
      .react(to: { $0 == "initial" ? true : nil }, "inner") { _ in
        .loop(
          {
            let loop = summingLoop([])
            inner.add(loop)
            return loop
          }, sends: { _ in nil })
      }
    ])
    loop.start()
    #expect(inner.livingCount == 1)
    loop.send("a")
    #expect(inner.livingCount == 0)
  }

  @Test func `R26 an effect works, also while an effect of an inner loop sleeps`() async {
    let (clock, (waits, end)) = (VirtualClock(), AsyncStream<Void>.makeStream())
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "disk") { _ in
          .perform { _ in
            for await _ in waits {}
            return "read"
          }
        },
        .react(to: { _ in true }, "inner") { _ in
          .loop(
            {
              let sleep = Feedback<Int, Int>.react(to: { _ in true }, "sleep") { _ in
                .run { context in try await context.clock.sleep(for: .seconds(60)) }
              }
              return summingLoop([sleep], clock: clock)
            }, sends: { _ in nil })
        },
      ], clock: clock)
    loop.start()
    await clock.wait(forSleepers: 1)
    #expect(!loop.isAsleep(on: clock, countsLimits: false))
    end.finish()
    loop.stop()
  }

  @Test func `R24 R26 inner loops stop when the outer loop is stopped or released`() {
    var loop: AppendingLoop? = appendingLoop([nesting { _ in nil }])
    loop?.start()
    #expect(signal.currentCount == 1)
    loop?.stop()
    #expect(signal.currentCount == 0)
    loop = appendingLoop([nesting { _ in nil }])
    loop?.start()
    #expect(signal.currentCount == 1)
    loop = nil
    #expect(signal.currentCount == 0)
  }

  @Test func `R26 the inner loops of an inner loop stop with the outermost loop`() {
    let middle: @MainActor @Sendable () -> AppendingLoop = { [signal] in
      appendingLoop([
        .react(to: { _ in true }, "innermost") { _ in
          .loop(
            { summingLoop([.react(to: { _ in true }, "signal", effect: { _ in signal.effect })]) },
            sends: { "\($0)" })
        }
      ])
    }
    let loop = summingLoop([
      .react(to: { _ in true }, "middle") { _ in .loop(middle, sends: { $0.count }) }
    ])
    let recorder = Recorder(loop)
    loop.start()
    signal.send(1)
    #expect(recorder.states == [0, 7, 7 + 9, 7 + 9 + 11])
    loop.stop()
    #expect(signal.currentCount == 0)
  }

  @Test func `R17 R26 an effect that runs an inner loop can be mapped and delayed`() {
    let clock = VirtualClock()
    let inner = Effect<Int>.loop(
      { [signal] in
        summingLoop([.react(to: { _ in true }, "signal", effect: { _ in signal.effect })])
      }, sends: { $0 })
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "inner") { _ in
          inner.map { "\($0)" }.delayed(by: .seconds(1))
        }
      ], clock: clock)
    loop.start()
    #expect(signal.totalCount == 0)
    clock.advance(by: .seconds(1))
    signal.send(5)
    #expect(loop.state == "initial_0_5")
    loop.stop()
    #expect(signal.currentCount == 0)
  }

  @Test func `R25 R26 a pause stops the inner loop, and resuming makes another`() {
    let loop = appendingLoop([nesting { $0 > 0 ? "\($0)" : nil }])
    loop.start()
    signal.send(1)
    loop.pause()
    #expect(signal.currentCount == 0)
    loop.resume()
    signal.send(5)
    #expect(loop.state == "initial_1_5")
  }

  @Test func `R26 if the outer loop is stopped while an inner one is made, neither runs`() {
    let handle = LoopHandle()
    let loop = appendingLoop([
      .react(to: { _ in true }, "inner") { [signal] _ in
        .loop(
          {
            handle.stop()
            return summingLoop([
              .react(to: { _ in true }, "signal", effect: { _ in signal.effect })
            ])
          }, sends: { _ in nil })
      }
    ])
    handle.watch(loop)
    loop.start()
    #expect(loop.isStopped)
    #expect(signal.currentCount == 0)
  }

  @Test func `R26 R32 an inner loop may use the clock of the outer one`() {
    let clock = VirtualClock()
    let loop = appendingLoop(
      [
        .react(to: { $0.hasSuffix("2") ? nil : true }, "inner") { _ in
          .loop(
            { clock in
              FeedbackLoop(
                initial: 0, reduce: Reducer { state, event in state += event },
                feedbacks: [.every(.seconds(1), "tick", sends: 1)], clock: clock)
            }, sends: { "\($0)" })
        }
      ], clock: clock)
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_0_1")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_0_1_2")
    #expect(clock.nextDeadline == nil)
  }

  private func nesting(
    to request: @escaping @Sendable (String) -> Int? = { _ in 1 },
    sends event: @escaping @Sendable (Int) -> String?
  ) -> Feedback<String, String> {
    .react(to: request, "inner") { [log, signal] _ in
      .loop(
        {
          log.add("make")
          return summingLoop([
            .react(to: { _ in true }, "signal") { _ in
              .callback { context in
                log.add("start")
                let end = signal.register(context.send)
                return Cancellation {
                  end.cancel()
                  log.add("cancel")
                }
              }
            }
          ])
        }, sends: event)
    }
  }
}

/// Weak references to loops.
@MainActor
private final class WeakList {
  private struct Entry {
    weak var loop: FeedbackLoop<Int, Int>?
  }

  private var entries: [Entry] = []

  var livingCount: Int { entries.count { $0.loop != nil } }

  func add(_ loop: FeedbackLoop<Int, Int>) {
    entries.append(Entry(loop: loop))
  }
}
