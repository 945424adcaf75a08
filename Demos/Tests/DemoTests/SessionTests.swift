import CursesFeedbackTesting
import Testing

@testable import GalleryDemo
@testable import SignInDemo

/// A session of each demo, with keys, the mouse and effects, is recorded, and replays as it was.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SessionTests {
  @Test(arguments: DemoSession.all)
  func `a session of each demo replays as it was recorded`(session: DemoSession) async throws {
    try await session.check()
  }

  @Test func `each demo has a session`() {
    let names = Set(DemoSession.all.map(\.testDescription))
    #expect(names == Set(Demo.allCases.map(\.rawValue) + ["gallery"]))
  }

  @Test func `the recording of a sign-in has no password`() async throws {
    let app = TestApp(DemoSession.quickSignIn, effects: .live, records: true)
    try await DemoSession.signIn(app)
    let text = app.endRecording()
    #expect(text.contains("\"key\":\"m\""))
    #expect(!text.contains("horse"))
    for letter in "cths" { #expect(!text.contains("\"key\":\"\(letter)\"")) }
  }
}

/// A session that is played with one demo.
struct DemoSession: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Plays, records and replays it.
  let check: @MainActor @Sendable () async throws -> Void

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - name: The name of the demo.
  ///   - demo: Makes the demo, once for the recording and once for the replay.
  ///   - size: The size of the screen.
  ///   - effects: Whether asynchronous effects run.
  ///   - play: The actions of the user.
  init<Running: Component>(
    _ name: String, _ demo: @escaping @MainActor @Sendable () -> Running,
    size: Size = .standard, effects: TestApp<Running>.Effects = .live,
    _ play: @escaping @MainActor @Sendable (TestApp<Running>) async throws -> Void
  ) {
    testDescription = name
    check = {
      let app = TestApp(demo(), size: size, effects: effects, records: true)
      _ = app.frame
      try await play(app)
      _ = app.frame
      let recording = try Recording(parsing: app.endRecording())
      #expect(recording.inputCount > 0)
      #expect(recording.frameCount > 1)
      expectReplay(recording, by: demo())
    }
  }
}

extension TestApp {
  /// Presses keys, each of them with a frame.
  func pressEach(_ keys: Key...) {
    for key in keys {
      press(key)
      _ = frame
    }
  }

  /// Waits for effects and for the clock.
  func wait(_ duration: Duration) async {
    await settle()
    advance(by: duration)
    await settle()
    _ = frame
  }
}
