import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// A long session.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct LongReplayTests {
  private struct Tally: Component {
    let initial = 0
    func reduce(_ state: inout Int, _ event: Int) { state += event }
    func view(_ state: Int) -> Node<Int> { Text("Count: \(state)").node() }
    func keys(_ state: Int) -> [KeyBinding<Int>] { KeyBinding("+", "Add", sends: 1) }
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  @Test func `10000 recorded events replay, each with its frame`() throws {
    let lines = Lines()
    let app = HeadlessApp(
      Tally(), size: Size(columns: 20, rows: 2), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    for _ in 0..<10_000 {
      app.take([.key("+")])
      _ = app.frame
    }
    app.endRecording()
    let recording = try Recording(parsing: String(decoding: lines.bytes, as: UTF8.self))
    #expect(recording.inputCount == 10_000)
    #expect(recording.frameCount == 10_001)
    let replay = SessionReplay(recording, of: Tally())
    replay.run()
    #expect(replay.divergence == nil)
    #expect(replay.loop.state == 10_000)
  }
}
