import CursesFeedbackTesting
import Foundation
import Testing

/// Recordings that are written again after a change of looks.
@MainActor
@Suite struct RenewedRecordingTests {
  /// A lamp whose looks and whose reducer can change.
  private struct Lamp: Component {
    enum Event: Codable, Sendable { case turned, reset }

    let initial = 0
    var color = Color.default
    var mouse = MouseReporting.none
    var step = 1
    var limit = 2

    func reduce(_ state: inout Int, _ event: Event) {
      switch event {
      case .turned: state += step
      case .reset: state = 0
      }
    }

    var feedbacks: [Feedback<Int, Event>] {
      Feedback.react(when: { $0 > limit }, "reset") { _ in .perform { _ in .reset } }
    }

    func view(_ state: Int) -> Node<Event> {
      Text("Turns: \(state)").background(color).mouseReporting(mouse)
    }

    func keys(_ state: Int) -> [KeyBinding<Event>] { KeyBinding("t", "Turn", sends: .turned) }
  }

  private let path = FileManager.default.temporaryDirectory
    .appending(path: "renewed-\(UUID()).jsonl").path

  /// Records a session to the file, and returns its text.
  private func record() async throws -> String {
    let app = TestApp(Lamp(), size: Size(columns: 20, rows: 2), effects: .live, records: true)
    for _ in 0..<3 {
      app.press("t")
      await app.settle()
      app.advance(by: .milliseconds(200))
      _ = app.frame
    }
    let text = app.endRecording()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return text
  }

  /// The failure of a replay; afterwards, the text of the file.
  private func failure(
    of lamp: Lamp, _ snapshots: SnapshotRecording
  ) throws -> (message: String, text: String) {
    let issues = recordedIssues {
      #expect(throws: Never.self) {
        try expectReplay(of: path, by: lamp, recording: snapshots)
      }
    }
    return (
      issues.map(\.text).joined(), try String(contentsOfFile: path, encoding: .utf8)
    )
  }

  @Test(arguments: [Lamp(color: .blue), Lamp(mouse: .buttons), Lamp(color: .red, mouse: .drags)])
  private func `failed writes a recording whose frames alone differ`(lamp: Lamp) async throws {
    let old = try await record()
    let (message, new) = try failure(of: lamp, .failed)
    #expect(message.hasSuffix("The recording was written: review it, and run the test again."))
    #expect(new != old)
    #expect(lines(of: new) { !$0.contains("frame") } == lines(of: old) { !$0.contains("frame") })
    expectReplay(try Recording(parsing: new), by: lamp)
    try expectReplay(of: path, by: lamp, recording: .failed)
  }

  @Test func `an old recording without the numbers of inputs gets these`() async throws {
    let old = try await record().replacing(/,"inputs":\d+/, with: "")
    try old.write(toFile: path, atomically: true, encoding: .utf8)
    let (_, new) = try failure(of: Lamp(color: .blue), .failed)
    #expect(new.contains("\"inputs\":3"))
    expectReplay(try Recording(parsing: new), by: Lamp(color: .blue))
  }

  private func lines(of text: String, where isIncluded: (Substring) -> Bool) -> [Substring] {
    text.split(separator: "\n").filter(isIncluded)
  }

  @Test(arguments: [SnapshotRecording.missing, .never])
  func `missing and never leave the file, and say that only frames differ`(
    snapshots: SnapshotRecording
  ) async throws {
    let old = try await record()
    let (message, new) = try failure(of: Lamp(color: .blue), snapshots)
    #expect(message.contains("The frame differs from the recorded one."))
    #expect(message.contains("Only frames differ: the states and the events are as recorded."))
    #expect(new == old)
  }

  @Test(arguments: [SnapshotRecording.failed, .all], [Lamp(step: 2), Lamp(limit: 9)])
  private func `a difference of the states or the events is no change of looks`(
    snapshots: SnapshotRecording, lamp: Lamp
  ) async throws {
    let old = try await record()
    let (message, new) = try failure(of: lamp, snapshots)
    #expect(message.contains("Not only frames differ"))
    #expect(new == old)
  }

  @Test func `all writes a recording that replays, without a change`() async throws {
    let old = try await record()
    let (message, new) = try failure(of: Lamp(), .all)
    #expect(message.contains("All recordings are written again."))
    #expect(new == old)
  }
}
