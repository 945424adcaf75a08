import CursesFeedback

/// A form in two densities.
struct Moorings: Component {
  struct State: Equatable, Sendable {
    var isDense = false, ship = "Bounty", quay = 2
  }
  enum Event: Equatable, Sendable {
    case densityToggled, shipChanged(String), quayChanged(Int), moored
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .densityToggled: state.isDense.toggle()
    case .shipChanged(let ship): state.ship = ship
    case .quayChanged(let quay): state.quay = quay
    case .moored: break
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("f2", "Density", sends: .densityToggled)
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      HeaderBar("Harbour", location: "Moorings")
      Panel("New mooring") { form(state) }
      KeyHints()
    }
    .theme(state.isDense ? .denseNord : .nord)
  }

  func form(_ state: State) -> Form<Event> {
    Form("Moor", submits: .moored) {
      FormField("Ship") { TextField(text: state.ship, changes: Event.shipChanged) }
      FormField("Quay") { Stepper(state.quay, in: 1...9, changes: Event.quayChanged) }
    }
  }
}

extension Theme {
  static let denseNord: Theme = {
    var theme = Theme.nord
    theme.metrics = .compact
    theme.metrics[.buttonPadding] = 2
    return theme
  }()
}

extension Theme {
  static let chalk: Theme = {
    var theme = Theme.dark
    theme.glyphs[.checkedBox] = "■"
    theme.glyphs[.uncheckedBox] = "□"
    theme.glyphs.spinner = ["◐", "◓", "◑", "◒"]
    return theme
  }()
}
