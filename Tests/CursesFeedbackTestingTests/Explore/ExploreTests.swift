import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExploreTests {
  @Test func `a component without a fault passes, and its coverage is reported`() async {
    let exploration = await explore(
      Basket(), steps: 400, answers: { name, _ in name == "load" ? [.loaded(["fig"])] : [] },
      stateCase: { "\($0.phase)" })
    #expect(exploration.failure == nil)
    #expect(exploration.stepCount == 400)
    #expect(exploration.stateCases == ["editing", "failed", "loading"])
    #expect(
      exploration.eventCases == [
        "added", "loadFailed", "loadRequested", "loaded", "movedDown", "noted", "removed",
      ])
    #expect(exploration.unpressedCommands == [])
    let diagram = exploration.diagram(.mermaid)
    #expect(diagram.contains("s0 --> s2: loadRequested"))
    #expect(diagram.contains("s2 --> s1: loadFailed"))
    #expect(exploration.diagram(.dot).contains("s2 -> s0 [label=\"loaded\"];"))
  }

  @Test func `a component that ends before the first step is explored without steps`() async {
    struct Ended: Component {
      let initial = 0
      func reduce(_ state: inout Int, _ event: Int) {}
      func hasEnded(_ state: Int) -> Bool { true }
      func view(_ state: Int) -> Node<Int> { Text("") }
    }
    let exploration = await explore(
      Ended(), steps: 10, checks: [.loop], recordsIssue: false)
    #expect(exploration.stepCount == 0)
    #expect(exploration.runCount == 1)
  }

  @Test func `the same seed explores the same steps, another seed others`() async {
    let first = await explore(Basket(), steps: 100, seed: 7, checks: [.loop])
    let second = await explore(Basket(), steps: 100, seed: 7, checks: [.loop])
    let other = await explore(Basket(), steps: 100, seed: 8, checks: [.loop])
    #expect(first.transitions == second.transitions)
    #expect(first.transitions != other.transitions)
  }

  @Test(
    arguments: [
      (.impureReducer, "replay", 1), (.impureView, "view", 0),
      (.ineffectiveKey, "ineffectiveKey", 20),
      (.noExit, "exit", 2), (.focusTrap, "focus", 0), (.conflict, "keys", 0),
      (.effects, "effects", 1), (.cycle, "loop", 2),
    ] as [(Basket.Fault, String, Int)])
  func `a fault is found, and its steps are few`(
    fault: Basket.Fault, check: String, count: Int
  ) async throws {
    let exploration = await explore(
      Basket(fault: fault), steps: 1_000, checks: .all.subtracting([.trap]), recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.check == check)
    #expect(failure.steps.count <= count)
    if check != "ineffectiveKey" {
      let again = await retry(failure.steps, with: Basket(fault: fault), check: check)
      #expect(again?.check == check)
    }
  }

  @Test func `too many effects are a fault that names the feedback of most`() async throws {
    let exploration = await explore(
      Basket(fault: .effects), steps: 1_000, checks: [.effects], recordsIssue: false)
    let message = try #require(exploration.failure?.message)
    #expect(message.hasSuffix("of them of the feedback leak."))
  }

  @Test func `an invariant that does not hold is a fault with its name`() async throws {
    let exploration = await explore(
      Basket(fault: .selection), steps: 1_000, checks: [],
      invariants: ["selected": { $0.items.isEmpty || $0.items.indices.contains($0.selection) }],
      recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.check == "selected")
    #expect(failure.steps.count == 2)
    #expect(failure.steps.last == .press("f3"))
    #expect(failure.screen.contains("Basket: 1 items"))
    let recording = try Recording(parsing: try #require(failure.recording))
    expectReplay(recording, by: Basket(fault: .selection))
  }

  @Test func `an invariant with the name of a check does not run that check`() async throws {
    let exploration = await explore(
      Basket(fault: .focusTrap), steps: 500, checks: [],
      invariants: ["focus": { $0.selection == 0 }], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.message == "The invariant does not hold.")
    #expect(failure.steps.count == 1)
  }

  @Test func `the files of a fault are written into a new folder, for their owner only`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "found-\(UUID())/keys").path
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let exploration = await explore(
      Basket(fault: .conflict), steps: 10, checks: [.keys], keep: folder, recordsIssue: false)
    let files = try #require(exploration.failure?.files)
    #expect(files.map { $0.split(separator: ".").last } == ["steps", "jsonl"])
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func `two explorations without names keep different files`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "same-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let first = await explore(
      Basket(fault: .conflict), steps: 10, checks: [.keys], keep: folder, recordsIssue: false)
    let second = await explore(
      Basket(fault: .conflict), steps: 10, checks: [.keys], keep: folder, recordsIssue: false)
    #expect(first.failure?.files.first == "\(folder)/Basket-keys.steps")
    #expect(second.failure?.files.first == "\(folder)/Basket-keys-2.steps")
  }

  @Test func `explorations with different names keep different files`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "named-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    var files: Set<String> = []
    for name in ["one", "two"] {
      let exploration = await explore(
        Basket(fault: .conflict), named: name, steps: 10, checks: [.keys], keep: folder,
        recordsIssue: false)
      files.formUnion(exploration.failure?.files ?? [])
    }
    #expect(
      files == [
        "\(folder)/Basket-keys-one.steps", "\(folder)/Basket-keys-one.jsonl",
        "\(folder)/Basket-keys-two.steps", "\(folder)/Basket-keys-two.jsonl",
      ])
  }

  @Test func `files that cannot be written are named`() async throws {
    let exploration = await explore(
      Basket(fault: .conflict), steps: 10, checks: [.keys], keep: "/dev/null/found",
      recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.files == [])
    #expect("\(failure)".contains("Cannot be written: /dev/null/found/Basket-keys.steps"))
  }

  @Test func `a fault is recorded as an issue with its steps`() async {
    await withKnownIssue {
      await explore(Basket(fault: .conflict), steps: 10, checks: [.keys])
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("keys: \"Advance\" is unreachable") }
    }
  }
}
