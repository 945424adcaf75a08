import FeedbackCore
import Testing

/// The first and the last notification of an observer.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct ObservationEndTests {
  private let log = Log<String>()
  private let loop = appendingLoop([])

  @Test func `R24 an observer is notified of the end of its loop, once, after the last state`() {
    loop.start()
    let observation = loop.observe({ [log] in log.add($0) }, ended: { [log] in log.add("ended") })
    loop.send("a")
    loop.stop()
    loop.stop()
    #expect(log.entries == ["initial", "initial_a", "ended"])
    observation.cancel()
  }

  @Test func `R24 a cancelled observer is not notified of the end`() {
    loop.start()
    let observation = loop.observe({ _ in }, ended: { [log] in log.add("ended") })
    observation.cancel()
    loop.stop()
    #expect(log.entries == [])
  }

  @Test func `R24 the observer of a stopped loop gets the last state and is notified of the end`() {
    loop.start()
    loop.stop()
    let observation = loop.observe({ [log] in log.add($0) }, ended: { [log] in log.add("ended") })
    #expect(log.entries == ["initial", "ended"])
    observation.cancel()
  }

  @Test func `R24 the observers of a scoped loop are notified of the end of the whole loop`() {
    loop.start()
    let part = loop.scope(\.count, event: { $0 })
    let observations = [
      part.observe({ _ in }, ended: { [log] in log.add("states ended") }),
      part.scope(\.description, event: { $0 })
        .observeChanges({ _ in }, ended: { [log] in log.add("changes ended") }),
    ]
    loop.stop()
    #expect(log.entries == ["states ended", "changes ended"])
    for observation in observations { observation.cancel() }
  }

  @Test func `R6 an observer that is added before the start gets the first state once`() {
    let observation = loop.observe { [log] in log.add($0) }
    #expect(log.entries == ["initial"])
    loop.start()
    #expect(log.entries == ["initial"])
    observation.cancel()
  }
}
