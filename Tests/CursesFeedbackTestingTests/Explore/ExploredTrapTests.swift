import CursesFeedback
import CursesFeedbackTesting
import Testing

#if os(Linux)
  /// Traps are found in a process of their own, in which the same test runs.
  @MainActor
  @Suite(.timeLimit(.minutes(5))) struct ExploredTrapTests {
    @Test func `a trap is found, and its steps are few`() async throws {
      let exploration = await explore(
        Basket(fault: .trap), steps: 500, checks: [.trap], recordsIssue: false)
      let failure = try #require(exploration.failure)
      #expect(failure.check == "trap")
      #expect(failure.message.contains("Index out of range"))
      #expect((1...3).contains(failure.steps.count))
      #expect([.press("f3"), .hold("f3")].contains(failure.steps.last))
    }

    @Test func `a component without a trap passes`() async {
      let exploration = await explore(Basket(), steps: 50, checks: [.trap])
      #expect(exploration.failure == nil)
      #expect(exploration.stepCount == 50)
    }
  }
#endif
