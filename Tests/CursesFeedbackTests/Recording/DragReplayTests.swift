import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// A recorded session in which cards are dragged.
@MainActor
struct DragReplayTests {
  private final class Lines {
    var bytes: [UInt8] = []
  }

  @Test func `a drag and a cancelled drag replay without a difference`() throws {
    let lines = Lines()
    let app = HeadlessApp(
      Board(), size: Size(columns: 44, rows: 7), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    _ = app.frame
    func take(_ action: Mouse.Action, _ column: Int, _ row: Int) {
      app.take([.mouse(Mouse(action, at: Position(column: column, row: row)))])
      _ = app.frame
    }
    take(.pressed(.left), 5, 1)
    take(.dragged(.left), 30, 3)
    take(.released(.left), 30, 3)
    take(.pressed(.left), 5, 2)
    take(.dragged(.left), 30, 1)
    app.take([.key(.escape)])
    _ = app.frame
    take(.released(.left), 30, 1)
    app.endRecording()
    #expect(app.state.cards(in: .done).map(\.title) == ["Call Ada"])
    let recording = try Recording(parsing: String(decoding: lines.bytes, as: UTF8.self))
    #expect(recording.inputCount == 7)
    #expect(Board().replay(recording) == nil)
  }
}
