import CursesFeedback
import Testing

@testable import CursesFeedbackTesting

/// The coverage of an exploration: its commands, events and states.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExplorationCoverageTests {
  /// Rows with sequences of keys, and with two commands of the same title.
  private struct Rows: Component {
    enum Event: Sendable { case movedToTop, movedDown, ignored }

    let initial = 0
    var isSequenceDead = false
    var isSecondDead = false

    func reduce(_ state: inout Int, _ event: Event) {
      switch event {
      case .movedToTop: state = 0
      case .movedDown: state += 1
      case .ignored: break
      }
    }

    func view(_ state: Int) -> Node<Event> { Text("\(state)").node() }

    func keys(_ state: Int) -> [KeyBinding<Event>] {
      KeyBinding("f4", "Down", sends: .movedDown)
      KeyBinding(sequence: "g g", "Top", sends: isSequenceDead ? .ignored : .movedToTop)
      if isSecondDead { KeyBinding("f6", "Down", sends: .ignored) }
    }
  }

  @Test func `a command with a sequence of keys counts as used`() async {
    let exploration = await explore(Rows(), steps: 300, checks: [.ineffectiveKey])
    #expect(exploration.unpressedCommands == [])
  }

  @Test func `a sequence of keys that changes nothing is a fault`() async throws {
    let exploration = await explore(
      Rows(isSequenceDead: true), steps: 1_000, checks: [.ineffectiveKey], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.message.contains("\"Top\""))
    #expect(Array(failure.steps.suffix(2)) == [.press("g"), .press("g")])
  }

  @Test func `a dead key is found if another command has the same title`() async throws {
    let exploration = await explore(
      Rows(isSecondDead: true), steps: 1_000, checks: [.ineffectiveKey], recordsIssue: false)
    let failure = try #require(exploration.failure)
    #expect(failure.message.contains("\"Down\""))
    #expect([.press("f6"), .hold("f6")].contains(failure.steps.last))
  }

  /// Describes itself in other words than the names of its cases.
  private enum Phase: CustomStringConvertible, Sendable {
    case waiting, done

    var description: String {
      switch self {
      case .waiting: "Please wait"
      case .done: "Done"
      }
    }
  }

  @Test func `an enumeration that describes itself has no unreached values`() {
    struct State { let phase = Phase.waiting }
    #expect(CaseName.possibleValues(of: State()) == [])
    #expect(CaseName.possibleValues(of: Phase.waiting) == [])
    #expect(EnumCases.names(of: Phase.self) == nil)
  }

  @Test func `an exploration that finds a fault still reports its coverage`() async {
    let exploration = await explore(
      Basket(fault: .selection), steps: 1_000, checks: [],
      invariants: ["selected": { $0.items.isEmpty || $0.items.indices.contains($0.selection) }],
      recordsIssue: false)
    #expect(exploration.failure != nil)
    #expect(exploration.unsentEventCases.contains("turned"))
    #expect(!exploration.screens.isEmpty)
    #expect(exploration.eventCases.contains("removed"))
    #expect(!exploration.unsentEventCases.contains("removed"))
  }

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

  /// A switch, whose state has two cases.
  private struct Switch: Component {
    struct State: Equatable, Sendable { var isOn = false }
    enum Event: Sendable { case flipped }

    let initial = State()
    func reduce(_ state: inout State, _ event: Event) { state.isOn.toggle() }
    func view(_ state: State) -> Node<Event> { Text("\(state.isOn)").node() }
    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("f2", "Flip", sends: .flipped) }
  }

  @Test func `the cases of an undoable component are those of its own state`() async {
    let undoable = Switch().undoable(\.self) { _, _ in .separate("Flip") }
    let exploration = await explore(undoable, steps: 100, checks: [.loop])
    #expect(exploration.stateCases == ["isOn: false", "isOn: true"])
    #expect(exploration.unreachedValues == [])
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
