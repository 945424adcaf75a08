import CursesFeedback

/// A timer that ends after a time, or when the user cancels it.
struct Countdown: Component {
  struct State: Equatable, Sendable {
    var seconds: Int
    var isCancelled = false
  }

  enum Event: Equatable, Sendable { case ticked, cancelled }

  let title: String
  let initial: State

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.seconds -= 1
    case .cancelled: state.isCancelled = true
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.seconds(1), "second", sends: .ticked)
  }

  func hasEnded(_ state: State) -> Bool { state.seconds == 0 || state.isCancelled }
  func exitStatus(_ state: State) -> Int32 { state.isCancelled ? 130 : 0 }
  func farewell(_ state: State) -> String? { state.isCancelled ? nil : "\(title) is ready." }
}
