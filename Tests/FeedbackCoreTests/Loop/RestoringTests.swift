import FeedbackCore
import Testing

/// A state of an earlier time takes the place of the current one.
@MainActor @Suite struct RestoringTests {
  @Test func `a restored state is published, and revokes and starts the effects that it requests`()
  {
    let signal = Signal<Int>()
    let loop = summingLoop([
      .react(to: { $0 > 1 ? $0 : nil }, "work") { _ in signal.effect }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send(5)
    #expect(loop.runningEffects.map(\.description) == ["work"])
    #expect(loop.restore(1))
    #expect(loop.runningEffects.isEmpty)
    #expect(loop.restore(7))
    #expect(loop.runningEffects.map(\.description) == ["work"])
    #expect(signal.totalCount == 2)
    loop.send(3)
    #expect(recorder.states == [0, 5, 1, 7, 10])
  }

  @Test func `an effect whose request is the same in the restored state goes on`() {
    let signal = Signal<Int>()
    let loop = summingLoop([.react(when: { $0 > 1 }, "work") { _ in signal.effect }])
    loop.start()
    loop.send(5)
    #expect(loop.restore(7))
    #expect(signal.totalCount == 1)
    signal.send(1)
    #expect(loop.state == 8)
  }

  @Test func `the answer of an effect that the restored state does not request is dropped`() {
    let signal = Signal<Int>()
    let loop = summingLoop([.react(when: { $0 > 1 }, "work") { _ in signal.effect }])
    loop.start()
    loop.send(5)
    #expect(loop.restore(0))
    signal.sendToAll(100)
    #expect(loop.state == 0)
  }

  @Test func `a restored state calls no event-driven feedback, and its trace has no event`() {
    var traces: [LoopTrace<Int, Int>] = []
    let loop = summingLoop([.on(5, "answer") { _ in .send(10) }])
    let tracing = loop.trace { traces.append($0) }
    loop.start()
    loop.send(5)
    #expect(loop.restore(5))
    #expect(loop.state == 5)
    tracing.cancel()
    #expect(traces.map(\.event) == [nil, 5, 10, nil])
    #expect(traces.map(\.state) == [0, 5, 15, 5])
    #expect(traces.map(\.stateNumber) == [0, 1, 2, 3])
    #expect(traces.last?.cause == nil)
  }

  @Test func `no state is restored before the start, in a callback, and after the stop`() {
    let loop = summingLoop([])
    #expect(!loop.restore(1))
    loop.start()
    var isRestored: Bool?
    let observation = loop.observe { [weak loop] state in
      if state == 2 { isRestored = loop?.restore(9) }
    }
    loop.send(2)
    #expect(isRestored == false)
    #expect(loop.state == 2)
    observation.cancel()
    loop.stop()
    #expect(!loop.restore(1))
  }
}
