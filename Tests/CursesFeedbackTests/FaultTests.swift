import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The faults of an application that its loop reports.
@MainActor
@Suite struct FaultTests {
  @Test func `an unhandled error of an effect fails a test of the application`() async {
    let app = TestApp(Loader(), effects: .live)
    app.press("l")
    await withKnownIssue {
      await app.settle()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("\"load\" threw an error") }
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
    #expect(log.report.last == "… and 190 more faults.")
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
