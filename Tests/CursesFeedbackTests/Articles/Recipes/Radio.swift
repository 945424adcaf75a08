import CursesFeedback

/// An application with the keys of the user, on the page "Recipes".
struct Radio: Component {
  struct State: Equatable, Sendable { var isOn = false }
  enum Event: Equatable, Sendable { case toggled }

  let initial = State()
  let keyMap: KeyMap

  func reduce(_ state: inout State, _ event: Event) { state.isOn.toggle() }

  func view(_ state: State) -> Node<Event> {
    Text(state.isOn ? "on" : "off")
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    keyMap.applied(to: commands(in: state))
  }

  @KeyBuilder<Event> func commands(in state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isOn ? "Off" : "On", sends: .toggled).command("switch")
    KeyBinding.quit("q", "ctrl+c")
  }
}
