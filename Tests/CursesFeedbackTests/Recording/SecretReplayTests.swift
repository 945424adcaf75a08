import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Recordings of secret texts that an application compares, and of keys that move the focus to them.
@MainActor @Suite struct SecretReplayTests {
  private struct SignIn: Component {
    struct State: Equatable, Sendable {
      var name = ""
      var password: Secret = ""
      var repeated: Secret = ""
      var isAsking = false
    }

    enum Event: Codable, Sendable {
      case nameChanged(String), passwordChanged(Secret), repeatedChanged(Secret), asked, askedTwice
    }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .nameChanged(let text): state.name = text
      case .passwordChanged(let text): state.password = text
      case .repeatedChanged(let text): state.repeated = text
      case .asked, .askedTwice: state.isAsking = true
      }
    }

    func view(_ state: State) -> Node<Event> {
      if state.isAsking {
        SecureField("Password", text: state.password, changes: Event.passwordChanged)
        SecureField("Repeat", text: state.repeated, changes: Event.repeatedChanged)
        Text(state.password == state.repeated ? "equal" : "different")
        Text("\(state.password.count) characters")
      } else {
        Button("Start", sends: Event.asked)
      }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      if !state.isAsking {
        KeyBinding("a", "Ask", sends: .asked)
        KeyBinding(sequence: "a b", "Ask twice", sends: .askedTwice)
      }
    }
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  private func record(_ body: (HeadlessApp<SignIn>) throws -> Void) rethrows -> String {
    let lines = Lines()
    let app = HeadlessApp(
      SignIn(), size: Size(columns: 40, rows: 6), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    _ = app.frame
    try body(app)
    _ = app.frame
    app.endRecording()
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  private func type(_ keys: String, _ app: HeadlessApp<SignIn>) throws {
    for key in try KeyScript(keys).keys {
      app.take([.key(key)])
      _ = app.frame
    }
  }

  @Test(arguments: [("h u n t e r 2", "equal"), ("h u n t e n 2", "different")])
  func `a password that is typed twice and compared replays`(
    repeated: String, result: String
  ) throws {
    var text = ""
    let recording = try record { app in
      app.loop.send(.asked)
      _ = app.frame
      try type("h u n t e r 2 tab \(repeated)", app)
      text = app.frame.text
    }
    #expect(text.contains(result))
    #expect(!recording.contains("\"key\":\"h\""))
    #expect(SignIn().replay(try Recording(parsing: recording)) == nil)
  }

  @Test func `a secret of separate scalars replays`() throws {
    let recording = record { app in
      app.loop.send(.asked)
      _ = app.frame
      for character in ["e", "\u{301}", "🇩", "🇪", "½"] as [Character] {
        app.take([.key(Key(.character(character)))])
      }
      #expect(app.frame.text.contains("3 characters"))
    }
    #expect(SignIn().replay(try Recording(parsing: recording)) == nil)
  }

  @Test(arguments: [true, false])
  func `the letter after pending keys that move the focus to a secret is not recorded`(
    isBurst: Bool
  ) throws {
    let recording = try record { app in
      let keys = try KeyScript("a s w").keys.map { Input.key($0) }
      if isBurst {
        app.take(keys)
      } else {
        for key in keys {
          app.take([key])
          _ = app.frame
        }
      }
      #expect(app.state.password == "sw")
    }
    #expect(recording.contains(#""key":"a""#))
    #expect(!recording.contains(#""key":"s""#))
    #expect(!recording.contains(#""key":"w""#))
    #expect(SignIn().replay(try Recording(parsing: recording)) == nil)
  }

  @Test func `the letter that completes pending keys is recorded`() throws {
    let recording = try record { app in try type("a b", app) }
    #expect(recording.contains(#""key":"b""#))
    #expect(SignIn().replay(try Recording(parsing: recording)) == nil)
  }
}
