import FeedbackCore
import Testing

/// A stop of a loop, also inside callbacks.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StopTests {
  private let told = Log<String>()

  @Test func `S-091 a stopped loop reduces no event and notifies no observer`() {
    let loop = appendingLoop([])
    let recorder = Recorder(loop)
    loop.start()
    loop.stop()
    loop.stop()
    loop.send("a")
    loop.sender("b")
    #expect(loop.isStopped)
    #expect(recorder.states == ["initial"])
    #expect(loop.state == "initial")
  }

  @Test func `R24 a loop that was stopped before its start never starts`() {
    let loop = appendingLoop([teller("feedback")])
    loop.stop()
    loop.start()
    #expect(told.entries.isEmpty)
  }

  @Test func `R24 a stop revokes runs in the order in which their feedbacks are declared`() {
    let loop = appendingLoop(
      ["1", "2", "3"].map { name in
        .react(to: { _ in true }, name) { [told] _ in
          .callback { _ in Cancellation { told.add(name) } }
        }
      })
    loop.start()
    loop.stop()
    #expect(told.entries == ["1", "2", "3"])
  }

  @Test func `R24 if an observer stops the loop, later ones get no state; the queue is cleared`() {
    let loop = appendingLoop([])
    loop.start()
    let first = loop.observe { state in
      guard state == "initial_a" else { return }
      loop.send("b")
      loop.stop()
    }
    let second = loop.observe { [told] state in told.add(state) }
    loop.send("a")
    #expect(told.entries == ["initial"])
    #expect(loop.state == "initial_a")
    first.cancel()
    second.cancel()
  }

  @Test func `R24 if a feedback stops the loop, later feedbacks are not notified`() {
    let stopper = Stopper()
    let loop = appendingLoop([
      teller("1"),
      .raw("stop") { _ in
        RawConnection(observe: { state, _ in if state == "initial_a" { stopper.stop() } })
      },
      teller("2"),
    ])
    stopper.loop = loop
    loop.start()
    loop.send("a")
    #expect(told.entries == ["1 initial", "2 initial", "1 initial_a"])
  }

  @Test
  func `R24 an effect that stops the loop as it starts is cancelled, and nothing else starts`() {
    let stopper = Stopper()
    let loop = appendingLoop([
      .react(to: { _ in true }, "stop") { [told] _ in
        .callback { _ in
          stopper.stop()
          return Cancellation { told.add("ended") }
        }
      },
      teller("2"),
    ])
    stopper.loop = loop
    loop.start()
    #expect(told.entries == ["ended"])
  }

  @Test func `R24 if the reducer stops the loop, its new state is not published`() {
    let stopper = Stopper()
    let loop = FeedbackLoop<String, String>(
      initial: "initial",
      reduce: Reducer { state, event in
        state += "_" + event
        stopper.stop()
      }, feedbacks: [teller("feedback")], clock: VirtualClock())
    stopper.loop = loop
    let recorder = Recorder(loop)
    loop.start()
    loop.send("a")
    #expect(loop.state == "initial_a")
    #expect(told.entries == ["feedback initial"])
    #expect(recorder.states == ["initial"])
  }

  @Test
  func `R24 if the closure for a request stops the loop, the request's effect is not started`() {
    let stopper = Stopper()
    let loop = appendingLoop([
      .react(
        to: { state in
          stopper.stop()
          return state
        }, "request"
      ) { [told] request in
        .callback { _ in
          told.add(request)
          return .none
        }
      }
    ])
    stopper.loop = loop
    loop.start()
    #expect(told.entries.isEmpty)
    #expect(loop.isStopped)
  }

  @Test func `R24 a cancellation that runs because of a stop may stop the loop again`() {
    let stopper = Stopper()
    let loop = appendingLoop([
      .react(to: { _ in true }, "run") { [told] _ in
        .callback { _ in
          Cancellation {
            told.add("ended")
            stopper.stop()
          }
        }
      }
    ])
    stopper.loop = loop
    loop.start()
    loop.stop()
    #expect(told.entries == ["ended"])
  }

  @Test func `R24 a stop cancels a working body`() async {
    let (ends, end) = AsyncStream<Bool>.makeStream()
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let (never, source) = AsyncStream<Void>.makeStream()
    let loop = appendingLoop([
      .react(to: { _ in true }, "body") { _ in
        .run { _ in
          begin.finish()
          for await _ in never {}
          end.yield(Task.isCancelled)
        }
      }
    ])
    loop.start()
    for await _ in begins {}
    loop.stop()
    var iterator = ends.makeAsyncIterator()
    #expect(await iterator.next() == true)
    source.finish()
  }

  @Test func `R24 an observer that is added after the stop gets the last state`() {
    let loop = appendingLoop([])
    loop.start()
    loop.stop()
    #expect(Recorder(loop).states == ["initial"])
  }

  private func teller(_ name: String) -> Feedback<String, String> {
    .raw(name) { [told] _ in
      RawConnection(observe: { state, _ in told.add("\(name) \(state)") })
    }
  }
}
