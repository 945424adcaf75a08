import CursesFeedback

/// A review of a film, with controls that the library does not have.
@main
struct Review: App {
  struct State: Equatable, Sendable {
    var stars = 3
    var suspense = 50
    var tags: Set<String> = []
  }

  enum Event: Equatable, Sendable { case rated(Int), suspenseChanged(Int), tagged(String, Bool) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .rated(let stars): state.stars = stars
    case .suspenseChanged(let suspense): state.suspense = suspense
    case .tagged(let tag, true): state.tags.insert(tag)
    case .tagged(let tag, false): state.tags.remove(tag)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Row {
      Text("Film    ")
      StarRating(stars: state.stars, rates: Event.rated)
    }
    Row {
      Text("Suspense")
      Fader(value: state.suspense, changes: Event.suspenseChanged)
    }
    Disclosure(title: "Plot") {
      Text("A knight plays chess.")
    }
    Flow(spacing: 2) {
      for tag in ["Drama", "Fantasy", "Classic"] {
        Checkbox(tag, isOn: state.tags.contains(tag)) { .tagged(tag, $0) }
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("q") }
}
