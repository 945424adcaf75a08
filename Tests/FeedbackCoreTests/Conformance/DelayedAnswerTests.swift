import FeedbackCore
import Foundation
import Testing

/// Delayed answers, and sources that send while the reducer works.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct DelayedAnswerTests {
  private let clock = VirtualClock()
  private let timers = Log<Cancellation>()

  @Test func `S-020 a raw feedback's delayed answer and its immediate ones are all reduced`() {
    let loop = appendingLoop(
      [
        .raw("answer") { [clock, timers] context in
          RawConnection(observe: { state, _ in
            switch state {
            case "initial":
              timers.add(
                clock.schedule(after: .seconds(1), repeats: false) { context.send.now("a") })
            case "initial_a": context.send("b")
            case "initial_a_b": context.send("c")
            default: break
            }
          })
        }
      ], clock: clock)
    expectABC(loop)
  }

  @Test func `S-045 a delayed first answer does not delay the immediate answers after it`() {
    let loop = appendingLoop(
      [
        .react(toEvery: { $0.count < 13 ? $0 : nil }, "answer") { state in
          switch state {
          case "initial": .after(.seconds(1), send: "a")
          case "initial_a": .send("b")
          default: .send("c")
          }
        }
      ], clock: clock)
    expectABC(loop)
  }

  @Test func `S-074 events that a thread sends during a reduction are reduced after it, in order`()
  {
    let (began, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let loop = FeedbackLoop<Int, Int>(
      initial: 0,
      reduce: Reducer { state, event in
        state += event
        guard event == 6 else { return }
        began.signal()
        sent.wait()
      }, feedbacks: [], clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    Thread.detachNewThread { [sender = loop.sender] in
      began.wait()
      for event in [1, 2, 3] { sender(event) }
      sent.signal()
    }
    loop.send(6)
    #expect(recorder.states == [0, 6, 7, 9, 12])
  }

  private func expectABC(_ loop: AppendingLoop) {
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == ["initial"])
    clock.advance(by: .seconds(1))
    #expect(recorder.states == ["initial", "initial_a", "initial_a_b", "initial_a_b_c"])
  }
}
