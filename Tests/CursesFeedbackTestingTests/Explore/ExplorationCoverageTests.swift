import CursesFeedback
import Testing

@testable import CursesFeedbackTesting

/// The coverage of an exploration: its commands, events and states.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ExplorationCoverageTests {
  /// Sends events while it starts.
  private struct Starter: Component {
    enum Event: Sendable { case opened }

    let initial = 0
    var last = 1

    func reduce(_ state: inout Int, _ event: Event) { state += 1 }

    var feedbacks: [Feedback<Int, Event>] {
      Feedback.react(to: { $0 < last ? $0 : nil }, "open") { _ in .send(.opened) }
    }

    func view(_ state: Int) -> Node<Event> { Text("\(state)").node() }
  }

  @Test func `events at the start are part of the coverage`() async {
    let exploration = await explore(Starter(), steps: 5, checks: [.loop])
    #expect(exploration.eventCases == ["opened"])
  }

  @Test func `a start whose events do not end is a fault`() async {
    let exploration = await explore(
      Starter(last: .max), steps: 5, checks: [.loop], recordsIssue: false)
    #expect(exploration.failure?.check == "loop")
    #expect(exploration.failure?.steps == [])
  }
}
