import CursesFeedback
import Foundation

/// A list with a note that reopens where it was left.
///
/// The variable VERSION is the version of its state, and SESSION_PATH the path of its file. With the
/// variable BLOCKS, the cancellation of an effect blocks.
@main struct ReopeningProbe: App {
  struct State: Codable, Equatable, Sendable {
    var row = 0
    var note = "Ada"
    var isEnding = false
  }

  enum Event: Codable, Sendable { case selected(Int), typed(String), endAsked }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.row = row
    case .typed(let note): state.note = note
    case .endAsked: state.isEnding = true
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(
      when: { _ in ProcessInfo.processInfo.environment["BLOCKS"] != nil }, "block"
    ) { _ in
      .callback { _ in Cancellation { sleep(3600) } }
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(count: 100, selection: state.row, selects: Event.selected) { Text("Row \($0)") }
    TextField("Note", text: state.note, changes: Event.typed)
    Text("selected \(state.row)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("ctrl+q")
    KeyBinding("f2", sends: .endAsked)
  }

  func hasEnded(_ state: State) -> Bool { state.isEnding }

  var reopening: Reopening<State> {
    let environment = ProcessInfo.processInfo.environment
    let version = environment["VERSION"].flatMap { Int($0) }
    return .lastSession(
      version: version ?? 1, at: environment["SESSION_PATH"], interval: .seconds(1))
  }
}
