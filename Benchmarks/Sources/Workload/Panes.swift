import CursesFeedback

/// A number that `+` raises, beside a pane of 57 rows that never changes.
struct Panes: Component {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Sendable { case incremented }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state.count += 1
    }
  }

  func view(_ state: State) -> Node<Event> {
    Row(spacing: 2) {
      Text("READY Count: \(state.count)").frame(width: 30)
      pane.layoutDependsOn(0)
    }
  }

  private var pane: Node<Event> {
    Column {
      for index in 1...57 {
        Row {
          Text(rowTitle(index))
          Spacer()
          Text("item-\(index * 7919 % 100_003)")
        }
      }
    }
    .node()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "One more", sends: .incremented)
    KeyBinding.quit("q")
  }
}
