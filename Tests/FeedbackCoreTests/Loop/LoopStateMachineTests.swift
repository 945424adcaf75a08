import FeedbackCore
import Synchronization
import Testing

/// The decisions of a loop, one step after another, without the code that carries them out.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@Suite struct LoopStateMachineTests {
  @Test func `no event is reduced before the start, or before the previous state is published`() {
    var machine = appendingMachine([])
    machine.receive(.event("a"))
    let isReducedBeforeStart = machine.reduceNext()
    machine.start()
    let isReducedBeforePublication = machine.reduceNext()
    let steps = publish(&machine)
    let isReducedAfterwards = machine.reduceNext()
    #expect([isReducedBeforeStart, isReducedBeforePublication] == [false, false])
    #expect(isReducedAfterwards && steps == ["observers"])
    #expect(machine.state == "initial_a")
    #expect(machine.cause == "a")
    #expect(machine.stateNumber == 1)
  }

  @Test func `a machine publishes its first state once, and is not busy afterwards`() {
    var machine = appendingMachine([.react(to: { $0 }, "run", effect: { _ in lasting })])
    let before = publish(&machine)
    machine.start()
    let isBusy = machine.isBusy
    let first = publish(&machine)
    machine.start()
    let second = publish(&machine)
    #expect(isBusy)
    #expect([before, first, second] == [[], ["start 1", "observers"], []])
    let isBusyAfterwards = machine.isBusy
    #expect(!isBusyAfterwards)
  }

  @Test func `R10 a replaced run is cancelled before its successor starts`() {
    var machine = appendingMachine([.react(to: { $0 }, "run", effect: { _ in lasting })])
    machine.start()
    machine.receive(.event("a"))
    let first = publish(&machine)
    let isReduced = machine.reduceNext()
    let second = publish(&machine)
    #expect(isReduced)
    #expect(first == ["start 1", "observers"])
    #expect(second == ["cancel 1", "start 2", "observers"])
  }

  @Test func `R11 an immediate effect queues its events without a step to start it`() {
    var machine = appendingMachine([
      .react(to: { $0 == "initial" ? true : nil }, "run", effect: { _ in .send("a", "b") })
    ])
    machine.start()
    var steps = publish(&machine)
    while machine.reduceNext() { steps += publish(&machine) }
    steps += publish(&machine)
    #expect(machine.state == "initial_a")
    #expect(steps == ["observers", "observers", "staleEvent(feedback: \"run\")"])
  }

  @Test func `R33 the same events lead to the same states and steps`() {
    #expect(stepsAndStates() == stepsAndStates())
  }

  @Test func `R24 a stop cancels each working run once, and clears the queue`() {
    var machine = appendingMachine(
      ["1", "2"].map { name in .react(to: { _ in true }, name, effect: { _ in lasting }) })
    machine.start()
    _ = publish(&machine)
    machine.receive(.event("a"))
    _ = machine.stop()
    let steps = publish(&machine)
    _ = machine.stop()
    let stepsOfSecondStop = publish(&machine)
    let isReduced = machine.reduceNext()
    #expect(steps == ["cancel 1", "cancel 2"])
    #expect(stepsOfSecondStop.isEmpty && !isReduced)
  }

  @Test func `R36 a shutdown ends the waits of completing runs, and cancels others at the stop`() {
    var machine = appendingMachine([
      .react(to: { _ in true }, "other", effect: { _ in lasting }),
      .react(to: { $0 }, "save", effect: { _ in lasting }).completesBeforeExit(),
    ])
    machine.start()
    _ = publish(&machine)
    machine.receive(.event("a"))
    _ = machine.beginShutdown()
    let first = publish(&machine)
    let isReduced = machine.reduceNext()
    let second = publish(&machine)
    let isCompleted = machine.isCompleted
    _ = machine.stop()
    let last = publish(&machine)
    #expect(first == ["start 2"])
    #expect(isReduced && !isCompleted)
    #expect(second == ["cancel 2", "start 3", "start 3", "observers"])
    #expect(last == ["cancel 1", "cancel 3"])
  }

  @Test func `a reduced event is released when the next one is reduced`() {
    let count = LiveCount()
    var machine = LoopStateMachine<Int, Counted>(
      initial: 0, reduce: Reducer { state, _ in state += 1 }, feedbacks: [])
    machine.start()
    while machine.next() != nil {}
    for _ in 1...1000 { machine.receive(.event(Counted(count))) }
    while machine.reduceNext() { while machine.next() != nil {} }
    #expect(machine.state == 1000)
    #expect(count.value == 1)
  }

  private var lasting: Effect<String> { .callback { _ in .none } }

  private func appendingMachine(
    _ feedbacks: [Feedback<String, String>]
  ) -> LoopStateMachine<String, String> {
    LoopStateMachine(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: feedbacks)
  }

  private func stepsAndStates() -> [String] {
    var machine = appendingMachine([
      .react(to: { $0.last }, "last", effect: { _ in lasting }),
      .on("a", "a", effect: { _ in lasting }),
    ])
    var lines: [String] = []
    machine.start()
    for event in ["a", "b", "b", "a"] { machine.receive(.event(event)) }
    repeat {
      lines += publish(&machine)
      lines.append(machine.state)
    } while machine.reduceNext()
    return lines
  }

  private func publish(_ machine: inout LoopStateMachine<String, String>) -> [String] {
    var lines: [String] = []
    while let step = machine.next() { lines.append(word(step)) }
    return lines
  }

  private func word(_ step: LoopStep<String>) -> String {
    switch step {
    case .start(let run, _): "start \(run.generation)"
    case .update: "update"
    case .cancel(let run): "cancel \(run.generation)"
    case .endWait(let run, let pending): "\(pending) \(run.generation)"
    case .notifyObservers: "observers"
    case .interrupted: "interrupted"
    case .release: "release"
    case .report(let diagnostic, _): "\(diagnostic)"
    }
  }
}

/// The number of ``Counted`` events that exist.
private final class LiveCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add(_ difference: Int) {
    count.withLock { $0 += difference }
  }
}

/// An event that is counted from its initializer to its deinitializer.
private final class Counted: Sendable {
  private let count: LiveCount

  init(_ count: LiveCount) {
    self.count = count
    count.add(1)
  }

  deinit {
    count.add(-1)
  }
}
