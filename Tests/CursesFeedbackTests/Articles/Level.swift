import CursesFeedback

/// A level that moves to its target when a key is pressed.
struct Level: Component {
  struct State: Equatable, Sendable {
    var level = Animated(0.2)
    var reducesMotion = false
  }
  enum Event: Sendable {
    case measured(Double), motionReduced
    case stepped(Duration)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .measured(let level):
      state.level.move(to: level, in: .milliseconds(200), reducesMotion: state.reducesMotion)
    case .stepped(let time): state.level.advance(by: time)
    case .motionReduced: state.reducesMotion = true
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
    KeyBinding("r", "Reduce motion", sends: .motionReduced)
  }
}
