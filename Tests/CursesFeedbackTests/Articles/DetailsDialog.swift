import CursesFeedback

/// A title with details in a dialog, whose key is a binding of the component.
struct DetailsDialog: Component {
  struct State: Equatable, Sendable {
    var details: String?
    var isFavourite = false
  }

  enum Event: Sendable {
    case opened, closed, favouriteToggled
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .opened: state.details = "A film of 1994"
    case .closed: state.details = nil
    case .favouriteToggled: state.isFavourite.toggle()
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.isFavourite ? "★ Chungking Express" : "Chungking Express")
      .dialog {
        if let details = state.details {
          Panel("Details") { Text(details) }.keysReserved(["f"])
        }
      }
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("o", "Open", sends: .opened)
    KeyBinding("f", "Favourite", sends: .favouriteToggled)
    if state.details != nil { KeyBinding(.escape, "Close", sends: .closed) }
  }
}
