import CursesFeedbackTesting
import Foundation
import Testing

/// The theme editor in a terminal, with files of its own.
@Suite(.timeLimit(.minutes(30))) struct ThemeEditorInTerminalTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "\(UUID().uuidString).theme").path

  @Test(arguments: ["direct", "ncurses"])
  func `a theme is written to a file that --theme reads`(renderer: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    let editor = try PseudoTerminal(
      running: Program.product("theme-editor", [path, "--renderer", renderer]))
    try await editor.wait(toShow: "accent  ")
    try await editor.send("\r\u{15}#ff8800\r")
    try await editor.wait(toShow: "● not saved")
    try await editor.send("s")
    try await editor.wait(toShow: "✓ saved")
    try await editor.send("q")
    #expect(try await editor.waitUntilExit() == .exitCode(0))
    #expect(editor.leftovers == [])
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("accent = #ff8800\n"))

    let arguments = [path, "--theme", path, "--renderer", renderer]
    let reader = try PseudoTerminal(running: Program.product("theme-editor", arguments))
    try await reader.wait(toShow: "#ff8800")
    try await reader.send("q")
    #expect(try await reader.waitUntilExit() == .exitCode(0))
  }

  @Test func `a file with a mistake is reported with its line`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    try Data("base = dark\nacent = red\n".utf8).write(to: URL(filePath: path))
    let outcome = try await Program.product("theme-editor", [path]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.errors.contains("Line 2: \"acent\" is no setting"))
  }
}
