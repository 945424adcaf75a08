import CursesFeedback

struct Weather: Component {
  struct State: Equatable {
    var isNight = false
  }
  enum Event: Equatable {
    case lightToggled
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.isNight.toggle() }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("l", "Light", sends: .lightToggled)
  }

  func view(_ state: State) -> Node<Event> {
    Panel("Harbour") {
      Text("Storm warning").foreground(.warning)
      Text("Updated at 10:42").foreground(.muted)
    }
    .theme(state.isNight ? .midnight : .paper)
  }
}
