import FeedbackCore
import Testing

/// A loop as an effect of another loop.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct LoopWithinLoopTests {
  private let signal = Signal<Int>()

  @Test func `S-122 R26 a loop can run as an effect of another loop`() {
    let loop = summingLoop([counting()])
    let recorder = Recorder(loop)
    loop.start()
    signal.send(1)
    signal.send(1)
    #expect(recorder.states == [0, 100, 200])
  }

  @Test func `R26 a loop within a loop stops with its run`() {
    let loop = summingLoop([counting()])
    loop.start()
    #expect(signal.currentCount == 1)
    loop.send(1000)
    #expect(signal.currentCount == 0)
    signal.sendToAll(1)
    #expect(loop.state == 1000)
  }

  /// A feedback with an inner loop, which adds the numbers of the signal and sends 100 to the outer
  /// loop for each sum above zero.
  private func counting() -> Feedback<Int, Int> {
    .react(when: { $0 < 1000 }, "inner") { [signal] _ in
      .loop(
        {
          summingLoop([.react(to: { _ in true }, "signal", effect: { _ in signal.effect })])
        }, sends: { count in count > 0 ? 100 : nil })
    }
  }
}
