import FeedbackCore
import Testing

/// The order in which events are reduced and states are published.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct QueueTests {
  @Test func `S-019 an observer gets the initial state at once`() {
    let recorder = Recorder(appendingLoop([]))
    #expect(recorder.states == ["initial"])
  }

  @Test func `S-042 the first state is the initial one`() {
    let loop = appendingLoop([.react(to: { $0 }, "answer", effect: { _ in .none })])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == ["initial"])
  }

  @Test(arguments: [
    (count: 2, states: ["initial", "initial_a"]),
    (count: 3, states: ["initial", "initial_a", "initial_a_a"]),
  ])
  func `S-043 S-055 S-071 immediate answers are reduced inside start`(
    count: Int, states: [String]
  ) {
    let starts = Log<String>()
    let loop = appendingLoop([
      .react(toEvery: { $0 }, "answer") { state in
        starts.add(state)
        return .send("a")
      }
    ])
    var seen: [String] = []
    let observation = loop.observe { state in
      seen.append(state)
      if seen.count == count { loop.stop() }
    }
    loop.start()
    #expect(seen == states)
    #expect(starts.entries == states)
    observation.cancel()
  }

  @Test func `S-044 two feedbacks that answer only each other's states alternate strictly`() {
    let loop = appendingLoop([
      .restart(while: { !$0.hasSuffix("a") && $0.count < 12 }, "a", effect: { _ in .send("a") }),
      .restart(while: { !$0.hasSuffix("b") && $0.count < 12 }, "b", effect: { _ in .send("b") }),
    ])
    loop.start()
    #expect(loop.state == "initial_a_b_a")
  }

  @Test func `R3 S-054 S-090 D-16 an event is reduced when send returns`() {
    let loop = appendingLoop([])
    loop.start()
    loop.send("a")
    #expect(loop.state == "initial_a")
    loop.sender.now("b")
    #expect(loop.state == "initial_a_b")
  }

  @Test func `S-078 events reach the reducer in the order of sending`() {
    let loop = summingLoop([])
    let recorder = Recorder(loop)
    loop.start()
    for event in 1...3 { loop.send(event) }
    #expect(recorder.states == [0, 1, 3, 6])
  }

  @Test func `S-080 an effect and an observer may send`() {
    let loop = summingLoop([.on(1, "two", effect: { _ in .send(2) })])
    let recorder = Recorder(loop)
    let observation = loop.observe { state in
      if state == 3 { loop.send(3) }
    }
    loop.start()
    loop.send(1)
    #expect(recorder.states == [0, 1, 3, 6])
    observation.cancel()
  }

  @Test func `S-088 a feedback can answer every state at once`() {
    let loop = appendingLoop([
      .restart(while: { $0.count < 12 }, "answer", effect: { _ in .send("a") })
    ])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == ["initial", "initial_a", "initial_a_a", "initial_a_a_a"])
  }

  @Test
  func `R1 feedbacks get a new state in declaration order, then observers in order of addition`() {
    let told = Log<String>()
    let loop = appendingLoop(
      ["1", "2"].map { name in
        .raw(name) { _ in RawConnection(observe: { state, _ in told.add("\(name) \(state)") }) }
      })
    let observations = ["3", "4"].map { name in
      loop.observe { state in told.add("\(name) \(state)") }
    }
    loop.start()
    loop.send("a")
    #expect(
      told.entries == [
        "3 initial", "4 initial", "1 initial", "2 initial",
        "1 initial_a", "2 initial_a", "3 initial_a", "4 initial_a",
      ])
    observations.forEach { $0.cancel() }
  }

  @Test func `R2 events sent before the start are reduced before the answers of feedbacks`() {
    let loop = appendingLoop([.react(to: { _ in true }, "answer", effect: { _ in .send("b") })])
    loop.send("a")
    #expect(loop.state == "initial")
    loop.start()
    #expect(loop.state == "initial_a_b")
  }

  @Test func `R2 a second start does nothing`() {
    let loop = appendingLoop([
      .react(toEvery: { $0 == "initial" ? $0 : nil }, "a") { _ in .send("a") }
    ])
    loop.start()
    loop.start()
    #expect(loop.state == "initial_a")
  }

  @Test func `R2 an observer may start the loop`() {
    let loop = appendingLoop([.react(to: { _ in true }, "a", effect: { _ in .send("a") })])
    let observation = loop.observe { _ in loop.start() }
    #expect(loop.state == "initial_a")
    observation.cancel()
  }

  @Test func `R4 a send during a drain returns before its event is reduced`() {
    let loop = appendingLoop([])
    let log = Log<String>()
    loop.start()
    let observation = loop.observe { state in
      guard state == "initial_a" else { return }
      loop.send("b")
      log.add(loop.state)
    }
    loop.send("a")
    #expect(log.entries == ["initial_a"])
    #expect(loop.state == "initial_a_b")
    observation.cancel()
  }

  @Test
  func `R5 answers to a state are queued behind waiting events, in the order of the feedbacks`() {
    let loop = appendingLoop([
      .on("a", "1") { _ in .send("1", "2") },
      .on("a", "2") { _ in
        .callback { context in
          context.send("3")
          return .none
        }
      },
      .on("a", "3") { _ in .send("4") },
    ])
    loop.send("a")
    loop.send("b")
    loop.start()
    #expect(loop.state == "initial_a_b_1_2_3_4")
  }

  @Test
  func `R5 an event that a run's cancellation sends is queued before answers of later feedbacks`() {
    let sender = Log<Sender<String>>()
    let loop = appendingLoop([
      .react(when: { !$0.hasSuffix("a") }, "cancelled") { _ in
        .callback { _ in Cancellation { sender.entries.first?("from 1") } }
      },
      .on("a", "2") { _ in .send("from 2") },
    ])
    sender.add(loop.sender)
    loop.start()
    loop.send("a")
    #expect(loop.state == "initial_a_from 1_from 2")
  }

  @Test func `D-01 a hundred thousand sends from an observer use constant stack`() {
    let loop = summingLoop([])
    loop.start()
    let observation = loop.observe { state in
      if state < 100_000 { loop.send(1) }
    }
    #expect(loop.state == 100_000)
    observation.cancel()
  }
}
