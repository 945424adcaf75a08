import FeedbackCore
import Testing

/// The release of a loop, and of the values that it keeps alive.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct LifetimeTests {
  @Test func `D-09 releasing the last reference to a loop ends every run and frees the loop`() async
  {
    let signal = Signal<String>()
    let clock = VirtualClock()
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    var loop: AppendingLoop? = appendingLoop(
      [
        .react(to: { _ in true }, "callback", effect: { _ in signal.effect }),
        .every(.seconds(1), "timer", sends: "tick"),
        .react(to: { _ in true }, "body") { _ in
          .run { context in
            begin.finish()
            defer { end.finish() }
            try await context.clock.sleep(for: .seconds(1))
          }
        },
      ], clock: clock)
    loop?.start()
    for await _ in begins {}
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
    #expect(signal.currentCount == 0)
    for await _ in ends {}
    #expect(clock.nextDeadline == nil)
  }

  @Test func `D-10 senders and runs do not keep the loop alive`() {
    let senders = Log<Sender<String>>()
    var loop: AppendingLoop? = appendingLoop([
      .react(to: { _ in true }, "keep") { _ in
        .callback { context in
          senders.add(context.send)
          return .none
        }
      }
    ])
    loop?.start()
    if let loop { senders.add(loop.sender) }
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
    for sender in senders.entries { sender.now("late") }
    #expect(senders.entries.count == 2)
  }

  @Test func `R7 a pending wake-up does not keep the loop alive`() {
    var loop: AppendingLoop? = appendingLoop([])
    loop?.start()
    loop?.sender("a")
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
  }

  @Test
  func `R24 a stop releases the last event, and the values that feedbacks and observers keep`() {
    let freed = Log<String>()
    let loop = FeedbackLoop<Int, DeinitCallback>(
      initial: 0, reduce: Reducer { state, _ in state += 1 },
      feedbacks: [
        holding(DeinitCallback { freed.add("feedback") }),
        holdingConnection { freed.add("connection") },
      ], clock: VirtualClock())
    let observation = loop.observe { [held = DeinitCallback { freed.add("observer") }] _ in
      _ = held
    }
    loop.start()
    loop.send(DeinitCallback { freed.add("cause") })
    loop.stop()
    #expect(Set(freed.entries) == ["feedback", "connection", "cause", "observer"])
    observation.cancel()
  }

  @Test func `R24 a finished run releases its body`() async {
    let (frees, free) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop([
      .on("go", "body") { _ in
        .run { [held = DeinitCallback { free.finish() }] _ in _ = held }
      }
    ])
    loop.start()
    loop.send("go")
    for await _ in frees {}
    loop.stop()
    #expect(loop.state == "initial_go")
  }

  @Test func `R4 the deinit of an event's payload may send and read the state`() {
    let log = Log<String>()
    let loop = FeedbackLoop<String, Payload>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event.name },
      feedbacks: [], clock: VirtualClock(), notice: { log.add("\($0)") })
    loop.start()
    loop.send(
      Payload("a") {
        MainActor.assumeIsolated {
          log.add(loop.state)
          loop.send(Payload("c"))
        }
      })
    loop.send(Payload("b"))
    #expect(loop.state == "initial_a_b_c")
    #expect(log.entries == ["initial_a_b"])
  }

  @Test
  func `R4 R24 an event that a queued payload's deinit sends during a stop is reported as late`() {
    let diagnostics = Log<LoopDiagnostic>()
    let loop = FeedbackLoop<String, Payload>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event.name },
      feedbacks: [], clock: VirtualClock(), notice: { diagnostics.add($0) })
    let sendNow: @Sendable () -> Void = {
      MainActor.assumeIsolated { [sender = loop.sender] in sender.now(Payload("late")) }
    }
    loop.send(Payload("queued", sendNow))
    loop.sender(Payload("mailed", sendNow))
    loop.stop()
    #expect(loop.state == "initial")
    #expect(diagnostics.entries == [.lateEvent, .lateEvent])
  }

  @Test func `R24 the deinit of a value that a revoked run's body keeps may stop the loop`() {
    let stopper = Stopper()
    let loop = appendingLoop([
      .react(to: { $0 == "initial" ? 1 : nil }, "body") { _ in
        .run { [held = DeinitCallback { stopper.stop() }] _ in _ = held }
      },
      .react(to: { $0 == "initial" ? 2 : nil }, "timer") { _ in .after(.seconds(1), send: "b") },
    ])
    stopper.loop = loop
    loop.send("a")
    loop.start()
    #expect(loop.isStopped)
    #expect(loop.state == "initial_a")
  }

  private func holding(_ callback: DeinitCallback) -> Feedback<Int, DeinitCallback> {
    .react(
      to: { _ in
        _ = callback; return true
      }, "hold", effect: { _ in .none })
  }

  private func holdingConnection(
    _ freed: @escaping @Sendable () -> Void
  ) -> Feedback<Int, DeinitCallback> {
    .raw("connection") { _ in
      let callback = DeinitCallback(freed)
      return RawConnection(observe: { _, _ in _ = callback })
    }
  }
}

/// An event that can call a closure when its last copy is released.
private struct Payload: Sendable {
  let name: String
  private let callback: DeinitCallback?

  init(_ name: String, _ body: (@Sendable () -> Void)? = nil) {
    self.name = name
    callback = body.map { DeinitCallback($0) }
  }
}
