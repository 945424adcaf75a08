import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

/// Steps of an exploration that are performed again.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RetryTests {
  /// An effect that does not end.
  private struct Endless: Component {
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) {}
    func view(_ state: Int) -> Node<Int> { Text("").node() }
    var feedbacks: [Feedback<Int, Int>] {
      Feedback.react(when: { $0 == 0 }, "wait") { _ in
        .run { _ in try await Task.sleep(for: .seconds(86_400)) }
      }
    }
  }

  @Test func `a fault of running effects is found again`() async {
    let fault = await retry([.press("a")], with: Endless(), runsEffects: true)
    #expect(fault?.check == "settled")
    #expect(fault?.message == "The effects have not ended within 2 s: [wait].")
    #expect(await retry([.press("a")], with: Endless())?.check == nil)
  }

  @Test func `a step that the application cannot take is a fault`() async {
    let steps: [ExplorationStep] = [
      .press("a"), .answer("load", number: 1, answer: 1), .press("b"),
    ]
    let fault = await retry(steps, with: Endless())
    #expect(fault?.check == "steps")
    #expect(fault?.message == "This step is not possible: \(steps[1])")
  }

  @Test func `only the given checks are made`() async {
    let conflict = Basket(fault: .conflict)
    #expect(await retry([], with: conflict)?.check == "keys")
    #expect(await retry([], with: conflict, checks: [.view])?.check == nil)
  }

  @Test func `more active effects than the given limit are a fault`() async {
    let steps: [ExplorationStep] = [.press("f5"), .press("f5"), .press("f5")]
    let leaking = Basket(fault: .effects)
    #expect(
      await retry(steps, with: leaking, effectLimit: 3)?.message
        == "4 effects are active, 3 of them of the feedback leak.")
    #expect(await retry(steps, with: leaking, effectLimit: 4)?.check == nil)
  }

  @Test func `the description of a key without effect suggests no retry`() async throws {
    let exploration = await explore(
      Basket(fault: .ineffectiveKey), steps: 1_000, checks: [.ineffectiveKey], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(!failure.description.contains("call retry"))
    #expect(failure.description.contains("Pass keep: \"folder\""))
  }

  @Test func `the description of a fault at the end of a run names the check for a retry`()
    async throws
  {
    let exploration = await explore(
      Basket(fault: .noExit), steps: 1_000, checks: [.exit], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.description.contains("retry with these steps, check: \"exit\" and the"))
    #expect(
      await retry(failure.steps, with: Basket(fault: .noExit), check: "exit", checks: [.exit])?
        .check
        == "exit")
  }

  @Test func `the kept steps are read from their file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let exploration = await explore(
      Basket(fault: .cycle), steps: 1_000, checks: [.loop], keep: folder, recordsIssue: false)
    let file = try #require(exploration.failure?.files.first)
    let fault = try await retry(file: file, with: Basket(fault: .cycle), checks: [.loop])
    #expect(fault?.check == "loop")
    #expect(fault?.message == exploration.failure?.message)
  }
}
