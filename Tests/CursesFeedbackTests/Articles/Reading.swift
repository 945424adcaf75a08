import CursesFeedbackTesting

/// Views whose text can be selected, on the page "Keys, focus and mouse".
struct Reading: Component {
  struct State: Equatable, Sendable { var copiesOnRelease = false }
  enum Event: Sendable { case copyingToggled }

  let title = "A title"
  let text = "A paragraph that is longer than a row.\nAnother one."
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .copyingToggled: state.copiesOnRelease.toggle()
    }
  }

  func view(_ state: State) -> Node<Event> {
    Column(spacing: 1) {
      Text(title).bold()
      Panel("Text") { ScrollView { Text(text) } }
      KeyHints()
    }
    .textSelection(copiesOnRelease: state.copiesOnRelease)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.copySelection("y")
    KeyBinding("m", "Copy at once", sends: .copyingToggled)
  }
}
