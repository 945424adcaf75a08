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

    /// The end of the search.
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
    }

    func view(_ state: State) -> Node<Event> { Text("\(state.found) found") }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("c", "Cancel", sends: .cancelled)
      KeyBinding("s", "Search", sends: .searched)
    }
  }

  @Test func `an effect that ends while the state that cancels it is published replays`() throws {
    let lines = Mutex<[UInt8]>([])
    let app = HeadlessApp(
      Search(), size: Size(columns: 20, rows: 2), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { bytes in lines.withLock { $0 += bytes } })
    for key in try KeyScript("c s c").keys {
      app.take([.key(key)])
      _ = app.frame
    }
    app.endRecording()
    let text = String(decoding: lines.withLock { $0 }, as: UTF8.self)
    let divergence = Search().replay(try Recording(parsing: text))
    #expect(divergence == nil, "\(divergence?.description ?? "") \(text)")
  }
}
