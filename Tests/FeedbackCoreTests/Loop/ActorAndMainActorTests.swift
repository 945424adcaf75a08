import Dispatch
import FeedbackCore
import Testing

/// Feedbacks of an actor's loop (``LoopActor``) whose closures run on the main actor, beside which the
/// loop goes on.
///
/// `Conformance.md` explains the terms, and the numbers in the names. What is tested would be a race
/// without its order: the tests repeat it.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ActorAndMainActorTests {
  @Test func `R10 R31 a registration ends before that of the run that replaces it`() async {
    for _ in 1...50 {
      let (log, changes) = AsyncStream<String>.makeStream()
      let loop = loop([
        .react(to: { $0 }, "source") { number in
          .callback(onMainActor: { _ in
            changes.yield("start \(number)")
            return { changes.yield("end \(number)") }
          })
        }
      ])
      await loop.start()
      var entries = log.makeAsyncIterator()
      #expect(await entries.next() == "start 0")
      await loop.send(1)
      #expect(await entries.next() == "end 0")
      #expect(await entries.next() == "start 1")
      await loop.stop()
    }
  }

  @Test func `R10 R31 a run that is withdrawn before its registration does not register`() async {
    let (log, changes) = AsyncStream<String>.makeStream()
    let loop = loop([
      .react(to: { $0 < 2 ? $0 : nil }, "source") { number in
        .callback(onMainActor: { _ in
          changes.yield("start \(number)")
          return { changes.yield("end \(number)") }
        })
      }
    ])
    whileMainActorIsBusy {
      await loop.start()
      await loop.send(1)
      await loop.send(1)
      await loop.stop()
    }
    // The tasks of the registrations were made before this one.
    await Task { @MainActor in changes.finish() }.value
    #expect(await log.collected().isEmpty)
  }

  @Test func `R19 R31 a binding gets no state after its end`() async {
    let (log, changes) = AsyncStream<Int>.makeStream()
    let loop = loop([
      .binding("show", onMainActor: { changes.yield($0) }).enabled(while: { $0 != 2 })
    ])
    whileMainActorIsBusy {
      await loop.start()
      for _ in 1...3 { await loop.send(1) }
    }
    var shown = log.makeAsyncIterator()
    #expect(await shown.next() == 3)
    await loop.stop()
  }

  @Test func `R31 R32 a timer that fires while the shutdown ends its wait counts once`() async {
    for _ in 1...20 {
      let (clock, log) = (VirtualClock(), Log<Int>())
      let loop = LoopActor<Int, Int>(
        initial: 0, reduce: Reducer { _, event in log.add(event) },
        feedbacks: [
          .react(toEach: { _ in Array(0..<200) }, id: \.self, "wait") { number in
            .after(.seconds(1), send: number)
          }.completesBeforeExit()
        ], clock: clock)
      await loop.start()
      async let end: Void = loop.shutDown()
      clock.advance(by: .seconds(1))
      await end
      #expect(log.entries.sorted() == Array(0..<200))
    }
  }

  private func loop(_ feedbacks: [Feedback<Int, Int>]) -> LoopActor<Int, Int> {
    LoopActor(
      initial: 0, reduce: Reducer { state, event in state += event }, feedbacks: feedbacks)
  }

  /// Works on other threads, while the main actor carries out nothing else.
  private func whileMainActorIsBusy(_ work: @escaping @Sendable () async -> Void) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
      await work()
      end.signal()
    }
    end.wait()
  }
}
