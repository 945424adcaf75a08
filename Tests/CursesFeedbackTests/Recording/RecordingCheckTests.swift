import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Recordings from which entries were removed, or in which entries were changed.
@MainActor @Suite struct RecordingCheckTests {
  /// A number that an effect loads.
  private struct Loader: Component {
    enum Event: Codable, Sendable { case asked, loaded(Int) }

    let initial: Int? = 0

    func reduce(_ state: inout Int?, _ event: Event) {
      switch event {
      case .asked: state = nil
      case .loaded(let number): state = number
      }
    }

    var feedbacks: [Feedback<Int?, Event>] {
      Feedback.react(when: { $0 == nil }, "load") { _ in .perform { _ in .loaded(7) } }
    }

    func view(_ state: Int?) -> Node<Event> { Text(state.map { "\($0)" } ?? "…") }
    func keys(_ state: Int?) -> [KeyBinding<Event>] {
      KeyBinding("l", sends: .asked)
      KeyBinding.quit("q")
    }
  }

  /// The lines of a session with a key, an effect and, if it is not cut, an end.
  private func recordedLines() async -> [String] {
    var bytes: [UInt8] = []
    let app = HeadlessApp(
      Loader(), size: Size(columns: 20, rows: 2), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { bytes += $0 })
    _ = app.frame
    app.advance(by: .seconds(1))
    app.take([.key("l")])
    await app.settle()
    _ = app.frame
    app.take([.key("q")])
    app.endRecording()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func recording(_ lines: [String]) throws -> Recording {
    try Recording(parsing: lines.map { "\($0)\n" }.joined())
  }

  /// The sentence with which a changed recording is refused, or nil.
  private func refusal(_ lines: [String]) -> String? {
    do {
      _ = try recording(lines)
      return nil
    } catch {
      return (error as? RecordingError)?.message
    }
  }

  @Test func `an unchanged recording has an end with the number of its entries, and replays`()
    async throws
  {
    let lines = await recordedLines()
    let recording = try recording(lines)
    #expect(recording.hasEnd)
    let end = try #require(lines.firstIndex { $0.contains("\"ended\":\"quit\"") })
    #expect(lines[end].contains(",\"entries\":\(end - 1)"))
    #expect(Loader().replay(recording) == nil)
  }

  @Test(arguments: ["\"frame\":", "\"hash\":", "\"end\":", "\"event\":", "\"key\":\"l\""])
  func `a removed entry is missing in the number of entries at the end`(
    entry: String
  ) async throws {
    var lines = await recordedLines()
    let end = try #require(lines.firstIndex { $0.contains("\"ended\"") })
    lines.remove(at: try #require(lines.firstIndex { $0.contains(entry) }))
    #expect(
      refusal(lines) == "Before its end, the recording has \(end - 2) of \(end - 1) entries.")
  }

  @Test func `a session without a start, or with two, is refused`() async throws {
    var lines = await recordedLines()
    let start = lines.remove(at: try #require(lines.firstIndex { $0.contains("started") }))
    #expect(refusal(lines) == "The start of the session is missing above this entry.")
    lines.insert(contentsOf: [start, start], at: 1)
    #expect(refusal(lines) == "The session starts a second time.")
  }

  @Test func `times and states that descend are refused`() async throws {
    let lines = await recordedLines()
    let key = try #require(lines.firstIndex { $0.contains("\"key\":\"l\"") })
    var earlier = lines
    earlier[key].replace("\"time\":1000000000", with: "\"time\":2000000000")
    #expect(refusal(earlier) == "The time is before that of the entry above.")
    var later = lines
    later[key].replace("\"state\":0", with: "\"state\":9")
    #expect(refusal(later) == "The number of the state is below that of the entry above.")
  }

  @Test func `an effect without its number, or with that of another one, is refused`()
    async throws
  {
    let lines = await recordedLines()
    let event = try #require(lines.firstIndex { $0.contains("\"event\"") })
    var unnumbered = lines
    unnumbered[event].replace(/,"run":\d+/, with: "")
    #expect(refusal(unnumbered) == "The number of the effect \"load\" is missing.")
    var renamed = lines
    renamed[event].replace("\"of\":\"load\"", with: "\"of\":\"save\"")
    #expect(refusal(renamed)?.hasPrefix("The effect \"save\" has the number ") == true)
  }

  @Test func `the name of an effect is compared with that in the replay`() async throws {
    let lines = await recordedLines().map {
      $0.replacing("\"of\":\"load\"", with: "\"of\":\"save\"")
    }
    let divergence = try #require(Loader().replay(try recording(lines)))
    #expect(divergence.kind == .course)
    #expect(
      divergence.message.hasSuffix("is the effect \"save\"; in the replay it is \"load\"."))
  }

  // The order in the description of a set differs from process to process.
  @Test func `the key of an effect is not compared with that in the replay`() {
    #expect(RunName.isName(#"tags[["a", "b"]]"#, ofFeedback: "tags"))
    #expect(RunName.isName("tags", ofFeedback: "tags"))
    #expect(!RunName.isName("tags 2", ofFeedback: "tags"))
  }

  @Test func `an event after the end of the recording is not encoded`() {
    struct Scale: Component {
      struct Event: Codable, Sendable { let weight: Double }
      let initial = 0.0
      func reduce(_ state: inout Double, _ event: Event) { state = event.weight }
      func view(_ state: Double) -> Node<Event> { Text("\(state)") }
    }
    let writer = RecordingWriter { _ in }
    let app = HeadlessApp(
      Scale(), size: Size(columns: 20, rows: 2), display: DisplayOptions(), trace: nil,
      record: writer)
    app.endRecording()
    app.loop.send(Scale.Event(weight: .nan))
    #expect(app.state.isNaN)
    #expect(writer.error == nil)
  }

  @Test func `a recording that was cut at the end of a line replays, and has no end`()
    async throws
  {
    let lines = await recordedLines()
    for count in 1..<lines.count - 3 {
      let recording = try recording(Array(lines.prefix(count)))
      #expect(!recording.hasEnd)
      #expect(Loader().replay(recording) == nil)
    }
  }

  @Test func `a recording without a number of entries replays`() async throws {
    let lines = await recordedLines().map { $0.replacing(/,"entries":\d+/, with: "") }
    #expect(Loader().replay(try recording(lines)) == nil)
  }
}
