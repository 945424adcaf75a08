import CursesFeedbackTesting
import Testing

/// The mouse reports of an application that is started with or without `--no-mouse`.
@Suite(.timeLimit(.minutes(30))) struct MouseOptionTests {
  @Test(arguments: [([], true), (["--no-mouse"], false)])
  func `the terminal reports the mouse to the application, unless --no-mouse is given`(
    arguments: [String], reports: Bool
  ) async throws {
    let terminal = try PseudoTerminal(running: .product("launch-probe", arguments))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\u{1B}[?1000h") == reports)
    #expect(terminal.leftovers == [])
  }
}
