import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The faults of an application that its loop reports.
@MainActor
@Suite struct FaultTests {
  @Test func `an unhandled error of an effect fails a test of the application`() async {
    let app = TestApp(Loader(), effects: .live)
    await withKnownIssue {
      app.press("l")
      await app.settle()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("\"load\" threw an error") }
    }
  }

  @Test func `each call of a test's application reports the faults before it`() {
    let resized = TestApp(Revealing())
    resized.clock.advance(by: .seconds(1))
    expectFault { resized.resize(columns: 30, rows: 5) }
    let continued = TestApp(Revealing())
    continued.clock.advance(by: .seconds(1))
    expectFault { continued.letRun("load") }
  }

  @Test func `a fault after the last call of a test's application fails the test, too`() {
    expectFault {
      let app = TestApp(Revealing())
      app.clock.advance(by: .seconds(1))
    }
  }

  private func expectFault(_ body: @MainActor () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("A view shows a Tally") }
    }
  }

  @Test func `a fault that occurs again is counted`() {
    let log = DiagnosticLog()
    log.add(.sentFromReducer)
    log.add(.staleEvent(feedback: "load"))
    log.add(.sentFromReducer)
    #expect(log.entries.map(\.count) == [2, 1])
    #expect(
      log.faults == [
        """
        A reducer, or a closure that makes a request or a condition, sent an event. It should only \
        compute from its arguments: send the event from an effect. (2 times)
        """
      ])
  }

  @Test func `the memory of the log is bounded`() {
    let log = DiagnosticLog()
    for number in 0..<1000 { log.add(.staleEvent(feedback: "\(number)")) }
    #expect(log.entries.count == DiagnosticLog.limit)
    #expect(log.omittedCount == 1000 - DiagnosticLog.limit)
  }

  @Test func `other diagnostics displace no fault, and faults beyond the limit are counted`() {
    let log = DiagnosticLog()
    for number in 0..<1000 { log.add(.staleEvent(feedback: "\(number)")) }
    for number in 0..<200 { log.add(.incompleteEffect(feedback: "\(number)")) }
    #expect(log.report.count == 11)
    #expect(log.report.first?.contains("\"0\"") == true)
    #expect(log.report.last == "… and 190 more reports of faults.")
  }

  @Test func `the faults beyond the first ten are counted with their repetitions`() {
    let log = DiagnosticLog()
    for number in 0..<11 { log.add(.incompleteEffect(feedback: "\(number)")) }
    #expect(log.report.last == "… and 1 more report of a fault.")
    log.add(.incompleteEffect(feedback: "10"))
    #expect(log.report.last == "… and 2 more reports of faults.")
    #expect(log.report.count == 11)
  }
}

private struct Loader: Component {
  struct State: Equatable, Sendable { var isLoading = false }
  enum Event: Sendable { case asked }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.isLoading = true }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isLoading, "load") { _ in
      .run { _ in throw LaunchError(message: "no disk") }
    }
  }

  func view(_ state: State) -> Node<Event> { Text("\(state.isLoading)") }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("l", sends: .asked) }
}

/// After a second, its view shows a child that is not listed.
private struct Revealing: Component {
  struct State: Equatable, Sendable {
    var tally = Tally.State()
    var isRevealed = false
  }

  enum Event: Sendable {
    case revealed, tally(Tally.Event)
    var tally: Tally.Event? { if case .tally(let event) = self { event } else { nil } }
  }

  let initial = State()
  var tally: Scope<State, Event> { Tally().scope(\State.tally, Case(Event.tally, \.tally)) }

  func reduce(_ state: inout State, _ event: Event) {
    if case .revealed = event { state.isRevealed = true }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.after({ _ in .seconds(1) }, "timer", sends: .revealed)
    Feedback.react(when: \.isRevealed, "load") { _ in .perform { _ in .revealed } }
  }

  func view(_ state: State) -> Node<Event> {
    if state.isRevealed { tally.view(state) }
  }
}
