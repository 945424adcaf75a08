import FeedbackCore
import Testing

/// The policies for new runs while earlier runs of the feedback work.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct PolicyTests {
  private let clock = VirtualClock()

  @Test func `R17 latest: a new run replaces the one that works`() {
    let loop = loop(.latest)
    send(3, to: loop)
    #expect(loop.state == "initial_3")
  }

  @Test func `R17 merge: all runs work at the same time`() {
    let loop = loop(.merge)
    send(3, to: loop)
    #expect(loop.state == "initial_1_2_3")
  }

  @Test func `R17 merge with a limit: a run over the limit waits`() {
    let loop = loop(.merge(max: 2))
    send(3, to: loop)
    #expect(loop.state == "initial_1_2")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_1_2_3")
  }

  @Test func `R17 queue: one run starts after the other`() {
    let loop = loop(.queue)
    send(3, to: loop)
    #expect(loop.state == "initial_1")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_1_2")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_1_2_3")
  }

  @Test func `R17 ignoreWhileRunning: while a run works, no other one starts`() {
    let loop = loop(.ignoreWhileRunning)
    send(2, to: loop)
    #expect(loop.state == "initial_1")
    loop.send("go 3")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_1_3")
  }

  @Test func `R17 waiting effects are dropped when their feedback is detached`() {
    let loop = loop(.queue)
    loop.start()
    loop.send("go 1")
    loop.send("go 2")
    loop.pause()
    loop.resume()
    clock.advance(by: .seconds(5))
    #expect(loop.state == "initial")
  }

  @Test func `R15 R17 a policy applies to each key of many requests separately`() {
    let loop = FeedbackLoop<[Int: Int], [Int: Int]>(
      initial: [:], reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(
          toEach: { $0.sorted { $0.key < $1.key }.map { Pair(id: $0.key, value: $0.value) } },
          "pairs", policy: .ignoreWhileRunning
        ) { pair in .after(.seconds(1), send: [pair.id: pair.value]) }
      ], clock: clock)
    loop.start()
    loop.send([1: 1])
    loop.send([1: 2, 2: 2])
    clock.advance(by: .seconds(1))
    #expect(loop.state == [1: 1])
  }

  private struct Pair: Identifiable, Equatable, Sendable {
    let id: Int
    let value: Int
  }

  /// A loop that answers "go n" with n after a second; "go n" itself does not change the state.
  private func loop(_ policy: RunPolicy) -> AppendingLoop {
    FeedbackLoop(
      initial: "initial",
      reduce: Reducer { state, event in if !event.hasPrefix("go ") { state += "_" + event } },
      feedbacks: [
        .on({ $0.hasPrefix("go ") ? $0 : nil }, "work", policy: policy) { event, _ in
          .after(.seconds(1), send: String(event.dropFirst(3)))
        }
      ], clock: clock)
  }

  /// Starts the loop, requests this number of runs at once, and advances the clock by a second.
  private func send(_ count: Int, to loop: AppendingLoop) {
    loop.start()
    for number in 1...count { loop.send("go \(number)") }
    clock.advance(by: .seconds(1))
  }
}
