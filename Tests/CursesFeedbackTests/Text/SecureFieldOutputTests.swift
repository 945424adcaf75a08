import CursesFeedbackTesting
import Foundation
import Testing

/// The text of a secure field is in no output of a program.
@Suite(.timeLimit(.minutes(30))) final class SecureFieldOutputTests {
  private let path = FileManager.default.temporaryDirectory.path + "/trace-\(UUID().uuidString).txt"
  /// Parts of the password that is typed.
  private let parts = ["corr", "rect", "字", "hor", "rse"]

  deinit {
    // Not all tests make a file.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Types and pastes a password in a program that writes a file.
  private func typing(_ option: String = "--trace") async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: .product("field-probe", [option, path]))
    try await terminal.wait(toShow: "changes: 0")
    try await terminal.send("\tcorrect \u{1B}[200~字 horse\u{1B}[201~")
    try await terminal.wait(toShow: "•••••••••••••••")
    return terminal
  }

  private func leaks(in text: String) -> [String] { parts.filter { text.contains($0) } }

  @Test func `a password is in no output to the terminal, and in no line of a trace`() async throws
  {
    let terminal = try await typing()
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("password: true"))
    #expect(leaks(in: output) == [])
    let trace = try String(contentsOfFile: path, encoding: .utf8)
    #expect(trace.contains("passwordChanged"))
    #expect(leaks(in: trace) == [])
  }

  @Test(arguments: ["enter", "crash"])
  func `a password is in no line of the report of a session`(ending: String) async throws {
    let terminal = try await typing("--report")
    try await terminal.send(ending == "enter" ? "\r" : "\u{1B}OQ")
    _ = try await terminal.waitUntilExit(within: .seconds(50))
    let report = try String(contentsOfFile: path, encoding: .utf8)
    #expect(report.contains("passwordChanged"))
    #expect(report.contains(#""report":"frame""#))
    #expect(leaks(in: report) == [])
  }

  @Test func `a password is not in the message of a crash that prints the state`() async throws {
    let terminal = try await typing()
    try await terminal.send("\u{1B}OQ")
    _ = try await terminal.waitUntilExit(within: .seconds(50))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("The state is State("))
    #expect(leaks(in: output) == [])
  }

  @Test func `a password is not in a frame that is printed as text`() async throws {
    let keys = "tab c o r r e c t"
    let outcome = try await Program.product("field-probe", ["--keys", keys]).run()
    #expect(outcome.output.contains("•••••••"))
    #expect(leaks(in: outcome.output) == [])
  }
}
