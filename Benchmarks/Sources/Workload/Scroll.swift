import CursesFeedback

/// Lines of text in many scripts; Down and Up scroll by one line.
struct Scroll: Component {
  struct State: Equatable, Sendable { var top = 0 }
  enum Event: Sendable { case movedDown, movedUp }

  let lines: [String]
  let initial = State()

  init(text: [UInt8]) {
    lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .movedDown: state.top = min(state.top + 1, lines.count - 1)
    case .movedUp: state.top = max(state.top - 1, 0)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Canvas { area in
      for (row, line) in lines.dropFirst(state.top).prefix(area.size.rows).enumerated() {
        area.write(line, at: Position(column: 0, row: row))
      }
    }
    Text("READY Top: \(state.top)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(.down, "Down", sends: .movedDown)
    KeyBinding(.up, "Up", sends: .movedUp)
    KeyBinding.quit("q")
  }
}
