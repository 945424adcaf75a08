import CursesFeedbackTesting

/// A coffee machine: a field, two buttons, an effect that takes time, and a timer.
struct Kiosk: Component {
  struct State: Equatable, Sendable {
    var name = ""
    var cups = 0
    var isBrewing = false
    var seconds = 0
    var failure: String?
  }

  enum Event: Codable, Equatable, Sendable {
    case nameChanged(String), ordered, cancelled, brewed(Int), failed(String), ticked
  }

  let initial = State()
  var brew: @Sendable () async throws -> Int = { 1 }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .nameChanged(let name): state.name = name
    case .ordered: (state.isBrewing, state.seconds, state.failure) = (true, 0, nil)
    case .cancelled: state.isBrewing = false
    case .brewed(let cups): (state.isBrewing, state.cups) = (false, state.cups + cups)
    case .failed(let reason): (state.isBrewing, state.failure) = (false, reason)
    case .ticked: state.seconds += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isBrewing, "brew") { _ in
      .perform { _ in
        .brewed(try await brew())
      } catch: { error in
        .failed("\(error)")
      }
    }
    Feedback.every(.seconds(1), "clock", while: \.isBrewing, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> {
    TextField("Name", text: state.name, changes: Event.nameChanged)
    Text(state.isBrewing ? "Brewing for \(state.seconds) s" : "Cups: \(state.cups)")
    if let failure = state.failure { Text("Failed: \(failure)") }
    Row(spacing: 2) {
      Button("Order", sends: .ordered)
      Button("Cancel", sends: .cancelled)
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("f5", "Order", sends: .ordered) }
}
