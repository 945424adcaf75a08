import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The coverage of an exploration in words.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExplorationDescriptionTests {
  /// A fuse that burns once.
  private struct Fuse: Component {
    enum State: Equatable, Sendable { case whole, burnt }
    enum Event: Sendable { case burnt, tested }

    let initial = State.whole

    func reduce(_ state: inout State, _ event: Event) {
      if event == .burnt { state = .burnt }
    }

    func view(_ state: State) -> Node<Event> { Text("\(state)").node() }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("f2", "Burn", sends: .burnt)
      KeyBinding("f3", "Test", sends: .tested)
    }
  }

  /// Two counters side by side whose keys are the same.
  private struct Pair: Component {
    struct State: Equatable, Sendable { var (left, right) = (0, 0) }

    enum Event: Sendable {
      case left(Int), right(Int)
      var left: Int? { if case .left(let event) = self { event } else { nil } }
      var right: Int? { if case .right(let event) = self { event } else { nil } }
    }

    let initial = State()
    let left = Counter(title: "Test").scope(\State.left, Case(Event.left, \.left))
    let right = Counter(title: "Check").scope(\State.right, Case(Event.right, \.right))
    var children: [Scope<State, Event>] { [left, right] }

    func reduce(_ state: inout State, _ event: Event) {}

    func view(_ state: State) -> Node<Event> {
      left.view(state)
      right.view(state)
    }
  }

  private struct Counter: Component {
    let initial = 0
    let title: String

    func reduce(_ state: inout Int, _ event: Int) { state += event }
    func view(_ state: Int) -> Node<Int> { Text("\(state)").node() }
    func keys(_ state: Int) -> [KeyBinding<Int>] { KeyBinding("f3", title, sends: 1) }
  }

  @Test func `the description counts for each event the states in which it was sent`() async {
    let exploration = await explore(Fuse(), steps: 200, checks: [.loop])
    let lines = "\(exploration)".split(separator: "\n")
    #expect(
      lines.first == """
        200 steps in \(exploration.runCount) runs (seed 1): 2 cases of the state, 2 cases of \
        events, no fault.
        """)
    #expect(lines.contains { $0.hasPrefix("  burnt: burnt ") && $0.contains(" · whole ") })
    #expect(lines.contains { $0.hasPrefix("  tested: ") })
  }

  @Test func `a case that no event leaves is named`() async {
    let exploration = await explore(Fuse(), steps: 200, checks: [.loop])
    #expect(exploration.finalStateCases == ["burnt"])
    #expect("\(exploration)".contains("\nStates that no event has left: burnt"))
  }

  @Test func `a key that two components share is named`() async {
    let exploration = await explore(Pair(), steps: 50, checks: [.loop])
    let conflict = "\"Test\" and \"Check\" of another component share the keys f3."
    #expect(exploration.keyConflicts == [conflict])
    #expect("\(exploration)".contains("\nShared keys: \(conflict)"))
  }

  @Test func `a command that was not used is named`() async {
    let exploration = await explore(Fuse(), steps: 1, checks: [.loop])
    #expect(exploration.unpressedCommands.contains("Burn"))
    #expect("\(exploration)".contains("\nCommands never used: Burn"))
  }
}
