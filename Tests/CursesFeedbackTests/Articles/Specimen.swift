import CursesFeedback

/// A component whose state the views on the page "Widgets" show.
struct Specimen: Component {
  struct State: Equatable, Sendable {
    var name = "Ada"
    var password: Secret = "lovelace"
    var film = 1
    var steps = 3
    var progress = 0.62
    var presses = 0
    var favourites = 2
  }
  enum Event: Sendable {
    case nameChanged(String), passwordChanged(Secret)
    case filmSelected(Int), filmOpened(Int)
    case saved, cancelled
  }

  let films = ["Alien", "Dune", "Fargo", "Heat", "Solaris", "Stalker", "Up", "Vertigo"]
  let initial = State()
  private let content: @Sendable (State) -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable (State) -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): state.name = name
    case .passwordChanged(let password): state.password = password
    case .filmSelected(let film): state.film = film
    case .filmOpened, .saved, .cancelled: state.presses += 1
    }
  }

  func view(_ state: State) -> Node<Event> { content(state) }

  static let bindings: [KeyBinding<Event>] = [
    KeyBinding("s", "Save", sends: .saved),
    KeyBinding("esc", "Cancel", sends: .cancelled),
    KeyBinding.quit("q"),
  ]

  func keys(_ state: State) -> [KeyBinding<Event>] { for binding in Self.bindings { binding } }
}
