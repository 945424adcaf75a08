import FeedbackCore
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Recordings of the text of a control that is not the framework's.
@MainActor @Suite struct SecretControlTests {
  /// A field for a PIN that shows nothing.
  private struct PinField<Event>: DrawnControl {
    let inputs: InputMask
    let types: (Secret) -> Event

    func size(in proposed: Size) -> Size { Size(columns: 4, rows: 1) }
    func draw(_ memory: NoMemory, on area: inout DrawingArea) {}

    func respond(
      to input: ControlInput, _ memory: inout NoMemory, in size: Size
    ) -> ControlResponse<Event> {
      guard case .key(let key) = input, let character = key.typed else { return .ignored }
      return .sends(types(Secret(String(character))))
    }
  }

  private struct Safe: Component {
    struct State: Equatable, Sendable { var last: Secret = "" }
    enum Event: Codable, Sendable { case typed(Secret) }

    let inputs: InputMask
    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .typed(let text): state.last = text
      }
    }

    func view(_ state: State) -> Node<Event> { PinField(inputs: inputs, types: Event.typed) }
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  private func recording(of inputs: InputMask) -> String {
    let lines = Lines()
    let app = HeadlessApp(
      Safe(inputs: inputs), size: Size(columns: 10, rows: 2), display: DisplayOptions(), trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    _ = app.frame
    app.take([.key("k")])
    #expect(app.state.last == "k")
    app.endRecording()
    return String(decoding: lines.bytes, as: UTF8.self)
  }

  @Test func `the text of a control is recorded, unless the control marks it as secret`() {
    #expect(recording(of: .text).contains(#""key":"k""#))
    #expect(!recording(of: [.text, .secret]).contains(#""key":"k""#))
  }
}
