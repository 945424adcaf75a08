import FeedbackCore
import Synchronization
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Recordings of mail that arrives while a state is being published.
@MainActor struct MailReplayTests {
  /// A search whose answer arrives while the state that cancels it is being published.
  struct Search: Component {
    struct State: Equatable, Sendable {
      var isSearching = true
      var found = 0
    }

    enum Event: Codable, Sendable { case cancelled, found, searched }

    /// Holds the closure that answers the search.
    final class Connection: Sendable {
      let answer = Mutex<(@Sendable () -> Void)?>(nil)
    }

    let initial = State()
    let connection = Connection()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .cancelled: state.isSearching = false
      case .searched: state.isSearching = true
      case .found: state.found += 1
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(when: { !$0.isSearching }, "answer") { [connection] _ in
        .callback { _ in
          connection.answer.withLock { $0 }?()
          return Cancellation {}
        }
      }
      Feedback.react(when: \.isSearching, "search") { [connection] _ in
        .callback { context in
          connection.answer.withLock { $0 = { context.finish(.found) } }
          return Cancellation {}
        }
      }
      Feedback.react(when: { $0.found > 5 }, "save") { _ in .perform { _ in nil } }
        .completesBeforeExit()
    }

    func view(_ state: State) -> Node<Event> { Text("\(state.found) found") }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("c", "Cancel", sends: .cancelled)
      KeyBinding("s", "Search", sends: .searched)
    }
  }

  /// Records a session, and expects that its replay is equal to it.
  private func expectReplay(_ body: (HeadlessApp<Search>, Search) throws -> Void) throws {
    let lines = Mutex<[UInt8]>([])
    let search = Search()
    let app = HeadlessApp(
      search, size: Size(columns: 20, rows: 2), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { bytes in lines.withLock { $0 += bytes } })
    _ = app.frame
    try body(app, search)
    app.endRecording()
    let text = String(decoding: lines.withLock { $0 }, as: UTF8.self)
    let divergence = Search().replay(try Recording(parsing: text))
    #expect(divergence == nil, "\(divergence?.description ?? "") \(text)")
  }

  private func press(_ keys: String, _ app: HeadlessApp<Search>) throws {
    for key in try KeyScript(keys).keys {
      app.take([.key(key)])
      _ = app.frame
    }
  }

  @Test func `an effect that ends while the state that cancels it is published replays`() throws {
    try expectReplay { app, _ in try press("c s c", app) }
  }

  @Test func `an effect that ends before the shutdown that revokes it replays`() throws {
    try expectReplay { app, search in
      search.connection.answer.withLock { $0 }?()
      try press("ctrl+c", app)
    }
  }
}
