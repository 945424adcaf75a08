import TerminalModel
import Testing

@testable import CursesFeedback

@Suite struct InputReaderTests {
  @Test func `the bindings alone read a key that no widget handles`() {
    #expect(InputReader(of: .key("+"), hasView: true, viewsBindKeys: false) == .bindings)
  }

  @Test(arguments: ["tab", "enter", "down", "space", "j"] as [Key])
  func `the view reads a key that a widget may handle`(key: Key) {
    #expect(InputReader(of: .key(key), hasView: true, viewsBindKeys: false) == .view)
  }

  @Test func `the view reads every key if components in it bind keys`() {
    #expect(InputReader(of: .key("+"), hasView: true, viewsBindKeys: true) == .view)
  }

  @Test(arguments: [Input.mouse(Mouse(.scrolledUp, at: .origin)), .paste("text")])
  func `the view reads the mouse and pastes`(input: Input) {
    #expect(InputReader(of: input, hasView: true, viewsBindKeys: false) == .view)
  }

  @Test(arguments: [Input.focused(true), .resized(.standard)])
  func `no view is needed for the terminal's focus and size`(input: Input) {
    #expect(InputReader(of: input, hasView: true, viewsBindKeys: true) == .bindings)
  }

  @Test func `without a view the bindings read every key`() {
    #expect(InputReader(of: .key("tab"), hasView: false, viewsBindKeys: true) == .bindings)
  }
}
