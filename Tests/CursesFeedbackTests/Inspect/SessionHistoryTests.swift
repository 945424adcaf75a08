import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The history of a session that the inspector shows.
@MainActor @Suite struct SessionHistoryTests {
  /// A list with a search that an effect answers.
  struct Catalogue: Component {
    struct State: Equatable, Sendable {
      var query = ""
      var found: [String] = []
      var count = 0
    }

    enum Event: Codable, Equatable, Sendable {
      case queryChanged(String)
      case found([String])
      case counted
    }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .queryChanged(let query): state.query = query
      case .found(let titles): state.found = titles
      case .counted: state.count += 1
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(to: { $0.query.isEmpty ? nil : $0.query }, "search") { query in
        .perform { _ in .found([query + " 1", query + " 2"]) }
      }
    }

    func view(_ state: State) -> Node<Event> {
      TextField("Search", text: state.query, changes: Event.queryChanged)
      Text("Found: \(state.found.joined(separator: ", "))")
      Text("Count: \(state.count)")
      KeyHints()
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("f2", "Count", sends: .counted)
      KeyBinding.quit("ctrl+q")
    }
  }

  private let app: HeadlessApp<Catalogue>
  private let history: SessionHistory<Catalogue>

  init() {
    let app = HeadlessApp(
      Catalogue(), size: Size(columns: 40, rows: 6), holdsEffects: true, display: DisplayOptions(),
      trace: nil, starts: false)
    history = SessionHistory(
      of: app.session, app.loop, program: "catalogue", isLive: true,
      elapsed: app.clock.stopwatch())
    app.loop.start()
    self.app = app
    _ = app.frame
  }

  private func type(_ keys: Key...) { for key in keys { app.take([.key(key)]) } }

  @Test func `a moment has the event, its cause, its time, the effects and the cost of its frame`()
  {
    type("a")
    app.advance(by: .seconds(2))
    app.loop.answer(app.loop.heldEffects[0], with: [.found(["Alien"])])
    _ = app.frame
    type("f2")
    let moments = history.moments
    #expect(moments.map(\.number) == [0, 1, 2, 3])
    #expect(
      moments.map(\.title) == [
        "The session starts.", "queryChanged(\"a\")", "found([\"Alien\"])", "counted",
      ])
    #expect(moments.map(\.cause) == ["", "key a", "search", "key f2"])
    #expect(moments.map(\.activity) == [[], ["started search"], [], []])
    #expect(moments.map { $0.time.components.seconds } == [0, 0, 2, 2])
    // The letter, the cell of the cursor, and the placeholder after it.
    #expect(moments.map { $0.frame?.changedCells ?? -1 } == [240, 6, 5, 1])
  }

  @Test func `the detail of a moment has its state, the change, the effects and the keys`() throws {
    type("a", "f2")
    let detail = try #require(history.detail(of: 1))
    #expect(detail.changes == ["- query: \"\"", "+ query: \"a\""])
    #expect(
      detail.state.map { String(repeating: " ", count: $0.depth) + $0.text }.dropFirst() == [
        " query: \"a\"", " found: 0 elements", " count: 0",
      ])
    #expect(detail.effects == ["search"])
    #expect(history.detail(of: 0)?.effects == [])
    #expect(detail.bindings.map(\.title).contains("Count"))
    #expect(detail.frame == history.frame(of: 1))
    #expect(detail.boxes.map(\.kind) == ["Column", "TextField", "Text", "Text", "Canvas"])
    #expect(detail.boxes[1].rect == Rect(origin: .origin, size: Size(columns: 40, rows: 1)))
    #expect(detail.boxes.map(\.isFocused) == [true, true, false, false, false])
    let origin = history.origin(of: Position(column: 1, row: 2), in: 1)
    #expect(origin?.path == "Column › Text 2")
    #expect(origin?.kind == "Text")
    #expect(history.detail(of: 3) == nil)
    #expect(history.detail(of: -1) == nil)
  }

  @Test func `the frame of each moment is the one that was shown, with its cursor`() {
    var shown = [app.frame]
    for key: Key in ["a", "b", "left", "c", "f2", "backspace"] {
      let number = app.loop.stateNumber
      type(key)
      if app.loop.stateNumber == number {
        shown[number] = app.frame
      } else {
        shown.append(app.frame)
      }
    }
    #expect(shown.count == 6)
    #expect(shown.indices.map { history.frame(of: $0) } == shown)
  }

  @Test func `a cell has the event that changed it last, also if one frame showed several`() throws
  {
    type("f2")
    app.take([.key("a"), .key("f2"), .key("b")])
    #expect(history.moments.map { $0.frame != nil } == [true, true, false, false, true])
    let count = Position(column: 7, row: 2)
    #expect(app.frame.text.split(separator: "\n")[2] == "Count: 2")
    func origin(_ cell: Position, _ number: Int) -> CellOrigin? {
      history.origin(of: cell, in: number)
    }
    #expect(origin(count, 4)?.lastChange?.number == 3)
    #expect(origin(count, 4)?.lastChange?.title == "counted")
    #expect(origin(count, 4)?.changes == ["- count: 1", "+ count: 2"])
    #expect(origin(count, 1)?.lastChange?.number == 1)
    #expect(origin(Position(column: 0, row: 2), 4)?.lastChange?.number == 0)
    #expect(origin(Position(column: 40, row: 2), 4) == nil)
  }

  @Test func `a redraw of the whole screen changes neither the origin of a cell nor a cost`() {
    type("f2", "a")
    let cost = history.moments[2].frame
    type(.ctrl("l"))
    #expect(app.terminal.lastChanges?.isFromUnknown == true)
    #expect(history.moments[2].frame == cost)
    let count = Position(column: 7, row: 2)
    #expect(history.origin(of: count, in: 2)?.lastChange?.number == 1)
    app.take([.key(.ctrl("l")), .key("f2")])
    #expect(history.moments[3].frame?.changedCells == 1)
    #expect(history.origin(of: count, in: 3)?.lastChange?.number == 3)
    #expect(history.origin(of: Position(column: 1, row: 0), in: 3)?.lastChange?.number == 2)
  }

  @Test func `of a large state the first 10,000 lines are shown, and a line says so`() {
    app.loop.send(.found((0..<20_000).map { "\($0)" }))
    let lines = history.detail(of: 1)?.state
    #expect(lines?.count == 10_001)
    #expect(lines?.last?.text == "… only the first 10,000 lines")
  }

  @Test func `the cost of a continuation is that of the frame that shows it`() {
    type("a", "f2")
    #expect(history.fork(at: 1))
    #expect(history.moments.last?.frame?.changedCells == 1)
  }

  @Test func `the session continues from an earlier moment, with its cursor and its effects`()
    throws
  {
    type("a", "left", "f2")
    let earlier = try #require(history.frame(of: 1))
    type("x", "f2", "end", "y")
    #expect(app.state.query == "xay")
    #expect(history.fork(at: 1))
    #expect(app.state == Catalogue.State(query: "a"))
    #expect(app.frame == earlier)
    #expect(app.loop.heldEffects.map(\.description) == ["search"])
    #expect(history.moments.last?.title == "Continued from 1.")
    #expect(history.moments.last?.number == 6)
    type("z")
    #expect(app.state.query == "za")
    #expect(!history.fork(at: 100))
  }

  @Test func `a recording ends where the session continues from an earlier moment`() throws {
    var lines: [UInt8] = []
    let writer = RecordingWriter { lines += $0 }
    let app = HeadlessApp<Catalogue>(
      Catalogue(), size: Size(columns: 40, rows: 6), holdsEffects: true, trace: nil, record: writer)
    let history = SessionHistory<Catalogue>(
      of: app.session, app.loop, program: "catalogue", isLive: true,
      elapsed: app.clock.stopwatch())
    for key: Key in [Key(.function(2)), Key(.function(2))] { app.take([.key(key)]) }
    #expect(history.fork(at: 1))
    for _ in 0..<3 { app.take([.key(Key(.function(2)))]) }
    app.endRecording()
    #expect(app.state.count == 4)
    let recording = try Recording(parsing: String(decoding: lines, as: UTF8.self))
    #expect(recording.inputCount == 2)
    #expect(recording.hasEnd)
    #expect(writer.isStopped)
    #expect(Catalogue().replay(recording) == nil)
  }

  @Test func `an event as JSON is sent; a wrong one is explained, and changes nothing`() {
    #expect(history.send(#"{"counted":{}}"#) == nil)
    #expect(app.state.count == 1)
    #expect(app.frame.text.contains("Count: 1"))
    #expect(history.eventText(of: 1) == #"{"counted":{}}"#)
    #expect(history.eventText(of: 0) == nil)
    #expect(history.send("counted")?.hasPrefix("This is no JSON") == true)
    #expect(
      history.send(#"{"deleted":{}}"#)?.hasPrefix("This is no event of Catalogue: ") == true)
    #expect(app.state.count == 1)
  }

  @Test func `the oldest moments are dropped, but never one of the last 10,000`() {
    for _ in 0..<10_999 { app.loop.send(.counted) }
    #expect(history.moments.count == 10_000)
    #expect(history.moments.first?.number == 1_000)
    #expect(history.detail(of: 999) == nil)
    #expect(history.detail(of: 1_000)?.state.last?.text == "count: 1000")
    app.loop.send(.counted)
    #expect(history.moments.count == 10_001)
  }

  @Test func `the history of a recording has the moments of the session, and runs nothing`()
    async throws
  {
    var lines: [UInt8] = []
    let app = HeadlessApp(
      Catalogue(), size: Size(columns: 40, rows: 6), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines += $0 })
    _ = app.frame
    app.take([.key("a")])
    await app.settle()
    app.take([.key("f2")])
    let last = app.frame
    app.endRecording()
    let recording = try Recording(parsing: String(decoding: lines, as: UTF8.self))
    let (history, divergence) = Catalogue().history(of: recording)
    #expect(divergence == nil)
    #expect(
      history.moments.map(\.title) == [
        "The session starts.", "queryChanged(\"a\")", "found([\"a 1\", \"a 2\"])", "counted",
      ])
    #expect(history.moments.map(\.cause) == ["", "key a", "search", "key f2"])
    #expect(history.frame(of: 3) == last)
    #expect(!history.isLive)
    #expect(history.start == nil)
    #expect(history.fork(at: 1))
    #expect(history.start?.record.state.query == "a")
    #expect(!history.fork(at: 99))
    #expect(history.send(#"{"counted":{}}"#) == "The session does not run.")
  }
}
