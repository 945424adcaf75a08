import CursesFeedback
import Testing

@testable import CursesFeedbackTesting

/// Explorations in a test that is cancelled, as after its time limit.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExploreCancellationTests {
  /// Runs in a cancelled task.
  private func cancelled<Value: Sendable>(
    _ body: @escaping @MainActor () async -> Value
  ) async -> Value {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return await body()
    }
    return await task.value
  }

  /// An effect that does not end.
  private struct Endless: Component {
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) {}
    func view(_ state: Int) -> Node<Int> { Text("").node() }
    var feedbacks: [Feedback<Int, Int>] {
      Feedback.react(when: { $0 == 0 }, "wait") { _ in
        .run { _ in try await Task.sleep(for: .seconds(60)) }
      }
    }
  }

  @Test func `a cancelled exploration ends without a fault`() async {
    let exploration = await cancelled {
      await explore(
        Endless(), steps: 100, checks: [.settled], runsEffects: true, recordsIssue: false)
    }
    #expect(exploration.failure == nil)
    #expect(exploration.stepCount < 2)
  }

  @Test func `a cancelled search for traps finds none`() async {
    let exploration = await cancelled {
      await explore(Basket(), steps: 10, checks: [.trap], recordsIssue: false)
    }
    #expect(exploration.failure == nil)
    #expect(exploration.trapOmission?.contains("stopped waiting for its end") == true)
  }

  @Test func `a cancelled wait for a program whose progress is observed throws an error`() async {
    let code = await cancelled {
      do throws(ProgramError) {
        _ = try await shell("sleep 60").run(within: .seconds(30)) { 0 }
        return ProgramError.Code?.none
      } catch {
        return error.code
      }
    }
    #expect(code == .interrupted(awaited: "its end"))
  }
}
