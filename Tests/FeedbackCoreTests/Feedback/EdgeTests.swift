import FeedbackCore
import Testing

/// Effects that start when a condition becomes true (an edge), or for each state in which it is
/// true (a level).
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct EdgeTests {
  private let starts = Log<Int>()
  private let signal = Signal<Int>()

  @Test func `S-081 an effect starts with the state in which its condition becomes true`() {
    let loop = summingLoop([
      .react(when: { (1...20).contains($0) }, "edge") { [starts] state in
        starts.add(state)
        return .send(10)
      }
    ])
    loop.start()
    loop.send(1)
    #expect(loop.state == 11)
    loop.send(1)
    #expect(starts.entries == [1])
    loop.send(20)
    loop.send(-30)
    #expect(starts.entries == [1, 2])
  }

  @Test
  func `S-082 an effect whose condition holds at first starts, and ends with the condition`() {
    let loop = summingLoop([.react(when: { $0 == 0 }, "edge") { [signal] _ in signal.effect }])
    loop.start()
    #expect(signal.currentCount == 1)
    loop.send(1)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-083 an effect runs as long as its condition holds`() {
    let loop = summingLoop([.react(when: { $0 < 3 }, "edge") { [signal] _ in signal.effect }])
    loop.start()
    loop.send(1)
    loop.send(1)
    #expect(signal.currentCount == 1)
    #expect(signal.totalCount == 1)
    loop.send(1)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-084 S-097 a value after nil starts an effect, and the following values do not`() {
    let loop = firstValueLoop()
    loop.start()
    for event in [1, 1, -2, 5] { loop.send(event) }
    #expect(starts.entries == [1, 5])
  }

  @Test func `S-085 a value in the initial state starts an effect, and nil cancels it`() {
    let loop = summingLoop([
      .react(toFirst: { $0 == 0 ? $0 : nil }, "first") { [signal] _ in signal.effect }
    ])
    loop.start()
    #expect(signal.currentCount == 1)
    loop.send(1)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-086 an effect continues when its value changes, and ends when the value is nil`() {
    let loop = firstValueLoop()
    loop.start()
    loop.send(1)
    loop.send(1)
    #expect(signal.currentCount == 1)
    loop.send(-2)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-098 of values that are not Equatable, only the first after nil starts an effect`() {
    struct Opaque: Sendable { let number: Int }
    let loop = summingLoop([
      .react(toFirst: { $0 > 0 ? Opaque(number: $0) : nil }, "first") { [starts] value in
        starts.add(value.number)
        return .none
      }
    ])
    loop.start()
    loop.send(1)
    loop.send(1)
    #expect(starts.entries == [1])
  }

  @Test func `S-117 a level restarts its effect for every state in which its condition holds`() {
    let loop = summingLoop([.restart(while: { $0 < 5 }, "level", effect: { _ in .send(1) })])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == [0, 1, 2, 3, 4, 5])
  }

  @Test func `R14 a level restarts its effect for an equal state, and ends it with the condition`()
  {
    let loop = summingLoop([.restart(while: { $0 < 5 }, "level") { [signal] _ in signal.effect }])
    loop.start()
    loop.send(0)
    #expect(signal.totalCount == 2)
    #expect(signal.currentCount == 1)
    loop.send(5)
    #expect(signal.currentCount == 0)
  }

  private func firstValueLoop() -> FeedbackLoop<Int, Int> {
    summingLoop([
      .react(toFirst: { $0 > 0 ? $0 : nil }, "first") { [starts, signal] value in
        starts.add(value)
        return signal.effect
      }
    ])
  }
}
