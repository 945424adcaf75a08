import CursesFeedback
import Foundation

/// A program that a state ends: after the key `e` with exit status 3, after its button with 0.
///
/// The count is saved in the file of the environment variable FILE, an hour after its last change or
/// at the end. At the key `s` an effect starts that never completes; at `l`, one with a time limit of
/// a millisecond.
@main struct EndingProbe: App {
  struct State: Equatable, Sendable {
    var count = 0
    var saved = 0
    var isStuck = false
    var isLimited = false
    var status: Int32?
    let path = ProcessInfo.processInfo.environment["FILE"]
  }

  enum Event: Equatable, Sendable {
    case counted
    case saved(Int)
    case stuck
    case limited
    case ended(status: Int32)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    case .saved(let count): state.saved = count
    case .stuck: state.isStuck = true
    case .limited: state.isLimited = true
    case .ended(let status): state.status = status
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.unsaved, "save") { unsaved in
      .perform { _ in
        try Data("\(unsaved.count)".utf8).write(to: URL(fileURLWithPath: unsaved.path))
        return .saved(unsaved.count)
      }
    }
    .debounced(for: .seconds(3600))
    .completesBeforeExit()
    Feedback.react(when: \.isStuck, "stuck") { _ in .callback { _ in .none } }
      .completesBeforeExit(within: .seconds(3600))
    Feedback.react(when: \.isLimited, "limited") { _ in .callback { _ in .none } }
      .completesBeforeExit(within: .milliseconds(1))
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)\(state.isStuck ? ", stuck" : "")")
    Button("End", sends: .ended(status: 0))
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "Count", sends: .counted)
    KeyBinding("e", "End", sends: .ended(status: 3))
    KeyBinding("s", "Stuck", sends: .stuck)
    KeyBinding("l", "Limited", sends: .limited)
    KeyBinding.quit("q")
  }

  func hasEnded(_ state: State) -> Bool { state.status != nil }
  func exitStatus(_ state: State) -> Int32 { state.status ?? 99 }
  func farewell(_ state: State) -> String? { "counted: \(state.count), saved: \(state.saved)" }
}

extension EndingProbe.State {
  struct Unsaved: Equatable, Sendable {
    let count: Int
    let path: String
  }

  var unsaved: Unsaved? {
    guard let path, count != saved else { return nil }
    return Unsaved(count: count, path: path)
  }
}
