import CursesFeedback

/// A level that moves to its target when a key is pressed.
struct Level: Component {
  struct State: Equatable, Sendable {
    var level = Animated(0.2)
  }
  enum Event: Sendable {
    case measured(Double)
    case stepped(Duration)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .measured(let level): state.level.move(to: level, in: .milliseconds(200))
    case .stepped(let time): state.level.advance(by: time)
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.animation("level", while: { $0.level.isMoving }, sends: Event.stepped)
  }

  func view(_ state: State) -> Node<Event> {
    Gauge("Level", value: state.level.value)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("up", "Up", sends: .measured(0.8))
  }
}
