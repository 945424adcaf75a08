import CursesFeedback

/// A key that switches the theme, on the page "Themes".
struct ThemeSwitch: Component {
  struct State: Codable, Equatable, Sendable { var theme: String? }
  enum Event: Equatable, Sendable { case themeSwitched }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .themeSwitched:
      let index = Theme.all.firstIndex { $0.name == state.theme } ?? 0
      state.theme = Theme.all[(index + 1) % Theme.all.count].name
    }
  }

  func view(_ state: State) -> Node<Event> {
    Panel("Theme") { Text(state.theme ?? "") }
      .theme(selected: state.theme.flatMap(Theme.named))
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("t", "Theme", sends: .themeSwitched)
  }
}
