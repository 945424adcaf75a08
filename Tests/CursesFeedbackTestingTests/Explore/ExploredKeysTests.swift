import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The key bindings that an exploration presses and names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExploredKeysTests {
  /// A door with key bindings without a title.
  private struct Door: Component {
    enum Event: Sendable { case opened, closed, locked }

    let initial = 0
    var hasConflict = false

    func reduce(_ state: inout Int, _ event: Event) {
      switch event {
      case .opened: state = 1
      case .closed: state = 0
      case .locked: state = 2
      }
    }

    func view(_ state: Int) -> Node<Event> { Text("\(state)").node() }

    func keys(_ state: Int) -> [KeyBinding<Event>] {
      KeyBinding("o", "Open", sends: .opened)
      if hasConflict { KeyBinding("o", sends: .closed) }
      KeyBinding("ctrl+p", sends: .closed)
      KeyBinding(sequence: "g l", sends: .locked)
    }
  }

  @Test func `a key binding without a title is pressed, and not listed as one never used`()
    async
  {
    let exploration = await explore(Door(), steps: 300, checks: [.loop])
    #expect(exploration.unsentEventCases == [])
    #expect(exploration.unpressedCommands == [])
  }

  @Test func `a key binding without a title that is unreachable is named by its key`() async {
    let door = Door(hasConflict: true)
    let exploration = await explore(door, steps: 10, checks: [.keys], recordsIssue: false)
    #expect(exploration.failure?.message == TestApp(door).keyConflicts.first?.description)
    #expect(exploration.failure?.message.hasPrefix("\"o\" is unreachable") == true)
  }

  /// A text whose changes can be undone.
  private struct Draft: Component {
    struct State: Equatable, Sendable { var text = "" }

    let initial = State()

    func reduce(_ state: inout State, _ event: String) { state.text += event }
    func view(_ state: State) -> Node<String> { Text(state.text).node() }

    func keys(_ state: State) -> [KeyBinding<String>] {
      KeyBinding("a", "Add a", sends: "a")
      KeyBinding("b", "Add b", sends: "b")
    }
  }

  @Test func `a command whose title changes with the state counts as used`() async {
    let draft = Draft().undoable(\.text) { event, state in
      .separate("Add \(event) to \(state.text)")
    }
    let exploration = await explore(draft, steps: 200, checks: [.loop])
    #expect(exploration.eventCases.contains("undone"))
    #expect(exploration.eventCases.contains("redone"))
    #expect(exploration.unpressedCommands == [])
  }
}
