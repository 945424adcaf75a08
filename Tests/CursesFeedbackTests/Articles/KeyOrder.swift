import CursesFeedback

/// Two children with a button and keys; the log has the order in which bindings get keys.
struct KeyOrder: Component {
  struct State: Equatable, Sendable {
    var left = Part.State()
    var right = Part.State()
    var isRightDisabled = false
    var log: [String] = []
  }

  enum Event: Equatable, Sendable {
    case left(Part.Event), right(Part.Event), whole(String), rightDisabled
    var left: Part.Event? { if case .left(let event) = self { event } else { nil } }
    var right: Part.Event? { if case .right(let event) = self { event } else { nil } }
  }

  let initial = State()
  let left = Part().scope(\State.left, Case(Event.left, \.left))
  let right = Part().scope(\State.right, Case(Event.right, \.right))
  var children: [Scope<State, Event>] { [left, right] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .left(let event): state.log.append("left \(event.name)")
    case .right(let event): state.log.append("right \(event.name)")
    case .whole(let name): state.log.append("whole \(name)")
    case .rightDisabled: state.isRightDisabled = true
    }
  }

  func view(_ state: State) -> Node<Event> {
    left.view(state)
    right.view(state).disabled(state.isRightDisabled)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("a", sends: .whole("a"))
    KeyBinding("b", sends: .whole("b"))
    KeyBinding("x", sends: .rightDisabled)
  }
}

struct Part: Component {
  struct State: Equatable, Sendable {}

  struct Event: Equatable, Sendable {
    let name: String
  }

  let initial = State()
  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { Button("Press", sends: Event(name: "button")) }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", sends: Event(name: "space"))
    KeyBinding("a", sends: Event(name: "a"))
    KeyBinding("c", sends: Event(name: "c"))
  }
}
