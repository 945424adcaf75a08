import Testing

@testable import FeedbackCore

/// The events that a sender keeps if they arrive faster than the loop reduces them.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct MailboxPolicyTests {
  @Test func `R29 a sender that keeps all events drops none`() {
    let loop = appendingLoop([])
    let sender = loop.sender.keeping(.all)
    for event in ["a", "b", "c"] { sender(event) }
    loop.start()
    #expect(loop.state == "initial_a_b_c")
    #expect(sender.droppedCount == 0)
  }

  @Test func `R29 the sender of work with a time limit counts the dropped events`() {
    let (bodies, dropped) = (StepExecutor(), Log<Int>())
    let loop = summingLoop([
      .react(to: { _ in true }, "work") { _ in
        .run { context in
          for _ in 1...50_010 { context.send(1) }
          dropped.add(context.send.droppedCount)
        }
      }.timeout(after: .seconds(1))
    ])
    loop.engine.runner.bodyExecutor = bodies
    loop.start()
    bodies.run()
    #expect(dropped.entries == [10])
  }

  @Test func `R29 latest: a new event takes the place of the waiting one`() {
    let loop = appendingLoop([])
    let size = loop.sender.keeping(.latest)
    size("1")
    loop.sender("key")
    size("2")
    size("3")
    loop.start()
    #expect(loop.state == "initial_3_key")
    #expect(size.droppedCount == 2)
    size.now("4")
    #expect(loop.state == "initial_3_key_4")
  }

  @Test func `R29 bounded: events wait in order up to the bound, and further ones are dropped`() {
    let loop = appendingLoop([])
    let sender = loop.sender.keeping(.bounded(2))
    for event in ["a", "b", "c", "d"] { sender(event) }
    loop.start()
    #expect(loop.state == "initial_a_b")
    #expect(sender.droppedCount == 2)
    sender.now("e")
    #expect(loop.state == "initial_a_b_e")
    #expect(sender.droppedCount == 2)
  }

  @Test func `R29 a sender and its pulled-back copy share one bound; other senders have their own`()
  {
    let loop = appendingLoop([])
    let sender = loop.sender.keeping(.bounded(1))
    let copy = sender.pullback { (number: Int) in "\(number)" }
    let other = loop.sender.keeping(.bounded(1))
    sender("a")
    copy(1)
    other("b")
    loop.start()
    #expect(loop.state == "initial_a_b")
    #expect([sender.droppedCount, copy.droppedCount, other.droppedCount] == [1, 1, 0])
  }

  @Test func `R29 latest: an event replaces no event that is already being reduced`() {
    let loop = appendingLoop([])
    let sender = loop.sender.keeping(.latest)
    let observation = loop.observe { state in
      guard state == "initial_a" else { return }
      sender("b")
      sender("c")
    }
    loop.start()
    sender.now("a")
    #expect(loop.state == "initial_a_c")
    #expect(sender.droppedCount == 1)
    observation.cancel()
  }

  @Test func `R18 R29 a sender that translates values keeps them by its mailbox policy`() {
    let loop = summingLoop([])
    let gate = loop.sender { (state: Int, value: Int) in state + value }.keeping(.latest)
    gate(1)
    gate(5)
    loop.start()
    #expect(loop.state == 5)
  }

  @Test func `R29 a dropped event may send in its deinit`() {
    let loop = FeedbackLoop<String, DeinitCallback>(
      initial: "initial", reduce: Reducer { state, _ in state += "_farewell" }, feedbacks: [],
      clock: VirtualClock())
    let sender = loop.sender.keeping(.latest)
    sender(DeinitCallback { sender(DeinitCallback {}) })
    sender(DeinitCallback {})
    sender(DeinitCallback {})
    loop.start()
    #expect(loop.state == "initial_farewell")
    #expect(sender.droppedCount == 3)
  }

  @Test func `R29 bounded: each event of many threads is either reduced or counted as dropped`()
    async
  {
    let loop = summingLoop([])
    let sender = loop.sender.keeping(.bounded(10))
    await withTaskGroup { group in
      for _ in 1...8 { group.addTask { for _ in 1...100 { sender(1) } } }
    }
    loop.start()
    #expect(loop.state + sender.droppedCount == 800)
  }

  @Test func `R29 untilTaken returns when its event was reduced`() async {
    let loop = summingLoop([])
    loop.start()
    await loop.sender.untilTaken(1)
    #expect(loop.state == 1)
    await loop.sender { (state: Int, value: Int) in state + value }.untilTaken(10)
    #expect(loop.state == 12)
  }

  @Test func `R29 untilTaken returns when its event is rejected`() async {
    let loop = summingLoop([])
    loop.start()
    await loop.sender { (_: Int, _: Int) in Int?.none }.untilTaken(1)
    #expect(loop.state == 0)
  }

  @Test func `R29 untilTaken returns if the loop is already stopped or released`() async {
    var loop: FeedbackLoop<Int, Int>? = summingLoop([])
    let sender = loop?.sender
    loop?.start()
    loop?.stop()
    await sender?.untilTaken(1)
    loop = nil
    await sender?.untilTaken(2)
    #expect(loop == nil)
  }

  @Test func `R29 untilTaken returns when the loop is stopped`() async {
    let loop = summingLoop([])
    let waiting = Task { await loop.sender.untilTaken(1) }
    await arrival(in: loop)
    loop.stop()
    await waiting.value
    #expect(loop.state == 0)
  }

  @Test func `R29 untilTaken returns when the run of its sender is revoked`() async {
    let (takes, take) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop([
      .react(when: { $0 == "initial" }, "run") { _ in
        .callback { context in
          let task = Task {
            await context.send.untilTaken("late")
            take.finish()
          }
          return Cancellation { task.cancel() }
        }
      }
    ])
    loop.start()
    loop.send("a")
    for await _ in takes {}
    #expect(loop.state.contains("a"))
  }

  @Test func `R29 untilTaken returns when its event was reduced or replaced by a later one`() async
  {
    let loop = summingLoop([])
    let sender = loop.sender.keeping(.latest)
    let taken = Log<Int>()
    let first = Task {
      await sender.untilTaken(1)
      taken.add(1)
    }
    await arrival(in: loop)
    let second = Task {
      await sender.untilTaken(2)
      taken.add(2)
    }
    await first.value
    #expect(taken.entries == [1])
    loop.start()
    await second.value
    #expect(loop.state == 2)
  }

  /// Waits until an event has arrived in the mailbox or in the queue.
  private func arrival(in loop: FeedbackLoop<Int, Int>) async {
    await wait { loop.engine.mailbox.isFilled || loop.engine.machine.nextSequence > 0 }
  }
}
