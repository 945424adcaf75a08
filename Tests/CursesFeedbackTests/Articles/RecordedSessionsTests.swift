import CursesFeedbackTesting
import FeedbackCore
import TerminalViews
import Testing

@testable import CursesFeedback

/// The code on the page "Recorded sessions".
@MainActor
@Suite struct RecordedSessionsTests {
  private struct Film: Codable {}

  private enum Page {
    enum Event: Codable {
      case pageRequested(Int)
      case pageLoaded([Film])
    }
  }

  @Test func `a film is deleted once`() throws {
    try expectReplay(of: "Sessions/deleting.jsonl", by: Films(load: { [] }))
  }

  @Test func `the film of a session is a picture`() throws {
    try expectReplay(of: "Sessions/deleting.jsonl", by: Films(load: { [] }))
    try expectFilm(
      of: "Sessions/deleting.jsonl", by: Films(load: { [] }), at: "Sessions/deleting.svg")
  }

  @Test func `a matrix shows a session in all themes and sizes`() throws {
    let path = String("\(#filePath)".dropLast(27)) + "Sessions/deleting.jsonl"
    let page = screenMatrix(
      of: try Recording(path: path), by: Films(load: { [] }), after: [0, 2],
      themes: [.dark, .light], sizes: [Size(columns: 40, rows: 12), .standard],
      depths: [.direct, .sixteen])
    #expect(page.ranges(of: "<svg ").count == 16)
  }

  @Test func `a test replays a session that it has recorded`() async throws {
    let films = Films(load: { ["Alien", "Brazil", "Casablanca"] })
    let app = TestApp(films, effects: .live, records: true)
    await app.settle()
    app.press("down", "d")
    expectReplay(try Recording(parsing: app.endRecording()), by: films)
    #expect(app.state.isAsking)
  }

  @Test func `a test gets the answers of a recording`() async throws {
    let path = String("\(#filePath)".dropLast(27)) + "Sessions/deleting.jsonl"
    let recording = try Recording(path: path)
    let films = Films(load: { fatalError("There is no network in a test.") })
    let app = TestApp(films, effects: .recorded(recording))
    await app.settle()
    #expect(app.state.titles == ["Alien", "Brazil", "Casablanca"])
  }

  @Test func `the events of a recording are Codable`() {
    let event = Page.Event.pageLoaded([Film()])
    #expect((try? EncodedValue(encoding: event)) != nil)
    #expect(throws: RecordError.eventsNotCodable(type: "Silent.Event")) {
      var options = LaunchOptions()
      options.record = "/nowhere/session.jsonl"
      _ = try Silent().recordingFile(options)
    }
    #expect(
      "\(RecordError.eventsNotCodable(type: "Silent.Event"))"
        == "A recording holds the events that effects send, and Silent.Event is not Codable: "
        + "declare \"enum Event: Codable\", and its associated values too.")
  }

  private struct Silent: Component {
    struct State: Equatable, Sendable {}
    enum Event: Sendable { case never }
    let initial = State()
    func reduce(_ state: inout State, _ event: Event) {}
    func view(_ state: State) -> Node<Event> { Text("") }
  }

  @Test func `states are hashed at most ten times a second`() async throws {
    let lines = Lines()
    let app = HeadlessApp(
      Films(load: { [] }), size: .standard, display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    app.loop.send(.loaded(["a", "b", "c"]))
    for number in 0..<40 {
      app.advance(by: .milliseconds(25))
      app.take([.key(number % 2 == 0 ? .down : .up)])
      _ = app.frame
    }
    app.endRecording()
    let text = String(decoding: lines.bytes, as: UTF8.self)
    let hashes = text.split(separator: "\n").count { $0.contains("\"hash\"") }
    // One at the start, one for each tenth of a second, and one at the end.
    #expect((10...12).contains(hashes))
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  @Test func `the hash of a large state covers its first 2000 lines`() {
    #expect(ValueDump(Array(0..<100_000), atMost: StateHash.lineLimit).lines.count == 2000)
    var state = Array(0..<100_000)
    let hash = StateHash.of(state)
    state[1_999] = 0
    #expect(StateHash.of(state) == hash)
    // The first line is the number of elements.
    state[1_998] = 0
    #expect(StateHash.of(state) != hash)
    #expect(StateHash.of([1, 2]) != StateHash.of([2, 1]))
    #expect(StateHash.of(Set(0..<1000)) == StateHash.of(Set((0..<1000).reversed())))
  }
}
