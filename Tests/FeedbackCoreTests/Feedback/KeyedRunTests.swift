import FeedbackCore
import Testing

/// Many requests at once, each with a key.
///
/// The item "a1" has the identity a and the value 1. `Conformance.md` explains the terms, and the
/// numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct KeyedRunTests {
  private let log = Log<String>()

  @Test func `R15 new requests start in the order of their collection`() {
    let loop = loop(["b1", "a1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send(["c1", "b1", "a1", "d1"])
    #expect(log.entries == ["start b1", "start a1", "start c1", "start d1"])
  }

  @Test func `R15 withdrawn requests are cancelled in the old order, before any new ones start`() {
    let loop = loop(["a1", "b1", "c1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send(["d1", "b1", "e1"])
    #expect(log.entries.dropFirst(3) == ["cancel a1", "cancel c1", "start d1", "start e1"])
  }

  @Test func `R15 a request that changes is cancelled and starts again, in its new place`() {
    let loop = loop(["a1", "b1", "c1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send(["d1", "b2", "a1"])
    #expect(
      log.entries.dropFirst(3) == ["cancel b1", "cancel c1", "start d1", "start b2"])
  }

  @Test func `R15 the same requests, even in another order, start and cancel no run`() {
    let loop = loop(["a1", "b1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send(["b1", "a1"])
    loop.send(["b1", "a1"])
    loop.send(["a1", "b1"])
    #expect(log.entries == ["start a1", "start b1"])
  }

  @Test func `R15 a request that was withdrawn starts again, even if it is equal`() {
    let loop = loop(["a1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send([])
    loop.send(["a1"])
    #expect(log.entries == ["start a1", "cancel a1", "start a1"])
  }

  @Test func `R15 of two requests with one key, the second starts when the first is withdrawn`() {
    let loop = loop(["a1", "b1", "a2"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.send(["a1", "b1", "a3"])
    #expect(log.entries == ["start a1", "start b1"])
    loop.send(["b1", "a3"])
    #expect(log.entries.dropFirst(2) == ["cancel a1", "start a3"])
  }

  @Test func `R15 a key may differ from the identity`() {
    let loop = loop(
      ["a1", "b2"], .react(toEach: \.self, id: \.value, "items", effect: logged))
    loop.start()
    loop.send(["b2", "c1"])
    #expect(log.entries.dropFirst(2) == ["cancel a1", "start c1"])
  }

  @Test func `R15 a run that observes its values gets the changed value of its request`() {
    let loop = loop(["a1", "b1"], .react(toEach: \.self, "items", updating: observing))
    loop.start()
    loop.send(["a1", "b2"])
    loop.send(["a1", "b2"])
    loop.send(["a3"])
    #expect(
      log.entries == ["start a1", "start b1", "update b2", "cancel b2", "update a3"])
  }

  @Test func `R15 updates and starts come in the order of the new collection`() {
    let loop = loop(["a1", "b1", "c1"], .react(toEach: \.self, "items", updating: observing))
    loop.start()
    loop.send(["d1", "b2", "e1", "a2"])
    #expect(
      log.entries.dropFirst(3)
        == ["cancel c1", "start d1", "update b2", "start e1", "update a2"])
  }

  @Test func `R15 a revoked run gets no updates`() {
    let loop = loop(["a1"], .react(toEach: \.self, "items", updating: observing))
    loop.start()
    loop.send([])
    loop.send(["a2"])
    loop.send(["a3"])
    #expect(log.entries == ["start a1", "cancel a1", "start a2", "update a3"])
  }

  @Test func `R15 a cancelled observation of values gets no updates`() {
    let loop = loop(
      ["a1"],
      .react(toEach: \.self, "items") { [log] values in
        .callback { _ in
          let observation = values.observe { log.add("update \($0)") }
          observation.cancel()
          return .none
        }
      })
    loop.start()
    loop.send(["a2"])
    #expect(log.entries.isEmpty)
  }

  @Test func `R8 R15 the events of a removed key's run are dropped, and other runs continue`() {
    let signals: [Character: Signal<[Item]>] = ["a": Signal(), "b": Signal()]
    let loop = loop(
      ["a1", "b1"],
      .react(toEach: \.self, "items", effect: { item in signals[item.id]?.effect ?? .none }))
    loop.start()
    loop.send(["b1"])
    signals["a"]?.sendToAll(["a9"])
    #expect(loop.state == ["b1"])
    signals["b"]?.sendToAll(["b9"])
    #expect(loop.state == ["b9"])
  }

  @Test func `R9 R15 a replaced run's place in the queue goes to the next run of its key`() {
    let loop = FeedbackLoop<[Item], Item>(
      initial: ["a0", "b0"], reduce: counting,
      feedbacks: [.react(toEach: \.self, "items", effect: { .send($0) })], clock: VirtualClock())
    let recorder = Recorder(loop)
    loop.send("a0")
    loop.start()
    #expect(
      recorder.states.prefix(6) == [
        ["a0", "b0"], ["a1", "b0"], ["a2", "b0"], ["a2", "b1"], ["a3", "b1"], ["a3", "b2"],
      ])
  }

  @Test func `R12 R15 an error is caught with the request that it belongs to`() async {
    struct Broken: Error {}
    let loop = FeedbackLoop<[Item], Item>(
      initial: ["a1", "b1"],
      reduce: Reducer { state, event in state = state.map { $0.id == event.id ? event : $0 } },
      feedbacks: [
        .react(toEach: { state in state.filter { $0.value == 1 } }, "items") { item in
          .perform { _ in
            guard item.id == "a" else { throw Broken() }
            return "a2"
          } catch: { _ in
            Item(stringLiteral: "\(item.id)3")
          }
        }
      ], clock: VirtualClock())
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState(["a2", "b3"])
  }

  @Test func `R24 R25 stop and pause cancel each key's run in order, and resume starts them again`()
  {
    let loop = loop(["b1", "a1"], .react(toEach: \.self, "items", effect: logged))
    loop.start()
    loop.pause()
    loop.resume()
    loop.stop()
    let once = ["start b1", "start a1", "cancel b1", "cancel a1"]
    #expect(log.entries == once + once)
  }

  private let counting = Reducer<[Item], Item> { state, event in
    for index in state.indices where state[index].id == event.id && state[index].value < 3 {
      state[index].value += 1
    }
  }

  private func loop(
    _ initial: [Item], _ feedback: Feedback<[Item], [Item]>
  ) -> FeedbackLoop<[Item], [Item]> {
    FeedbackLoop(
      initial: initial, reduce: Reducer { state, event in state = event }, feedbacks: [feedback],
      clock: VirtualClock())
  }

  private var logged: @Sendable (Item) -> Effect<[Item]> {
    { [log] item in .logged("\(item)", in: log) }
  }

  /// An effect that logs its start, each update and its cancellation.
  private var observing: @Sendable (RequestValues<Item>) -> Effect<[Item]> {
    { [log] values in
      .callback { _ in
        log.add("start \(values.current)")
        let observation = values.observe { log.add("update \($0)") }
        return Cancellation {
          observation.cancel()
          log.add("cancel \(values.current)")
        }
      }
    }
  }
}
