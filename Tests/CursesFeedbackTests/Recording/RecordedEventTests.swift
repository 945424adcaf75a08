import FeedbackCore
import Synchronization
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The events of a recording: when they are written, and those that cannot be encoded.
@MainActor @Suite struct RecordedEventTests {
  private struct Meter: Component {
    enum Event: Codable, Sendable {
      case measured(value: Double, unit: String)
      case read([Double])
      case failing(Failing)
    }

    let initial = 0

    func reduce(_ state: inout Int, _ event: Event) { state += 1 }
    func view(_ state: Int) -> Node<Event> { Text("\(state)") }
  }

  private struct Failing: Codable, Sendable {
    struct Failure: Error, CustomStringConvertible { let description = "the disk is full" }
    var isInvalid = false

    func encode(to encoder: any Encoder) throws {
      guard isInvalid else { throw Failure() }
      throw EncodingError.invalidValue(
        "hunter2", .init(codingPath: [], debugDescription: "It has no form"))
    }
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  private func record(_ event: Meter.Event) -> (text: String, error: RecordError?) {
    let lines = Lines()
    let writer = RecordingWriter { lines.bytes += $0 }
    let app = HeadlessApp(
      Meter(), size: .standard, display: DisplayOptions(), trace: nil, record: writer)
    _ = app.frame
    app.loop.send(event)
    _ = app.frame
    app.endRecording()
    return (String(decoding: lines.bytes, as: UTF8.self), writer.error)
  }

  @Test(arguments: [
    (
      Meter.Event.measured(value: .nan, unit: "V"), "measured",
      "the number at measured.value is infinite or not a number"
    ),
    (.read([1, .infinity]), "read", "the number at read._0.1 is infinite or not a number"),
    (.failing(Failing()), "failing", "the disk is full"),
    (.failing(Failing(isInvalid: true)), "failing", "It has no form"),
  ])
  private func `an event that cannot be encoded is named, and the recording lacks it`(
    event: Meter.Event, name: String, reason: String
  ) throws {
    let (text, error) = record(event)
    #expect(error == .eventNotEncodable(event: name, reason: reason))
    let sentence =
      "The event \"\(name)\" cannot be recorded, and its recording cannot be replayed: \(reason)."
    #expect(error?.description == sentence)
    #expect(!text.contains("hunter2"))
    let divergence = try #require(Meter().replay(try Recording(parsing: text)))
    #expect(divergence.message == "The recording lacks an event here. \(sentence)")
  }

  /// A component whose state is whether a closure was true when its reducer got the last event.
  private struct Witness: Component {
    enum Event: Codable, Sendable { case answered }

    let isTrue: @Sendable () -> Bool
    let initial = false

    func reduce(_ state: inout Bool, _ event: Event) { state = isTrue() }
    func view(_ state: Bool) -> Node<Event> { Text("\(state)") }
    var feedbacks: [Feedback<Bool, Event>] {
      Feedback.react(when: { !$0 }, "question") { _ in .perform { _ in .answered } }
    }
  }

  @Test func `the event of an effect is written before the reducer gets it`() async throws {
    let bytes = Mutex<[UInt8]>([])
    @Sendable func text() -> String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
    let app = HeadlessApp(
      Witness { text().contains("answered") }, size: .standard, display: DisplayOptions(),
      trace: nil, record: RecordingWriter { line in bytes.withLock { $0 += line } })
    _ = app.frame
    await app.settle()
    #expect(app.state)
    app.endRecording()
    #expect(Witness { true }.replay(try Recording(parsing: text())) == nil)
  }

  @Test func `an event that can be encoded is no error`() throws {
    let (text, error) = record(.measured(value: 1.5, unit: "V"))
    #expect(error == nil)
    #expect(Meter().replay(try Recording(parsing: text)) == nil)
  }
}
