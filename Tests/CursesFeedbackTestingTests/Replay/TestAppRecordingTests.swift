import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct TestAppRecordingTests {
  /// A greeting that an effect loads, and a field for a password.
  struct Greeting: Component {
    struct State: Equatable, Sendable {
      var text = ""
      var isLoading = false
      var password: Secret = ""
    }

    enum Event: Codable, Sendable {
      case requested, loaded(String), passwordChanged(Secret)
    }

    let initial = State()
    var answer = "Hello"

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .requested: state.isLoading = true
      case .loaded(let text): (state.text, state.isLoading) = (text, false)
      case .passwordChanged(let password): state.password = password
      }
    }

    var feedbacks: [Feedback<State, Event>] {
      Feedback.react(when: \.isLoading, "load") { [answer] _ in .perform { _ in .loaded(answer) } }
    }

    func view(_ state: State) -> Node<Event> {
      Text("Greeting: \(state.text)")
      SecureField("Password", text: state.password, changes: Event.passwordChanged)
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("f5", "Load", sends: .requested)
    }
  }

  private let app = TestApp(Greeting(), records: true)

  @Test func `a recorded session replays, and effects answer from the recording`() async throws {
    app.press("f5")
    app.letRun("load")
    await app.settle()
    #expect(app.frame.text.contains("Greeting: Hello"))
    let recording = try Recording(parsing: app.endRecording())
    #expect((recording.inputCount, recording.eventCount) == (1, 1))
    expectReplay(recording, by: Greeting(answer: "Goodbye"))
  }

  @Test func `a replay of a recording that is cut, or has no frame, fails the test`() throws {
    app.press("f5")
    let text = app.endRecording()
    let header = String(text.prefix { $0 != "\n" }) + "\n"
    for part in [header, String(text.dropLast(5))] {
      let recording = try Recording(parsing: part)
      let issues = recordedIssues { expectReplay(recording, by: Greeting()) }
      #expect(issues.first?.text.hasSuffix("record it again.") == true)
    }
  }

  @Test func `the answer that a test gives to an effect is recorded`() throws {
    app.press("f5")
    app.answer("load", with: .loaded("Good evening"))
    #expect(app.frame.text.contains("Good evening"))
    let recording = try Recording(parsing: app.endRecording())
    #expect(recording.eventCount == 1)
    expectReplay(recording, by: Greeting())
  }

  @Test func `a screen that is drawn again in the same size replays, and so does an empty one`()
    throws
  {
    _ = app.frame
    app.resize(columns: 80, rows: 24)
    _ = app.frame
    app.resize(columns: 0, rows: 0)
    _ = app.frame
    app.resize(columns: 40, rows: 10)
    _ = app.frame
    let recording = try Recording(parsing: app.endRecording())
    #expect(recording.inputCount == 3)
    expectReplay(recording, by: Greeting())
  }

  @Test func `a recording has 0 for each digit of a secret text, and x for any other character`()
    throws
  {
    _ = app.frame
    app.press(.tab)
    _ = app.frame
    app.paste("swordfish")
    app.press(.backspace)
    app.type("é7")
    #expect(app.state.password.count == 10)
    let text = app.endRecording()
    #expect(text.contains(#""secret":"paste","text":"xxxxxxxxx""#))
    #expect(text.contains(#""secret":"key","text":"0""#))
    #expect(!text.contains("swordfish"))
    #expect(!text.contains("é"))
    expectReplay(try Recording(parsing: text), by: Greeting())
  }

  @Test func `an application that is not recorded has no recording`() {
    let app = TestApp(Greeting())
    app.press("f5")
    #expect(app.endRecording().isEmpty)
  }

  @Test func `a replay that differs is a failure with the first difference`() throws {
    app.send(.loaded("Hi"))
    _ = app.frame
    let text = app.endRecording().replacing("Hi", with: "Ho")
    let recording = try Recording(parsing: text)
    withKnownIssue {
      expectReplay(recording, by: Greeting())
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("The frame differs from the recorded one.") }
    }
  }
}
