import CursesFeedback
import CursesFeedbackTesting
import Testing

/// Diagrams of the states that an exploration has reached.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ExplorationDiagramTests {
  /// Explores a lamp whose two states have these names.
  private func explored(on: String = "on", off: String = "off") async -> Exploration {
    await explore(Lamp(), steps: 100, checks: [.loop], stateCase: { $0 ? on : off })
  }

  private struct Lamp: Component {
    enum Event: Sendable { case lit, extinguished }

    let initial = false

    func reduce(_ state: inout Bool, _ event: Event) { state = event == .lit }

    func view(_ state: Bool) -> Node<Event> { Text(state ? "on" : "off").node() }

    func keys(_ state: Bool) -> [KeyBinding<Event>] {
      if state {
        KeyBinding("f2", "Extinguish", sends: .extinguished)
      } else {
        KeyBinding("f2", "Light", sends: .lit)
      }
    }
  }

  @Test func `a diagram has the cases and the events between them`() async {
    let exploration = await explored()
    #expect(
      exploration.diagram(.mermaid) == """
        stateDiagram-v2
          state "off" as s0
          state "on" as s1
          s0 --> s1: lit
          s1 --> s0: extinguished
        """)
    #expect(
      exploration.diagram(.dot) == """
        digraph {
          s0 [label="off"];
          s1 [label="on"];
          s0 -> s1 [label="lit"];
          s1 -> s0 [label="extinguished"];
        }
        """)
  }

  @Test func `a diagram quotes the names of cases`() async {
    let exploration = await explored(on: "b\\\"on\"", off: "a\noff")
    #expect(
      exploration.diagram(.mermaid) == """
        stateDiagram-v2
          state "a off" as s0
          state "b\\#quot;on#quot;" as s1
          s0 --> s1: lit
          s1 --> s0: extinguished
        """)
    #expect(
      exploration.diagram(.dot) == #"""
        digraph {
          s0 [label="a off"];
          s1 [label="b\\\"on\""];
          s0 -> s1 [label="lit"];
          s1 -> s0 [label="extinguished"];
        }
        """#)
  }
}
