import FeedbackCore
import RandomNumbers
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@MainActor
struct ReplayTests {
  /// A list of titles that an effect loads, with a search.
  struct Library: Component {
    struct State: Equatable, Sendable {
      var titles: [String] = []
      var query = ""
      var isLoading = false
      var count = 0
      var password: Secret = ""
      var hidden = 0
    }

    enum Event: Codable, Equatable, Sendable {
      case loadRequested
      case loaded([String])
      case failed(String)
      case queryChanged(String)
      case passwordChanged(Secret)
      case increased
      case hiddenChanged
      case ticked
    }

    struct Failure: Error {}

    var initial = State()
    /// A fault that a test plants.
    var step = 1
    var hiddenStep = 1
    var label = "Titles"
    var tooltip: String?
    var loads = true
    var loaded = ["Alien", "Brazil", "Casablanca"]

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .loadRequested: state.isLoading = true
      case .loaded(let titles): (state.titles, state.isLoading) = (titles, false)
      case .failed: state.isLoading = false
      case .queryChanged(let query): state.query = query
      case .passwordChanged(let password): state.password = password
      case .increased: state.count += step
      case .hiddenChanged: state.hidden += hiddenStep
      case .ticked: state.count += 10
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      let loaded = loaded
      Feedback.react(when: { [loads] in $0.isLoading && loads }, "load") { _ in
        .perform { _ in .loaded(loaded) }
      }
      Feedback.after({ $0.count == 3 ? .seconds(1) : nil }, "tick", sends: .ticked)
    }

