import CursesFeedbackTesting
import Foundation
import Testing

/// The option `--trace FILE` of every application.
@Suite(.timeLimit(.minutes(30))) final class TraceOptionTests {
  private let path = FileManager.default.temporaryDirectory.path + "/trace-\(UUID().uuidString).txt"

  deinit {
    // Some tests make no file.
    try? FileManager.default.removeItem(atPath: path)
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `events and diagnostics are in the file`() async throws {
    let program = Program.product("effect-probe", ["--trace", path, "--keys", "t"])
    let outcome = try await program.run()
    #expect(outcome.output.hasPrefix("throwing"))
    let text = try text()
    #expect(text.hasPrefix("#0 the first state\n"))
    #expect(text.contains("(from outside)\n  - mode: idle\n  + mode: throwing\n  started load\n"))
    #expect(text.contains("\n! \"load\" threw an error that no `catch:` handles: no ␛[31mdisk\n"))
  }

  @Test func `a shown component that is not listed is in the file`() async throws {
    let program = Program.product("effect-probe", ["--trace", path, "--keys", "u"])
    _ = try await program.run()
    #expect(try text().contains("\n! A view shows a Lamp, but the `children` of its parent"))
  }

  @Test func `the file is written while the application runs in the terminal`() async throws {
    let terminal = try PseudoTerminal(running: .product("effect-probe", ["--trace", path]))
    try await terminal.wait(toShow: "idle")
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    #expect(try text().hasSuffix("  - presses: 0\n  + presses: 1\n"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a file that cannot be opened is reported in one line, and the terminal is not used`()
    async throws
  {
    let terminal = try PseudoTerminal(
      running: .product("effect-probe", ["--trace", "/nowhere/trace.txt"]))
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    #expect(
      String(decoding: terminal.output, as: UTF8.self)
        == "effect-probe: No trace can be written to /nowhere/trace.txt: "
        + "No such file or directory.\r\n")
  }

  @Test func `a named pipe without a reader is refused at once`() async throws {
    let pipe = path + ".pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let outcome = try await Program.product("effect-probe", ["--trace", pipe, "--snapshot"]).run()
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors.contains("No trace can be written to \(pipe)"))
  }

  @Test func `a failed write is reported in one line after the end`() async throws {
    let outcome = try await Program.product(
      "effect-probe", ["--trace", "/dev/full", "--snapshot"]
    ).run()
    #expect(outcome.output.hasPrefix("idle"))
    #expect(
      outcome.errors
        == "effect-probe: No trace can be written to /dev/full: No space left on device.\n")
  }

  @Test func `a path is required`() async throws {
    let outcome = try await Program.product("effect-probe", ["--trace="]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(
      outcome.errors
        == "effect-probe: --trace wants the path of a file, for example trace.txt, not \"\".\n")
  }
}
