package import CursesFeedback

/// A number with keys and buttons that change it.
package struct Counter: App {
  /// The state of the counter.
  package struct State: Equatable, Sendable {
    /// The number of increments minus the number of decrements since the last reset.
    package var count = 0
  }

  /// The events of the counter.
  package enum Event: Equatable, Sendable {
    case incremented, decremented, reset
  }

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state.count += 1
    case .decremented: state.count -= 1
    case .reset: state.count = 0
    }
  }

  package func view(_ state: State) -> Node<Event> {
    HeaderBar("Counter") { Text("Count: \(state.count)").foreground(.muted) }
    Column(spacing: 1, alignment: .center) {
      BigText("\(state.count)", upTo: .large).foreground(.accent)
      Row(spacing: 2) {
        Button("One more", sends: .incremented)
        Button("One less", sends: .decremented)
      }
    }
    .centered()
    KeyHints()
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["+", "=", "k", .up], "One more", sends: .incremented)
    KeyBinding(["-", "j", .down], "One less", sends: .decremented)
    KeyBinding("r", "Reset", sends: .reset)
    KeyBinding.quit("q", "ctrl+c")
  }

  package func farewell(_ state: State) -> String? {
    "Count: \(state.count)"
  }
}
