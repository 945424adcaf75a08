import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Events that cannot be encoded.
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

  @Test func `an event that can be encoded is no error`() throws {
    let (text, error) = record(.measured(value: 1.5, unit: "V"))
    #expect(error == nil)
    #expect(Meter().replay(try Recording(parsing: text)) == nil)
  }
}
