package import CursesFeedback

/// A number with keys and buttons that change it.
package struct Counter: App {
  /// The state of the counter.
  package struct State: Codable, Equatable, Sendable {
    /// The number of increments minus the number of decrements since the last reset.
    package var count = 0
    /// The direction of the last change, or nil before the first one and after a reset.
    package var direction: Direction?
  }

  /// The direction in which the number has changed.
  package enum Direction: Codable, Equatable, Sendable {
    case up, down
  }

  /// The events of the counter.
  package enum Event: Codable, Equatable, Sendable {
    case incremented, decremented, reset
  }

  package let initial = State()

  package init() {}

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state = State(count: state.count + 1, direction: .up)
    case .decremented: state = State(count: state.count - 1, direction: .down)
    case .reset: state = State()
    }
  }

  package func view(_ state: State) -> Node<Event> {
    HeaderBar("Counter") { Text("Count: \(state.count)").foreground(.muted) }
    SizeReader { size in
      ViewThatFits {
        for scale in BigText<Event>.Scale.allCases.reversed()
        where scale != .huge || size.rows >= 30 {
          buttons(state, below: BigText("\(state.count)", upTo: scale), spacing: 1)
        }
        buttons(state, below: BigText("\(state.count)", upTo: .small), spacing: 0)
        buttons(state, below: Text("\(state.count)"), spacing: 0)
      }
      .centered()
    }
    KeyHints()
  }

  private func buttons(
    _ state: State, below number: some View<Event>, spacing: Int
  ) -> Node<Event> {
    Column(spacing: spacing, alignment: .center) {
      number.foreground(color(of: state))
      Row(spacing: 2) {
        Button("+", sends: .incremented)
        Button("−", sends: .decremented)
      }
    }
    .node()
  }

  private func color(of state: State) -> Color {
    switch state.direction {
    case nil: .accent
    case .up: .success
    case .down: .error
    }
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
