import FeedbackCore
import Testing

/// Many requests at once, whose values may change under their keys.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct KeyedRequestTests {
  private struct Request: Identifiable, Equatable, Sendable {
    let id: String
    var value = 1
  }

  private let effects = Log<String>()
  private let log = Log<String>()

  @Test func `S-013 R15 a key's run starts, gets changed values, ends, and starts again`() {
    let loop = loop()
    loop.start()
    loop.send([Request(id: "a")])
    loop.send([Request(id: "a", value: 2)])
    loop.send([Request(id: "a", value: 2)])
    #expect(log.entries == ["start a 1", "a is 2"])
    loop.send([Request(id: "a", value: 2), Request(id: "b")])
    loop.send([Request(id: "b")])
    #expect(log.entries.dropFirst(2) == ["start b 1", "end a"])
    loop.send([Request(id: "b"), Request(id: "a", value: 3)])
    #expect(log.entries.dropFirst(4) == ["start a 3"])
    #expect(effects.entries == ["a", "b", "a"])
    loop.stop()
    #expect(log.entries.dropFirst(5) == ["end b", "end a"])
  }

  @Test func `S-017 R15 a finished run gets no later value, and the other runs continue`() {
    let loop = loop(finishing: ["a"])
    loop.start()
    loop.send([Request(id: "a"), Request(id: "b")])
    loop.send([Request(id: "a", value: 2), Request(id: "b", value: 2)])
    #expect(effects.entries == ["a", "b"])
    #expect(log.entries == ["start b 1", "b is 2"])
    loop.stop()
    #expect(log.entries.dropFirst(2) == ["end b"])
  }

  @Test func `R15 the runs of removed keys end before the run of a new key starts`() {
    let loop = loop()
    loop.start()
    loop.send([Request(id: "a"), Request(id: "b")])
    loop.send([Request(id: "c")])
    #expect(log.entries == ["start a 1", "start b 1", "end a", "end b", "start c 1"])
  }

  /// A loop whose state is the event that was sent last.
  private func loop(finishing: Set<String> = []) -> FeedbackLoop<[Request], [Request]> {
    FeedbackLoop(
      initial: [], reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(
          toEach: { $0 }, "requests",
          updating: { [effects, log] values in
            let id = values.current.id
            effects.add(id)
            guard !finishing.contains(id) else { return .none }
            return .callback { _ in
              log.add("start \(id) \(values.current.value)")
              let observation = values.observe { log.add("\(id) is \($0.value)") }
              return Cancellation {
                observation.cancel()
                log.add("end \(id)")
              }
            }
          })
      ], clock: VirtualClock())
  }
}
