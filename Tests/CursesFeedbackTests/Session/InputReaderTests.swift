import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// The part of an application that reads an input first.
@MainActor @Suite struct InputReaderTests {
  private let renderer = FrameRenderer(size: .standard)

  private static let list = List<Int>(count: 9, selection: 0, selects: { $0 }) { Text("\($0)") }

  /// The reader of an input for an application that draws a list, which has the focus.
  private func reader(
    of input: Input, viewsBindKeys: Bool = false
  ) -> FrameRenderer.InputReader {
    let element = { Self.list.node().element as Element? }
    renderer.settledElement = element
    _ = renderer.draw()
    return renderer.reader(of: input, viewsBindKeys: viewsBindKeys, in: element)
  }

  @Test(arguments: ["+", "enter", "left"] as [Key])
  func `the bindings alone read a key that the focused control does not take`(key: Key) {
    #expect(reader(of: .key(key)) == .bindings)
  }

  @Test(arguments: ["tab", "down", "j"] as [Key])
  func `the view reads a key that the focused control takes, and Tab`(key: Key) {
    #expect(reader(of: .key(key)) == .view)
  }

  @Test func `the view reads every key if components in it bind keys`() {
    #expect(reader(of: .key("+"), viewsBindKeys: true) == .view)
  }

  @Test(arguments: [Input.mouse(Mouse(.scrolledUp, at: .origin)), .paste("text")])
  func `the view reads the mouse and pastes`(input: Input) {
    #expect(reader(of: input) == .view)
  }

  @Test(arguments: [Input.focused(true), .resized(.standard)])
  func `no view is needed for the terminal's focus and size`(input: Input) {
    #expect(reader(of: input, viewsBindKeys: true) == .bindings)
  }

  @Test func `without a view the bindings read every key`() {
    #expect(
      renderer.reader(of: .key("tab"), viewsBindKeys: true, in: { nil }) == .bindings)
  }
}
