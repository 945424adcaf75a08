import CursesFeedback

/// Books that can be removed and added, and a note; an effect describes the first book.
struct Shelf: Component {
  struct Content: Codable, Equatable, Sendable {
    var books = ["Emma", "Ulysses", "Faust"]
    var note = ""
  }

  struct State: Codable, Equatable, Sendable {
    var content = Content()
    var selection = 0
    var about = ""
    var widths: [Int] = []
  }

  enum Event: Codable, Equatable, Sendable {
    case removed, added(String), typed(String), selected(Int), delivered(String), described(String)
    case resized(columns: Int)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .removed: state.content.books.remove(at: state.selection)
    case .added(let book): state.content.books.append(book)
    case .typed(let text): state.content.note += text
    case .selected(let row): state.selection = row
    case .delivered(let book):
      if !state.content.books.contains(book) { state.content.books.append(book) }
    case .described(let text): state.about = text
    case .resized(let columns): state.widths.append(columns)
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.content.books.first }, "describe") { book in
      .perform { _ in .described("about \(book)") }
    }
  }

  func view(_ state: State) -> Node<Event> {
    for book in state.content.books { Text(book) }
    Text("Note: \(state.content.note)")
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("d", "Remove", sends: .removed)
    KeyBinding.characters("Type") { .typed(String($0)) }
    KeyBinding.quit(.escape)
  }

  func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .resized(columns: size.columns)
    case .paste(let text): .added(text)
    case .key, .mouse, .focused: nil
    }
  }

  func hasEnded(_ state: State) -> Bool { state.content.books.isEmpty }

  var links: Links<Event> {
    Links([RoutePath("rows/NUMBER", Case({ $0 }, { $0 }))], opens: Event.selected)
  }

  /// The shelf with undo: removing and typing are titled, and deliveries stay.
  static func undoable(
    limit: Int = 100, pause: Duration? = .seconds(1)
  ) -> Undoable<Shelf, Content> {
    Shelf().undoable(
      \.content, limit: limit, pause: pause,
      restored: { $0.selection = min($0.selection, $0.content.books.count - 1) }
    ) { event, state in
      switch event {
      case .removed: .separate("Remove \(state.content.books[state.selection])")
      case .typed: .joined("note", "Typing")
      case .delivered: .excluded
      case .added, .selected, .described, .resized: .separate()
      }
    }
  }
}
