import CursesFeedbackTesting
import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The first state and the version of the application in a recording.
@MainActor @Suite struct FirstStateTests {
  private struct Stars: App {
    struct State: Codable, Equatable, Sendable {
      var count = 0
      var isLossy = false
      var note = ""

      enum CodingKeys: CodingKey { case count, isLossy, note }

      init(count: Int = 0, isLossy: Bool = false, note: String = "") {
        (self.count, self.isLossy, self.note) = (count, isLossy, note)
      }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        count = try fields.decode(Int.self, forKey: .count)
        isLossy = try fields.decode(Bool.self, forKey: .isLossy)
        note = isLossy ? "" : try fields.decode(String.self, forKey: .note)
      }
    }

    enum Event: Codable, Sendable { case added }

    var initial = State()
    var step = 1
    var version: String?

    init() {}

    init(count: Int = 0, step: Int = 1, version: String? = nil) {
      initial.count = count
      (self.step, self.version) = (step, version)
    }

    func reduce(_ state: inout State, _ event: Event) { state.count += step }
    func view(_ state: State) -> Node<Event> { Text("\(state.count) stars") }
    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("+", sends: .added) }
  }

  private func record(_ state: Stars.State) -> String {
    let app = TestApp(Stars(), initial: state, records: true)
    app.press("+")
    _ = app.frame
    return app.endRecording()
  }

  @Test func `a session that began in a given state replays`() throws {
    let text = record(.init(count: 40))
    #expect(text.contains(#""initial":{"count":40,"isLossy":false,"note":""}"#))
    expectReplay(try Recording(parsing: text), by: Stars())
    expectReplay(try Recording(parsing: text), by: Stars(count: 7))
  }

  @Test func `a state that decodes to another one, or is too large, is left out`() {
    #expect(!record(.init(isLossy: true, note: "lost")).contains("\"initial\""))
    let large = String(repeating: "a", count: RecordedState.byteLimit)
    #expect(!record(.init(note: large)).contains("\"initial\""))
  }

  @Test func `a first state of another version gives way to that of the application`() throws {
    let text = record(.init()).replacing("\"count\":0", with: "\"number\":0")
    expectReplay(try Recording(parsing: text), by: Stars())
    let divergence = try #require(Stars(step: 2).replay(try Recording(parsing: text)))
    #expect(
      divergence.notes == [
        "The first state of the recording does not belong to this application, and the replay began "
          + "with its own."
      ])
  }

  @Test func `a replay begins without a focus that cannot be decoded`() throws {
    let text = record(.init()).replacing(#/"interface":{.*?},"program"/#) { _ in
      #""interface":null,"program""#
    }
    let recording = try Recording(parsing: text)
    #expect(recording.interface == nil)
    expectReplay(recording, by: Stars())
    #expect(
      try #require(Stars(step: 2).replay(recording)).notes == [
        "The focus and the scroll offsets at the start of the recording are missing or cannot be "
          + "decoded, and the replay began without them."
      ])
  }

  @Test func `a replay of another version that differs names both versions`() throws {
    let lines = record(.init())
    #expect(try Recording(parsing: lines).applicationVersion == nil)
    let text = lines.replacing("\"recording\":1", with: "\"recording\":1,\"version\":\"1.2\"")
    let recording = try Recording(parsing: text)
    #expect(recording.applicationVersion == "1.2")
    #expect(Stars(version: "1.3").replay(recording) == nil)
    let divergence = try #require(Stars(step: 2, version: "1.3").replay(recording))
    let note =
      "The recording is of version 1.2 of the application, the replay of version 1.3."
    #expect(divergence.notes == [note])
    #expect("\(divergence)".split(separator: "\n").dropFirst().first == note[...])
    #expect(Stars(step: 2, version: "1.2").replay(recording)?.notes == [])
  }
}
