import FeedbackCore
import Synchronization
import Testing

/// The limits of a loop: the memory that it keeps, the time of a slice, the events that count as a
/// cycle, and the end of all work at a stop.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct LimitTests {
  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R20 no state is kept for a raw feedback whose body has returned`() async {
    final class Token: Sendable {}
    let loop = FeedbackLoop<Token, Int>(
      initial: Token(), reduce: Reducer { state, _ in state = Token() },
      feedbacks: [
        .raw("first") { states, _ in
          for await _ in states { break }
        }
      ], clock: VirtualClock())
    loop.start()
    while loop.workingEffectCount > 0 { await Task.yield() }
    loop.send(1)
    weak let token = loop.state
    loop.send(2)
    loop.send(3)
    #expect(token == nil)
  }

  @Test func `R30 many events from outside are not reported as a cycle`() {
    let loop = summingLoop([], diagnostics: diagnostics)
    for _ in 1...100_001 { loop.send(1) }
    loop.start()
    #expect(loop.state == 100_001)
    #expect(diagnostics.entries == [])
  }

  @Test func `R30 R35 dropped mail does not delay the report of a cycle`() {
    let loop = summingLoop(
      [
        .react(when: { $0 == 0 }, "gone") { _ in
          .callback { context in
            for _ in 1...50 { context.send(1) }
            return .none
          }
        },
        .react(to: { $0 < 100_010 ? $0 : nil }, "cycle") { _ in .send(1) },
      ], diagnostics: diagnostics)
    loop.start()
    #expect(diagnostics.entries.contains(.cycle(feedbacks: ["cycle"], events: 100_000)))
  }

  @Test func `R30 R35 mail that is rejected does not delay the report of a cycle`() {
    let loop = summingLoop(
      [.react(to: { $0 < 100_010 ? $0 : nil }, "cycle") { _ in .send(1) }],
      diagnostics: diagnostics)
    let gated = loop.sender { (_: Int, _: Int) -> Int? in nil }
    for _ in 1...50 { gated(1) }
    loop.start()
    #expect(diagnostics.entries == [.cycle(feedbacks: ["cycle"], events: 100_000)])
  }

  @Test func `R30 a slice ends after two events if each takes longer than the budget`() {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, _ in state += 1 },
      feedbacks: [.react(to: { $0 < 40 ? $0 : nil }, "go", effect: { .send($0) })],
      clock: CountedClock(step: .milliseconds(10)))
    loop.start()
    #expect(loop.state == 2)
  }

  @Test func `R17 a throttled feedback releases the keys of withdrawn requests`() {
    let live = LiveKeys()
    let loop = FeedbackLoop<Int, Int>(
      initial: 1, reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(toEach: { [$0] }, id: { Key($0, live) }, "key", effect: { _ in .none })
          .throttled(for: .milliseconds(1))
      ], clock: VirtualClock())
    loop.start()
    for step in 2...50 { loop.send(step) }
    #expect(live.count < 5)
  }

  @Test func `R18 R24 no event is reduced after the translation of a value has stopped the loop`() {
    let stopper = Stopper()
    let loop = appendingLoop([])
    stopper.loop = loop
    let gated = loop.sender { (_: String, _: Int) -> String? in
      stopper.stop()
      return nil
    }
    gated(1)
    loop.sender("late")
    loop.start()
    #expect(loop.isStopped)
    #expect(loop.state == "initial")
  }
}

/// The number of ``Key`` objects that exist.
private final class LiveKeys: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func add(_ difference: Int) {
    number.add(difference, ordering: .relaxed)
  }
}

/// A key that is counted from its initializer to its deinitializer.
private final class Key: Hashable, Sendable {
  private let value: Int
  private let live: LiveKeys

  init(_ value: Int, _ live: LiveKeys) {
    self.value = value
    self.live = live
    live.add(1)
  }

  deinit {
    live.add(-1)
  }

  static func == (left: Key, right: Key) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
