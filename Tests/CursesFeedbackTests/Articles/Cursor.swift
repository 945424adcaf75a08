import CursesFeedback

/// The sequences and the count on the page "Keys, focus and mouse".
struct Cursor: Component {
  struct State: Equatable, Sendable {
    var row = 5
    var log: [String] = []
  }

  enum Event: Equatable, Sendable { case moved(to: Int), removed, cleared }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .moved(let row): state.row = row
    case .removed: state.log.append("removed")
    case .cleared: state.log.append("cleared")
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Row \(state.row)").frame(maxHeight: .max)
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(sequence: "g g", "First", sends: .moved(to: 0))
    KeyBinding(sequence: "space q", "Clear", sends: .cleared)
    KeyBinding(sequence: "space r", "Remove", sends: .removed)
    KeyBinding("x", "Remove", sends: .removed)
    KeyBinding(sequence: "x x", "Remove all", sends: .cleared)
    KeyBinding.counted("j", title: "Down") { count in .moved(to: state.row + count) }
  }
}
