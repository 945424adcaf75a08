import CursesFeedback

/// A list of things to pack, to which other users can add things.
struct Luggage: App {
  struct State: Codable, Equatable, Sendable {
    var things = ["Passport", "Map"]
    var selection = 0
  }

  enum Event: Codable, Sendable { case selected(Int), typed(String), removed, shared(String) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .typed(let text): state.things[state.selection] = text
    case .removed:
      state.things.remove(at: state.selection)
      state.keepSelection()
    case .shared(let thing): state.things.append(thing)
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(state.things, id: \.self) { Text($0) }
    KeyHints()
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    if !state.things.isEmpty { KeyBinding("d", "Remove", sends: .removed) }
    KeyBinding.quit("q")
  }

  var reopening: Reopening<State> { .lastSession() }
}

extension Luggage.State {
  fileprivate mutating func keepSelection() {
    selection = max(0, min(selection, things.count - 1))
  }
}

extension Luggage {
  var withUndo: Undoable<Luggage, [String]> {
    undoable(\.things, restored: { $0.keepSelection() }) { event, state in
      switch event {
      case .typed: .joined("thing \(state.selection)", "Typing")
      case .removed: .separate("Remove \(state.things[state.selection])")
      case .shared: .excluded
      case .selected: .separate()
      }
    }
  }

  @MainActor static func launch(_ arguments: inout [String]) async throws -> Int32 {
    let options = try LaunchOptions(takingFrom: &arguments)
    return await Luggage().withUndo.launch(options, reopening: .lastSession())
  }
}
