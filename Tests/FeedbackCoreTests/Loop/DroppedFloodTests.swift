import FeedbackCore
import Testing

/// Events that are dropped, and values that make no event, faster than the loop takes them.
///
/// With a clock that advances by 5 ms at each read, a slice ends after a few events.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct DroppedFloodTests {
  @Test func `R30 a flood of a revoked run's events does not delay an event`() {
    let late = Log<Sender<String>>()
    let drops = Log<Int>()
    let loop = FeedbackLoop<String, String>(
      initial: "a", reduce: Reducer { $0 = $1 },
      feedbacks: [
        .react(when: { $0 == "a" }, "gone") { _ in
          .callback { context in
            late.add(context.send)
            return .none
          }
        }
      ], clock: CountedClock(step: .milliseconds(5)),
      notice: { diagnostic in
        guard case .staleEvent = diagnostic else { return }
        drops.add(1)
        if drops.entries.count < 20_000 { late.entries[0]("late") }
      })
    loop.start()
    loop.send("b")
    late.entries[0]("late")
    loop.send("key")
    #expect(loop.state == "key")
    #expect(drops.entries.count < 3_000)
    loop.stop()
  }

  @Test func `R30 a flood of values that make no event does not delay an input`() {
    let rejected = Log<Int>()
    let rejectedAtKey = Log<Int>()
    let loop = FeedbackLoop<Int, Int>(
      initial: 0,
      reduce: Reducer { state, event in
        rejectedAtKey.add(rejected.entries.count)
        state += event
      }, feedbacks: [], clock: CountedClock(step: .milliseconds(5)))
    let rejecting = loop.sender { (_: Int, number: Int) -> Int? in
      rejected.add(number)
      return nil
    }
    loop.start()
    for number in 1...50_000 { rejecting(number) }
    loop.sender.batch { send in send(1) }
    #expect(rejectedAtKey.entries.first.map { $0 <= 1_024 } == true)
    loop.stop()
  }

  @Test func `R12 an error of a body that the loop has cancelled makes no event`() async {
    struct Aborted: Error {}
    let isOver = Log<Bool>()
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [
        .react(when: { $0 == "initial" || $0 == "initial_done" }, "load") { _ in
          .run { context in
            context.finish("done")
            while !Task.isCancelled { await Task.yield() }
            isOver.add(true)
            throw Aborted()
          } catch: { _ in
            "failed"
          }
        }
      ], diagnostics: diagnostics)
    loop.start()
    while isOver.entries.isEmpty || loop.liveBodyCount > 0 { await Task.yield() }
    for _ in 1...10 { await Task.yield() }
    #expect(loop.state == "initial_done")
    loop.stop()
  }

  @Test func `a sequence that does not look at its cancellation ends with its feedback`() async {
    struct Naturals: AsyncSequence, AsyncIteratorProtocol, Sendable {
      var number = 0
      func makeAsyncIterator() -> Naturals { self }
      mutating func next() async -> Int? {
        number += 1
        return number
      }
    }
    let loop = summingLoop([.events(from: Naturals(), "numbers", as: { _, _ in 1 })])
    loop.start()
    while loop.state < 3 { await Task.yield() }
    loop.stop()
    while loop.liveBodyCount > 0 { await Task.yield() }
    #expect(loop.state >= 3)
  }
}
