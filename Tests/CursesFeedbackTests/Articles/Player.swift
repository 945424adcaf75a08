import CursesFeedback

/// The commands and the help screen on the page "Keys, focus and mouse".
struct Player: Component {
  struct State: Equatable, Sendable {
    var isPaused = false
    var showsHelp = false
    var searches = false
  }

  enum Event: Equatable, Sendable { case pauseToggled, helpToggled, searchToggled }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .pauseToggled: state.isPaused.toggle()
    case .helpToggled: state.showsHelp.toggle()
    case .searchToggled: state.searches.toggle()
    }
  }

  func view(_ state: State) -> Node<Event> {
    Layers {
      Text(state.isPaused ? "paused" : "playing")
      if state.showsHelp {
        Panel("Keys") { KeyHelp(of: commands(in: state)) }.modal()
      }
    }
    .dialog {
      if state.searches {
        CommandPalette(of: commands(in: state), closes: .searchToggled)
      }
    }
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.showsHelp {
      KeyBinding("esc", "Close", sends: .helpToggled)
    } else if !state.searches {
      commands(in: state)
      KeyBinding("ctrl+k", "Commands", sends: .searchToggled)
    }
  }

  @KeyBuilder<Event> func commands(in state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isPaused ? "Resume" : "Pause", group: "Clock", sends: .pauseToggled)
      .command("toggle-pause", keywords: ["stop"])
    KeyBinding.help("?", sends: .helpToggled)
  }
}
