import CursesFeedback

/// The application on the page "The end of an application".
struct Install: App {
  struct State: Equatable, Sendable { var done = 0, asksToQuit = false, wasCancelled = false }
  enum Event: Sendable { case stepDone, quitAsked, quitConfirmed, quitDenied }
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .stepDone: state.done += 1
    case .quitAsked: state.asksToQuit = true
    case .quitConfirmed: state.wasCancelled = true
    case .quitDenied: state.asksToQuit = false
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.seconds(1), "step", sends: .stepDone)
  }

  func view(_ state: State) -> Node<Event> {
    ProgressBar(Double(state.done) / 10)
    if state.asksToQuit {
      Row {
        Button("Stop", sends: .quitConfirmed)
        Button("Go on", sends: .quitDenied)
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("q", "Quit", sends: .quitAsked) }

  func hasEnded(_ state: State) -> Bool { state.done == 10 || state.wasCancelled }
  func exitStatus(_ state: State) -> Int32 { state.wasCancelled ? 130 : 0 }
  func farewell(_ state: State) -> String? { state.wasCancelled ? "Stopped." : "Installed." }
}
