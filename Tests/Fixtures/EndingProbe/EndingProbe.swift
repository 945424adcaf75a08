import CursesFeedback

/// A program that a state ends: after the key `e` with exit status 3, after its button with 0.
@main struct EndingProbe: App {
  struct State: Equatable, Sendable {
    var count = 0
    var status: Int32?
  }

  enum Event: Equatable, Sendable {
    case counted
    case ended(status: Int32)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    case .ended(let status): state.status = status
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)")
    Button("End", sends: .ended(status: 0))
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "Count", sends: .counted)
    KeyBinding("e", "End", sends: .ended(status: 3))
  }

  func hasEnded(_ state: State) -> Bool { state.status != nil }
  func exitStatus(_ state: State) -> Int32 { state.status ?? 99 }
  func farewell(_ state: State) -> String? { "counted: \(state.count)" }
}