    func view(_ state: State) -> Node<Event> {
      let titles = "\(label): \(state.titles.joined(separator: ", ")), \(state.count)"
      if let tooltip { Text(titles).tooltip(tooltip) } else { Text(titles) }
      TextField("Search", text: state.query, changes: Event.queryChanged)
      SecureField("Password", text: state.password, changes: Event.passwordChanged)
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("f5", "Load", sends: .loadRequested)
      KeyBinding("f2", "Increase", sends: .increased)
      KeyBinding("f6", "Change a hidden number", sends: .hiddenChanged)
    }
  }

  /// The lines of a recorded session.
  private func record(
    _ component: Library = Library(), _ body: (HeadlessApp<Library>) async throws -> Void
  ) async rethrows -> String {
    let lines = Lines()
    let app = HeadlessApp(
      component, size: Size(columns: 40, rows: 6), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    _ = app.frame
    try await body(app)
    app.endRecording()
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  private func press(_ keys: String, _ app: HeadlessApp<Library>) throws {
    for key in try KeyScript(keys).keys {
      app.take([.key(key)])
      _ = app.frame
    }
  }

  /// A session with two keys, an effect, a timer, pastes, sizes, a secret and the mouse.
  private func recordedSession() async throws -> String {
    try await record { app in
      try press("a l f5", app)
      await app.settle()
      _ = app.frame
      try press("f2 f2 f2", app)
      app.advance(by: .seconds(1))
      _ = app.frame
      app.take([.paste("ien"), .resized(Size(columns: 30, rows: 5)), .focused(false)])
      _ = app.frame
      try press("tab h u n t e r tab", app)
      app.take([.paste("swordfish")])
      app.take([.mouse(Mouse(.pressed(.left), at: Position(column: 3, row: 1), modifiers: .alt))])
      _ = app.frame
    }
  }

  @Test func `a session with effects, timers and all kinds of input replays without a difference`()
    async throws
  {
    let recording = try Recording(parsing: try await recordedSession())
    #expect(Library().replay(recording) == nil)
    #expect(recording.inputCount == 19)
    #expect(recording.eventCount == 2)
    #expect(!recording.isCut)
  }

  @Test func `the answers of effects are in the recording, and secrets are not`() async throws {
    let text = try await recordedSession()
    #expect(text.contains(#""event":{"loaded":{"_0":["Alien","Brazil","Casablanca"]}}"#))
    #expect(text.contains(#""event":{"ticked":{}}"#))
    #expect(text.split(separator: "\n").count { $0.contains(#""secret":"key""#) } == 6)
    for letter in "hunter" { #expect(!text.contains("\"key\":\"\(letter)\"")) }
  }

  @Test func `a replay takes the answer of an effect from the recording`() async throws {
    let recording = try Recording(parsing: try await recordedSession())
    var offline = Library()
    offline.loaded = ["nothing"]
    #expect(offline.replay(recording) == nil)
  }

  @Test func `a changed reducer is found at the first state that differs`() async throws {
    let recording = try Recording(parsing: try await recordedSession())
    var faulty = Library()
    faulty.step = 2
    let divergence = try #require(faulty.replay(recording))
    #expect(divergence.message == "The frame differs from the recorded one.")
    #expect(divergence.changes == ["- count: 0", "+ count: 2"])
    #expect(divergence.lastFrame.contains("Casablanca, 0"))
    #expect(divergence.frame.contains("Casablanca, 2"))
  }

  @Test func `a changed view is found at its first frame`() async throws {
    let recording = try Recording(parsing: try await recordedSession())
    var faulty = Library()
    faulty.label = "titles"
    let divergence = try #require(faulty.replay(recording))
    #expect(divergence.message == "The frame differs from the recorded one.")
    #expect(divergence.changes == [])
    #expect(divergence.frame.hasPrefix("titles"))
  }

  @Test func `a state that no frame shows is compared, too`() async throws {
    let recording = try Recording(
      parsing: try await record { app in
        app.advance(by: .seconds(1))
        try press("f6", app)
      })
    #expect(Library().replay(recording) == nil)
    var faulty = Library()
    faulty.hiddenStep = 2
    let divergence = try #require(faulty.replay(recording))
    #expect(divergence.message == "The state differs from the recorded one.")
    #expect(divergence.changes == ["- hidden: 0", "+ hidden: 2"])
  }

  @Test func `the number of inputs and the reported mouse actions are compared`() async throws {
    let text = try await record { app in
      app.advance(by: .seconds(1))
      try press("f6 f6", app)
    }
    #expect(text.split(separator: "\n").count { $0.contains("mouse-reports") } == 1)
    let more = text.replacing("\"inputs\":2", with: "\"inputs\":4")
    #expect(more != text)
    let counted = try #require(Library().replay(try Recording(parsing: more)))
    #expect(counted.message == "The recorded session has read 4 inputs, and the replay 2.")
    let hovered = try #require(Library(tooltip: "A list").replay(try Recording(parsing: text)))
    #expect(
      hovered.message
        == "The terminal of the recording reports other mouse actions (drags) than that of the "
        + "replay (everything).")
  }

  @Test func `a recording without numbers of inputs and reported mouse actions replays`()
    async throws
  {
    let text = try await recordedSession()
      .replacing(/,"inputs":\d+/, with: "").replacing(/,"mouse-reports":"\w+"/, with: "")
    #expect(!text.contains("inputs"))
    #expect(Library().replay(try Recording(parsing: text)) == nil)
  }

  @Test func `an effect that is not started any more is found`() async throws {
    let recording = try Recording(parsing: try await recordedSession())
    var faulty = Library()
    faulty.loads = false
    let divergence = try #require(faulty.replay(recording))
    #expect(
      divergence.message
        == "In the recording, the effect \"load\" (run 3) works here; in the replay it does not.")
  }

  @Test func `a recording replays up to a cut last line`() async throws {
    let text = try await recordedSession()
    for length in [1, 20, 60] {
      let recording = try Recording(parsing: String(text.dropLast(length)))
      #expect(recording.isCut)
      #expect(Library().replay(recording) == nil)
    }
  }

  @Test(arguments: [
    ("", "line 1: This is no recording of a session."),
    ("{}\n", "line 1: This is no recording of a session."),
    ("hello\nworld\n", "line 1: This is no recording of a session."),
    ("{\"recording\":1}\n", "line 1: This is no recording of a session."),
  ])
  func `a text that is no recording is refused`(text: String, message: String) {
    #expect(throws: RecordingError.self) { try Recording(parsing: text) }
    do throws(RecordingError) { _ = try Recording(parsing: text) } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func `a line that is no entry, and another version, are refused`() async throws {
    let lines = try await recordedSession().split(separator: "\n")
    #expect(
      throws: RecordingError(line: 2, message: "This line is no entry of a recording."),
      performing: { try Recording(parsing: "\(lines[0])\n{\"time\":1}\n") })
    let header = lines[0].replacing("\"recording\":1", with: "\"recording\":2")
    #expect(
      throws: RecordingError(
        line: 1, message: "The recording has version 2, and this program reads version 1."),
      performing: { try Recording(parsing: "\(header)\n") })
  }

  @Test(arguments: ["\"time\":-1,\"state\":0", "\"time\":0,\"state\":-1"])
  func `a line with a negative time or state is no entry`(fields: String) async throws {
    let header = try await recordedSession().split(separator: "\n")[0]
    #expect(
      throws: RecordingError(line: 2, message: "This line is no entry of a recording."),
      performing: { try Recording(parsing: "\(header)\n{\(fields),\"step\":\"started\"}\n") })
  }

  @Test func `an event of another version of the application is named`() async throws {
    let text = try await recordedSession().replacing("\"loaded\"", with: "\"arrived\"")
    let divergence = try #require(Library().replay(try Recording(parsing: text)))
    #expect(divergence.message.hasPrefix("The event does not belong to this application: "))
  }

  @Test(arguments: UInt64(0)..<20) func `random sessions replay without a difference`(
    seed: UInt64
  ) async throws {
    var random = SplitMix(seed: seed)
    let text = try await record { app in
      for _ in 0..<60 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: try press("f5", app)
        case 1: try press("f2", app)
        case 2: app.take([.key(Key(.character("x"))), .key(.tab), .key(Key(.character("y")))])
        case 3: app.advance(by: .milliseconds(Int.random(in: 0..<1500, using: &random)))
        case 4: await app.settle()
        case 5:
          let size = Size(
            columns: .random(in: 1..<60, using: &random), rows: .random(in: 1..<9, using: &random))
          app.take([.resized(size)])
        case 6: _ = app.frame
        default: app.loop.sender(.increased)
        }
      }
    }
    let divergence = Library().replay(try Recording(parsing: text))
    #expect(divergence == nil, "\(divergence?.description ?? "") \(text)")
  }
}
