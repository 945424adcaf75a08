import FeedbackCore
import Testing

/// A loop that is stopped inside a callback.
///
/// It then reduces no event, starts and updates no run, and passes no state to feedbacks and
/// observers.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StopInsideTests {
  private let handle = LoopHandle()
  private let log = Log<String>()

  @Test func `R24 if a binding stops the loop, later bindings are not notified`() {
    let loop = loop([
      .binding("stop", to: { [handle] in if $0 == "initial_a" { handle.stop() } }),
      .binding("after", to: { [log] in log.add($0) }),
    ])
    loop.send("a")
    #expect(log.entries == ["initial"])
  }

  @Test func `R24 if a rendering feedback stops the loop, the next one is not notified`() {
    let loop = loop(
      ["1", "2"].map { name in
        .rendering(name) { [log, handle] _ in
          RawConnection(observe: { state, _ in
            log.add("\(name) \(state)")
            if state == "initial_a" { handle.stop() }
          })
        }
      })
    loop.send("a")
    #expect(log.entries == ["1 initial", "2 initial", "1 initial_a"])
  }

  @Test func `R24 if the update of a run stops the loop, the next run is not updated`() {
    let loop = itemLoop(
      .react(toEach: \.self, "items") { [log, handle] values in
        .callback { _ in
          values.observe { item in
            log.add("\(item)")
            handle.stop()
          }
        }
      })
    loop.start()
    loop.send(["a2", "b2"])
    #expect(loop.isStopped)
    #expect(log.entries == ["a2"])
  }

  @Test func `R24 if the cancellation of a run stops the loop, its successor does not start`() {
    let loop = loop([
      .react(to: { $0 }, "run") { [log, handle] request in
        .callback { _ in
          log.add(request)
          return Cancellation { handle.stop() }
        }
      }
    ])
    loop.send("a")
    #expect(log.entries == ["initial"])
    #expect(loop.isStopped)
  }

  @Test func `R24 if a sender's translation stops the loop, its event is not reduced`() {
    let loop = loop([])
    let gate = loop.sender { [handle] (_: String, value: String) in
      handle.stop()
      return value
    }
    let recorder = Recorder(loop)
    gate.now("a")
    #expect(loop.isStopped)
    #expect(loop.state == "initial")
    #expect(recorder.states == ["initial"])
  }

  @Test func `R4 R24 if a translation sends an event and stops the loop, the drain ends`() {
    let loop = loop([])
    let sender = loop.sender
    let gate = loop.sender { [handle] (_: String, value: String) in
      sender("b")
      handle.stop()
      return value
    }
    gate.now("a")
    #expect(loop.isStopped)
    #expect(loop.state == "initial")
  }

  @Test func `R24 if the closure for diagnostics stops the loop, the drain ends`() {
    let signal = Signal<String>()
    let loop = FeedbackLoop<String, String>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: [.react(when: { $0 == "initial" }, "gone", effect: { _ in signal.effect })],
      clock: VirtualClock(),
      notice: { [handle] _ in handle.stop() })
    handle.watch(loop)
    loop.start()
    let observation = loop.observe { state in
      guard state == "initial_a" else { return }
      signal.sendToAll("stale")
      loop.send("b")
    }
    loop.send("a")
    #expect(loop.isStopped)
    #expect(loop.state == "initial_a")
    observation.cancel()
  }

  @Test func `R24 if the closure for traces stops the loop, observers are not notified`() {
    let loop = loop([])
    let recorder = Recorder(loop)
    let trace = loop.trace { [log] trace in
      log.add(trace.event ?? "start")
      loop.stop()
    }
    loop.send("a")
    #expect(log.entries == ["a"])
    #expect(recorder.states == ["initial"])
    trace.cancel()
  }

  @Test func `R24 if the closure for a request's key stops the loop, nothing starts`() {
    let loop = itemLoop(
      .react(
        toEach: \.self,
        id: { [handle] item in
          handle.stop()
          return item.id
        }, "items", effect: { [log] item in .logged("\(item)", in: log) }))
    loop.start()
    #expect(log.entries.isEmpty)
    #expect(loop.isStopped)
  }

  @Test func `R24 if a feedback's condition stops the loop, nothing starts`() {
    let feedback = Feedback<String, String>.react(to: { $0 }, "run") { [log] request in
      .logged(request, in: log)
    }
    let loop = appendingLoop([
      feedback.enabled(while: { [handle] _ in
        handle.stop()
        return true
      })
    ])
    handle.watch(loop)
    loop.start()
    #expect(log.entries.isEmpty)
    #expect(loop.isStopped)
  }

  @Test func `R24 an observer of one loop may stop another loop`() {
    let other = appendingLoop([])
    let loop = loop([.react(to: { $0 }, "run") { [log] in .logged($0, in: log) }])
    let observation = other.observe { state in if state.hasSuffix("_a") { loop.stop() } }
    let echo = loop.observe { state in other.send(state) }
    other.start()
    other.send("a")
    #expect(log.entries == ["start initial", "cancel initial"])
    #expect(other.state == "initial_initial_a")
    observation.cancel()
    echo.cancel()
  }

  @Test
  func `R24 the deinit of a value in a waiting effect may read the loop during a pause or a stop`()
  {
    let loop = appendingLoop([
      .on("x", "queue", policy: .queue) { [log, handle] _ in
        .callback { [held = DeinitCallback { log.add(handle.stateText) }] _ in
          _ = held
          return .none
        }
      }
    ])
    handle.watch(loop)
    loop.start()
    for _ in 1...3 { loop.send("x") }
    loop.pause()
    #expect(log.entries.count == 3)
    loop.resume()
    for _ in 1...3 { loop.send("x") }
    loop.stop()
    #expect(log.entries.count == 6)
  }

  private func itemLoop(_ feedback: Feedback<[Item], [Item]>) -> FeedbackLoop<[Item], [Item]> {
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: ["a1", "b1"], reduce: Reducer { state, event in state = event },
      feedbacks: [feedback], clock: VirtualClock())
    handle.watch(loop)
    return loop
  }

  private func loop(_ feedbacks: [Feedback<String, String>]) -> AppendingLoop {
    let loop = appendingLoop(feedbacks)
    handle.watch(loop)
    loop.start()
    return loop
  }
}
