import FeedbackCore
import Foundation
import Testing

/// Events from other threads, and bodies outside the main actor.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ThreadTests {
  private struct Numbered: Sendable {
    let thread: Int
    let number: Int
  }

  @Test func `R7 D-03 all events of many tasks are reduced, each task's in order`() async {
    let threads = 8
    let count = 2000
    let loop = FeedbackLoop<[[Int]], Numbered>(
      initial: Array(repeating: [], count: threads),
      reduce: Reducer { state, event in state[event.thread].append(event.number) }, feedbacks: [])
    let recorder = Recorder(loop)
    loop.start()
    let sender = loop.sender
    for thread in 0..<threads {
      Task { @concurrent in
        for number in 0..<count { sender(Numbered(thread: thread, number: number)) }
      }
    }
    await recorder.waitForState { $0.allSatisfy { $0.count == count } }
    #expect(loop.state == Array(repeating: Array(0..<count), count: threads))
  }

  @Test func `S-048 an event sent from another thread before the start is reduced`() async {
    let loop = appendingLoop([])
    let recorder = Recorder(loop)
    await send(["a"], to: loop.sender)
    loop.start()
    await recorder.waitForState("initial_a")
  }

  @Test func `R7 events that one thread sends to the loop and through its sender stay in order`() {
    let loop = appendingLoop([])
    loop.start()
    loop.sender("a")
    loop.send("b")
    loop.sender("c")
    loop.sender.now("d")
    #expect(loop.state == "initial_a_b_c_d")
  }

  @Test func `R7 an event from another thread wakes the loop each time that it is idle`() async {
    let loop = appendingLoop([])
    let recorder = Recorder(loop)
    loop.start()
    await send(["a"], to: loop.sender)
    await recorder.waitForState("initial_a")
    await send(["b"], to: loop.sender)
    await recorder.waitForState("initial_a_b")
  }

  @Test func `R31 a body runs off the main actor`() async {
    let loop = appendingLoop([
      .react(to: { _ in true }, "body") { _ in
        .perform { _ in Thread.isMainThread ? "on" : "off" }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState { $0 != "initial" }
    #expect(loop.state == "initial_off")
  }

  @concurrent private func send(_ events: [String], to sender: Sender<String>) async {
    for event in events { sender(event) }
  }
}
