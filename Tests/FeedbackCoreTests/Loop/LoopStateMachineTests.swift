import FeedbackCore
import Synchronization
import Testing

@Suite struct LoopStateMachineTests {
  @Test func `nothing is reduced before the publication before it is completed`() {
    var machine = appendingMachine([])
    machine.receive("a")
    let isReducedBeforeStart = machine.reduceNext()
    machine.start()
    let isReducedBeforePublication = machine.reduceNext()
    let commands = machine.publishNext()
    let isReducedAfterwards = machine.reduceNext()
    #expect([isReducedBeforeStart, isReducedBeforePublication] == [false, false])
    #expect(isReducedAfterwards && commands == nil)
    #expect(machine.state == "initial_a")
    #expect(machine.cause == "a")
    #expect(machine.stateNumber == 1)
  }

  @Test func `a machine publishes its first state once, and is at rest`() {
    var machine = appendingMachine([.react(to: { $0 }, "run", effect: { _ in .none })])
    let before = publish(&machine)
    machine.start()
    #expect(machine.isBusy)
    let first = publish(&machine)
    machine.start()
    let second = publish(&machine)
    #expect([before, first, second] == [[], ["start 1"], []])
    #expect(!machine.isBusy)
  }

  @Test func `R10 a replaced run is cancelled before its successor starts`() {
    var machine = appendingMachine([.react(to: { $0 }, "run", effect: { _ in .none })])
    machine.start()
    machine.receive("a")
    let first = publish(&machine)
    let isReduced = machine.reduceNext()
    let second = publish(&machine)
    #expect(isReduced)
    #expect(first == ["start 1"])
    #expect(second == ["cancel 1", "start 2"])
  }

  @Test func `R33 the same events lead to the same states and commands`() {
    #expect(commandsOfAStory() == commandsOfAStory())
  }

  @Test func `R24 stopping cancels what is current, once, and forgets what was queued`() {
    var machine = appendingMachine(
      ["1", "2"].map { name in .react(to: { _ in true }, name, effect: { _ in .none }) })
    machine.start()
    _ = publish(&machine)
    machine.receive("a")
    let commands = machine.stop()
    let commandsOfSecondStop = machine.stop()
    let isReduced = machine.reduceNext()
    let diagnostics = machine.takeDiagnostics()
    #expect(kinds(commands) == ["cancel 1", "cancel 2"])
    #expect(commandsOfSecondStop.isEmpty && !isReduced && !machine.isBusy)
    #expect(diagnostics == [])
  }

  @Test func `an event that has been reduced is kept no longer than the next one takes`() {
    let count = LiveCount()
    var machine = LoopStateMachine<Int, Counted>(
      initial: 0, reduce: Reducer { state, _ in state += 1 }, feedbacks: [])
    machine.start()
    _ = machine.publishNext()
    for _ in 1...1000 { machine.receive(Counted(count)) }
    while machine.reduceNext() { _ = machine.publishNext() }
    #expect(machine.state == 1000)
    #expect(count.value == 1)
  }

  private func appendingMachine(
    _ feedbacks: [Feedback<String, String>]
  ) -> LoopStateMachine<String, String> {
    LoopStateMachine(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: feedbacks)
  }

  private func commandsOfAStory() -> [String] {
    var machine = appendingMachine([
      .react(to: { $0.last }, "last", effect: { _ in .none }),
      .on("a", "a", effect: { _ in .none }),
    ])
    var story: [String] = []
    machine.start()
    for event in ["a", "b", "b", "a"] { machine.receive(event) }
    repeat {
      story += publish(&machine)
      story.append(machine.state)
    } while machine.reduceNext()
    return story
  }

  private func publish(_ machine: inout LoopStateMachine<String, String>) -> [String] {
    var story: [String] = []
    while let commands = machine.publishNext() { story += kinds(commands) }
    return story
  }

  private func kinds(_ commands: [LoopCommand<String>]) -> [String] {
    commands.map { command in
      switch command {
      case .start(let run, _): "start \(run.generation)"
      case .update: "update"
      case .cancel(let run): "cancel \(run.generation)"
      }
    }
  }
}

/// How many values there are now.
private final class LiveCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add(_ difference: Int) {
    count.withLock { $0 += difference }
  }
}

/// An event that is counted as long as it lives.
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
