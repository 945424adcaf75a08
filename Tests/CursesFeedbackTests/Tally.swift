import CursesFeedback

/// A component for tests: a number, a button, keys, and one effect.
struct Tally: Component {
  struct State: Equatable, Sendable {
    var count = 0
    var asked = 0
  }

  enum Event: Equatable, Sendable {
    case added(Int), asked, answered(Int)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .added(let number), .answered(let number): state.count += number
    case .asked: state.asked += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.asked > 0 ? $0.asked : nil }, "ask") { asked in
      .perform { _ in .answered(asked * 100) }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)")
    Button("Ten", sends: .added(10))
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "Add", sends: .added(1))
    KeyBinding("d", "Double", sends: .added(state.count))
    KeyBinding("a", "Ask", sends: .asked)
    KeyBinding.quit("q")
  }
}
