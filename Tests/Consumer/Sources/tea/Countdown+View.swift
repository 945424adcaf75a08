import CursesFeedback

extension Countdown {
  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    if state.seconds > 10 {
      Text("\(title): \(state.seconds) s")
    } else {
      Text("\(title): \(state.seconds) s").bold()
    }
    KeyHints()
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["q", "ctrl+c"], "Cancel", sends: .cancelled)
  }
}
