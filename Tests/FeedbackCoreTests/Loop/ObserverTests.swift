import FeedbackCore
import Testing

/// Observers, which get the current state and each later one.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct ObserverTests {
  @Test func `S-076 an effect may observe its own loop while it is started`() {
    let sums = Observing()
    let loop = summingLoop([
      .on(1, "observe") { _ in
        .callback { _ in MainActor.assumeIsolated { sums.begin() } }
      }
    ])
    sums.loop = loop
    loop.start()
    loop.send(1)
    loop.send(1000)
    #expect(sums.states == [1, 1001])
  }

  @Test func `D-08 two observers of one loop run its effects once`() {
    let starts = Log<Bool>()
    let loop = appendingLoop([
      .react(to: { _ in true }, "effect") { request in
        starts.add(request)
        return .none
      }
    ])
    let recorders = [Recorder(loop), Recorder(loop)]
    loop.start()
    #expect(starts.entries.count == 1)
    #expect(recorders.map(\.states) == [["initial"], ["initial"]])
  }

  @Test func `R6 an observer added during publication gets that state once, and all later ones`() {
    let loop = appendingLoop([])
    loop.start()
    var inner: Recorder<String>?
    let observation = loop.observe { state in
      if state == "initial_a" { inner = Recorder(loop) }
    }
    loop.send("a")
    loop.send("b")
    #expect(inner?.states == ["initial_a", "initial_a_b"])
    observation.cancel()
  }

  @Test func `R6 an event that a new observer sends is reduced before observe returns`() {
    let loop = appendingLoop([])
    loop.start()
    var seen: [String] = []
    let observation = loop.observe { state in
      seen.append(state)
      if state == "initial" { loop.send("a") }
    }
    #expect(seen == ["initial", "initial_a"])
    observation.cancel()
  }

  @Test func `R6 an observer that another observer cancels gets no further state`() {
    let loop = appendingLoop([])
    loop.start()
    var second: Cancellation?
    let first = loop.observe { state in
      if state == "initial_a" { second?.cancel() }
    }
    var seen: [String] = []
    second = loop.observe { seen.append($0) }
    loop.send("a")
    #expect(seen == ["initial"])
    first.cancel()
  }

  @Test func `R6 an observer may cancel itself`() {
    let loop = appendingLoop([])
    loop.start()
    var observation: Cancellation?
    var seen: [String] = []
    observation = loop.observe { state in
      seen.append(state)
      observation?.cancel()
    }
    loop.send("a")
    loop.send("b")
    #expect(seen == ["initial", "initial_a"])
  }

  @Test func `D-04 an observer may read the state, which is that of the last reduced event`() {
    let loop = appendingLoop([])
    var read: [String] = []
    let observation = loop.observe { _ in read.append(loop.state) }
    loop.start()
    loop.send("a")
    #expect(read == ["initial", "initial_a"])
    observation.cancel()
  }

  @Test func `R6 an observation ends when its cancellation is released`() {
    let loop = appendingLoop([])
    loop.start()
    var seen: [String] = []
    var observation: Cancellation? = loop.observe { seen.append($0) }
    #expect(observation != nil)
    observation = nil
    loop.send("a")
    #expect(seen == ["initial"])
  }

  @Test(arguments: [true, false])
  func `R24 the end of an observation may end another one that its closure keeps`(endsByStop: Bool)
  {
    let loop = appendingLoop([])
    loop.start()
    let held = Held()
    let recorder = Recorder(loop)
    let outer = loop.observe { [box = Held(loop.observe { _ in })] _ in
      held.observation = box.observation
    }
    held.observation = nil
    if endsByStop { loop.stop() } else { outer.cancel() }
    loop.send("a")
    #expect(recorder.states == (endsByStop ? ["initial"] : ["initial", "initial_a"]))
  }
}

/// Observes a loop from an effect's registration.
@MainActor
private final class Observing {
  weak var loop: FeedbackLoop<Int, Int>?
  private(set) var states: [Int] = []
  private var observation: Cancellation?

  func begin() -> Cancellation {
    observation = loop?.observe { [weak self] state in self?.states.append(state) }
    return .none
  }
}

/// Keeps an observation alive.
@MainActor
private final class Held {
  var observation: Cancellation?

  init(_ observation: Cancellation? = nil) {
    self.observation = observation
  }
}
