import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The moment at which a recording hashes a state.
@MainActor @Suite struct HashedStateTests {
  /// Notes the text on the screen each time it is dumped.
  private final class Witness: CustomDebugStringConvertible, CustomReflectable,
    Equatable, Sendable
  {
    @MainActor var terminal: MemoryTerminal?
    @MainActor var screens: [String] = []

    var debugDescription: String {
      MainActor.assumeIsolated {
        screens.append(terminal?.frame?.text ?? "")
        return "witness"
      }
    }

    static func == (first: Witness, second: Witness) -> Bool { first === second }

    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  private struct Tally: Component {
    struct State: Equatable, Sendable {
      var count = 0
      let witness: Witness
    }

    enum Event: Codable, Sendable { case counted }

    let initial: State

    func reduce(_ state: inout State, _ event: Event) { state.count += 1 }
    func view(_ state: State) -> Node<Event> { Text("Count: \(state.count)") }
    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("+", sends: .counted) }
  }

  @Test func `a state is hashed after its frame was passed to the terminal`() {
    let witness = Witness()
    let app = HeadlessApp(
      Tally(initial: Tally.State(witness: witness)), size: Size(columns: 10, rows: 1),
      display: DisplayOptions(), trace: nil, record: RecordingWriter { _ in })
    _ = app.frame
    witness.terminal = app.terminal
    app.advance(by: .seconds(1))
    app.take([.key("+")])
    #expect(witness.screens.last == "Count: 1")
    #expect(witness.screens.count == 2)
  }
}
