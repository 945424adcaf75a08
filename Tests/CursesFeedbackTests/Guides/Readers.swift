import CursesFeedback

/// The components of the section "Parents and children" in the guide "Feedback loops".
struct BookReader: Component {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var page = 1
  }

  enum Event: Equatable, Sendable { case pageTurned }

  let initial = State(id: 0)

  func reduce(_ state: inout State, _ event: Event) { state.page += 1 }

  func view(_ state: State) -> Node<Event> {
    Button("Book \(state.id), page \(state.page)", sends: .pageTurned)
  }
}

struct ReadingRoom: App {
  struct State: Equatable, Sendable {
    var open: BookReader.State?
    var shelf = [BookReader.State(id: 1), BookReader.State(id: 2)]
  }

  enum Event: Sendable {
    case taken(Int), closed
    case open(BookReader.Event)
    case shelf(Int, BookReader.Event)

    var open: BookReader.Event? { if case .open(let event) = self { event } else { nil } }
    var shelf: (Int, BookReader.Event)? {
      if case .shelf(let id, let event) = self { (id, event) } else { nil }
    }
  }

  let initial = State()
  let open = BookReader().scope(optional: \State.open, Case(Event.open, \.open))
  let shelf = BookReader().scope(each: \State.shelf, Case(Event.shelf, \.shelf))

  var children: [Scope<State, Event>] { [open, shelf] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .taken(let id): state.open = state.shelf.first { $0.id == id }
    case .closed: state.open = nil
    case .open, .shelf: break
    }
  }

  func view(_ state: State) -> Node<Event> {
    Panel("Open") { open.view(state) }
    Panel("Shelf") { shelf.view(state) }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("1", "Open book 1", sends: .taken(1))
    KeyBinding("c", "Close", sends: .closed)
  }
}
