import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Recorded sessions whose process was suspended by Ctrl-Z.
@MainActor
struct SuspensionReplayTests {
  private final class Lines {
    var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Counts presses of a key and, if it reads sizes, new sizes of the screen.
  private struct Sizes: Component {
    struct State: Equatable, Sendable { var count = 0, size = Size.zero }
    enum Event: Codable, Sendable { case pressed, resized(Int, Int) }

    let readsSizes: Bool
    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .pressed: state.count += 1
      case .resized(let columns, let rows): state.size = Size(columns: columns, rows: rows)
      }
    }

    func view(_ state: State) -> Node<Event> {
      Text("\(state.count) presses at \(state.size)")
      Text(String(repeating: "x", count: 60))
    }

    func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("+", sends: .pressed) }

    func event(for input: Input, in state: State) -> Event? {
      guard readsSizes, case .resized(let size) = input else { return nil }
      return .resized(size.columns, size.rows)
    }
  }

  @Test(arguments: [false, true], [Size(columns: 30, rows: 2), Size(columns: 60, rows: 4), nil])
  func `a session whose screen changes its size after Ctrl-Z replays`(
    readsSizes: Bool, size: Size?
  ) throws {
    let lines = Lines()
    let sizes = Sizes(readsSizes: readsSizes)
    let app = HeadlessApp(
      sizes, size: Size(columns: 60, rows: 3), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    func press(_ key: Key) {
      app.take([.key(key)])
      _ = app.frame
    }
    _ = app.frame
    press("+")
    app.terminal.sizeAfterSuspension = size
    press(.ctrl("z"))
    #expect(app.terminal.suspensionCount == 1)
    press("+")
    app.endRecording()
    #expect(app.state.count == 2)
    #expect(app.frame.size == size ?? Size(columns: 60, rows: 3))
    #expect(app.state.size == (readsSizes ? app.frame.size : .zero))
    #expect(lines.text.contains("\"resumed\"") == (size != nil))
    #expect(sizes.replay(try Recording(parsing: lines.text)) == nil)
  }
}
