import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The texts and the first steps that the caller of an exploration gives.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExploreInputsTests {
  /// A door that opens at a code; the third key behind it is a fault.
  private struct Door: Component {
    struct State: Equatable, Sendable {
      var code = ""
      var count = 0
      var isOpen: Bool { code == "4711" }
    }
    enum Event: Sendable { case typed(String), counted }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .typed(let code): state.code = code
      case .counted: state.count += 1
      }
    }

    func view(_ state: State) -> Node<Event> {
      if state.isOpen {
        Text("Open").node()
      } else {
        TextField("Code", text: state.code, changes: Event.typed).node()
      }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      if state.isOpen { KeyBinding("f2", "Count", sends: .counted) }
    }
  }

  private func exploration(
    texts: [String] = [], beginning: [ExplorationStep] = []
  ) async -> Exploration {
    await explore(
      Door(), steps: 500, checks: [], invariants: ["fewer than three": { $0.count < 3 }],
      texts: texts, beginning: beginning, recordsIssue: false)
  }

  @Test func `a code is found only if it is one of the texts`() async throws {
    #expect(await exploration().failure == nil)
    let failure = try #require(await exploration(texts: ["1234", "4711"]).failure)
    #expect(failure.check == "fewer than three")
    #expect(await retry(failure.steps, with: Door()) == nil, "the invariant is not checked")
  }

  @Test func `a given first step that is not possible fails the test`() async {
    await withKnownIssue {
      await explore(Door(), steps: 20, checks: [], beginning: [.answer("x", number: 1, answer: 1)])
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("A step of `beginning` is not possible: ") == true
    }
  }

  private struct Ended: Component {
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) {}
    func view(_ state: Int) -> Node<Int> { Text("").node() }
    func hasEnded(_ state: Int) -> Bool { true }
  }

  @Test func `an exploration without a step fails the test`() async {
    await withKnownIssue {
      await explore(Ended(), steps: 20, checks: [])
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Nothing was explored: ") == true
    }
  }

  @Test func `each run begins with the given steps, which belong to those of a fault`()
    async throws
  {
    let failure = try #require(await exploration(beginning: [.type("4711")]).failure)
    #expect(failure.steps.first == .type("4711"))
  }
}
