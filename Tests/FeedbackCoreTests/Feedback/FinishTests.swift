import FeedbackCore
import Testing

/// A run that ends itself.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct FinishTests {
  private let log = Log<String>()
  private let contexts = Log<RunContext<String>>()

  @Test(arguments: [RunPolicy.queue, .merge(max: 1)])
  func `R17 the next callback registers when the previous one has finished`(_ policy: RunPolicy) {
    let loop = loop(policy)
    loop.send("x1")
    loop.send("x2")
    #expect(log.entries == ["start x1"])
    finish(0, in: loop, "one")
    #expect(log.entries == ["start x1", "cancel x1", "start x2"])
    #expect(loop.state == "initial_x1_x2_one")
  }

  @Test func `R17 a request is not ignored after the callback has finished`() {
    let loop = loop(.ignoreWhileRunning)
    loop.send("x1")
    loop.send("x2")
    finish(0, in: loop)
    loop.send("x3")
    #expect(log.entries == ["start x1", "cancel x1", "start x3"])
  }

  @Test func `R17 the request that the last answer leads to is not ignored`() {
    let loop = loop(.ignoreWhileRunning)
    loop.send("x1")
    finish(0, in: loop, "x2")
    #expect(log.entries == ["start x1", "cancel x1", "start x2"])
  }

  @Test func `R34 a trace does not list a callback that finishes as cancelled`() {
    let loop = loop(.merge)
    let activity = Log<RunActivity>()
    let tracing = loop.trace { trace in for one in trace.activity { activity.add(one) } }
    loop.send("x1")
    finish(0, in: loop, "one")
    loop.stop()
    #expect(activity.entries.map { if case .started = $0 { true } else { false } } == [true])
    tracing.cancel()
  }

  @Test func `R9 a run that has finished is still current, and finishes only once`() {
    let loop = loop(.queue)
    for number in 1...3 { loop.send("x\(number)") }
    finish(0, in: loop)
    finish(0, in: loop, "late")
    #expect(log.entries == ["start x1", "cancel x1", "start x2"])
    #expect(loop.state.hasSuffix("_late"))
  }

  @Test func `R8 a revoked run cannot finish`() {
    let loop = loop(.latest)
    loop.send("x1")
    loop.send("x2")
    finish(0, in: loop, "late")
    #expect(loop.state == "initial_x1_x2")
    #expect(log.entries == ["start x1", "cancel x1", "start x2"])
  }

  @Test func `R11 a callback may finish while it registers`() {
    let loop = appendingLoop([
      .on({ $0.hasPrefix("x") ? $0 : nil }, "work", policy: .queue) { [log] name, _ in
        .callback { context in
          context.finish("done")
          return Cancellation { log.add("cancel \(name)") }
        }
      }
    ])
    loop.start()
    loop.send("x1")
    loop.send("x2")
    #expect(loop.state == "initial_x1_done_x2_done")
    #expect(log.entries == ["cancel x1", "cancel x2"])
  }

  @Test func `R11 a delayed callback may finish while it registers`() {
    let clock = VirtualClock()
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "work") { [log] _ in
          .callback { context in
            context.finish("done")
            return Cancellation { log.add("cancel") }
          }
          .delayed(by: .seconds(1))
        }
      ], clock: clock)
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_done")
    #expect(log.entries == ["cancel"])
  }

  @Test func `R20 a raw feedback that has finished gets no further state`() {
    let contexts = Log<RunContext<String>>()
    let loop = appendingLoop([
      .raw("raw") { [log] context in
        contexts.add(context)
        return RawConnection(
          observe: { state, _ in log.add(state) }, cancellation: Cancellation { log.add("ended") })
      }
    ])
    loop.start()
    contexts.entries[0].finish("done")
    loop.receiveNow()
    loop.send("a")
    #expect(loop.state == "initial_done_a")
    #expect(log.entries == ["initial", "ended"])
  }

  @Test func `R20 R25 a raw feedback that has finished connects again when the loop is resumed`() {
    let loop = appendingLoop([
      .raw("raw") { [log] context in
        log.add("connected")
        context.finish()
        return RawConnection(observe: { state, _ in log.add(state) })
      }
    ])
    loop.start()
    loop.send("a")
    loop.pause()
    loop.resume()
    #expect(log.entries == ["connected", "connected"])
  }

  @Test func `R31 a body that finishes its run is cancelled`() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop([
      .on("x", "work", policy: .queue) { state in
        guard state.hasSuffix("x") else { return .none }
        return .run { context in
          context.finish("done")
          try? await context.clock.sleep(for: .seconds(1))
          end.finish()
        }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("x")
    await recorder.waitForState("initial_x_done")
    for await _ in ends {}
  }

  @Test(arguments: 2042...2046)
  func `R17 no event is reduced between the answers of a run, also in a flood`(_ events: Int) {
    let loop = appendingLoop([
      .on("finish", "finish") { _ in
        .callback { context in
          context.finish("a", "b", "c")
          return .none
        }
      },
      .on("send", "send") { _ in .send("sent") },
    ])
    for event in ["finish", "send"] + Array(repeating: "-", count: events) { loop.sender(event) }
    loop.start()
    #expect(loop.state.contains("_sent"))
    #expect(loop.state.contains("_a_b_c"))
  }

  private func finish(_ number: Int, in loop: AppendingLoop, _ answers: String...) {
    let context = contexts.entries[number]
    if let answer = answers.first { context.finish(answer) } else { context.finish() }
    loop.receiveNow()
  }

  private func loop(_ policy: RunPolicy) -> AppendingLoop {
    let loop = appendingLoop([
      .on({ $0.hasPrefix("x") ? $0 : nil }, "work", policy: policy) { [log, contexts] name, _ in
        .callback { context in
          log.add("start \(name)")
          contexts.add(context)
          return Cancellation { log.add("cancel \(name)") }
        }
      }
    ])
    loop.start()
    return loop
  }
}
