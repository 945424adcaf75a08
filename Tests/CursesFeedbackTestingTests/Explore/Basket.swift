import CursesFeedback

/// A list of items with a selection, of which one part can be faulty.
struct Basket: Component {
  enum Fault {
    case none, trap, selection, impureReducer, impureView, ineffectiveKey, noExit, focusTrap,
      conflict
    case effects, unhandledError, cycle, endlessLoop
  }

  struct State: Equatable, Sendable {
    enum Phase: Equatable, Sendable { case editing, loading, failed }
    var items: [String] = ["apple", "pear"]
    var selection = 0
    var phase = Phase.editing
    var requests = 0
    var note = ""
  }

  enum Event: Codable, Sendable {
    case added, removed, movedDown, loadRequested, loaded([String]), loadFailed, noted(String)
    case ignored, turned
  }

  let initial = State()
  var fault = Fault.none

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .added: state.items.append(fault == .impureReducer ? "\(Self.next())" : "plum")
    case .removed where fault == .trap: state.items.remove(at: state.selection)
    case .removed:
      if !state.items.isEmpty { state.items.remove(at: state.selection) }
      if fault != .selection {
        state.selection = max(0, min(state.selection, state.items.count - 1))
      }
    case .movedDown where fault == .endlessLoop && state.items.isEmpty: while true {}
    case .movedDown: state.selection = max(0, min(state.selection + 1, state.items.count - 1))
    case .loadRequested: (state.phase, state.requests) = (.loading, state.requests + 1)
    case .loaded(let items): (state.items, state.phase, state.selection) = (items, .editing, 0)
    case .loadFailed: state.phase = .failed
    case .noted(let text): state.note = text
    case .turned: state.requests += 1
    case .ignored: break
    }
  }

  @FeedbackBuilder<State, Event> var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.phase == .loading }, "load") { _ in
      .perform { _ in
        .loaded([])
      } catch: { _ in
        .loadFailed
      }
    }
    if fault == .effects {
      Feedback.react(toEach: { Array(0..<$0.requests) }, id: \.self, "leak") { (_: Int) in
        .run { _ in try await Task.sleep(for: .seconds(60)) }
      }
    }
    if fault == .cycle {
      Feedback.react(to: { $0.phase == .failed ? $0.requests : nil }, "turn") { _ in .send(.turned)
      }
    }
  }

  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    Text("Basket: \(state.items.count) items\(fault == .impureView ? " \(Self.next())" : "")")
    List(state.items.enumerated().map { "\($0.offset) \($0.element)" }, id: \.self) { Text($0) }
    TextField("Note", text: state.note, changes: Event.noted)
    Button("Load", sends: .loadRequested)
    KeyHints()
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("f2", "Add", sends: .added)
    if !state.items.isEmpty || fault == .trap { KeyBinding("f3", "Remove", sends: .removed) }
    KeyBinding("f4", "Down", sends: .movedDown)
    KeyBinding("f5", "Load", sends: .loadRequested)
    if fault == .ineffectiveKey { KeyBinding("f6", "Sort", sends: .ignored) }
    if fault == .conflict { KeyBinding("f2", "Advance", sends: .movedDown) }
    if fault == .focusTrap {
      KeyBinding([.tab, .shift(.tab), .up, .down, .left, .right], "Down", sends: .movedDown)
    }
    if fault == .noExit, state.phase == .failed {
      KeyBinding("ctrl+c", "Copy", sends: .added)
    } else {
      KeyBinding.quit("ctrl+q", "ctrl+c")
    }
  }

  private static func next() -> Int { Int.random(in: 0...1_000_000) }
}
