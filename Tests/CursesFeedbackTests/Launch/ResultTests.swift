import CursesFeedbackTesting
import Foundation
import Testing

/// A program in a pipeline: it reads lines of standard input, draws on the controlling terminal,
/// and prints its result on standard output.
@Suite(.timeLimit(.minutes(30))) final class ResultTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/result-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #require(mkfifo(folder + "/more", 0o600) == 0)
  }

  deinit {
    // A folder that is left behind does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func shell(_ script: String) -> Program {
    Program(
      "/bin/sh", ["-c", script],
      environment: ["PROBE": Program.product("result-probe").path, "FOLDER": folder])
  }

  private func result() throws -> String {
    try String(contentsOfFile: folder + "/result", encoding: .utf8)
  }

  @Test func `a pipeline gets the result, and the terminal the interface`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("printf 'one\\ntwo\\nthree' | \"$PROBE\" | cat > \"$FOLDER/result\""))
    try await terminal.wait(toShow: "lines: 3, complete")
    try await terminal.send("\u{1B}[B")
    try await terminal.wait(toShow: "selected: two")
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try result() == "two\n")
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(terminal.leftovers == [])
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.split(separator: "\u{1B}[?1049l").last?.contains("lines read: 3\r\n") == true)
  }

  @Test
  func `a command substitution without piped input gets no result and status 130 after Escape`()
    async throws
  {
    let terminal = try PseudoTerminal(
      running: shell("result=$(\"$PROBE\"); echo \"status $?, result '$result'\""))
    try await terminal.wait(toShow: "lines: 0, complete")
    try await terminal.send("\u{1B}")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("status 130, result ''\r\n"))
  }

  @Test func `an unbound Ctrl-C prints no result and is no success`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("result=$(\"$PROBE\"); echo \"status $?, result '$result'\""))
    try await terminal.wait(toShow: "lines: 0, complete")
    try await terminal.send("\u{3}")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("status 130, result ''\r\n"))
    #expect(text.contains("lines read: 0"))
  }

  @Test func `a file gets the result with its control characters`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("printf 'a\\tb\\033[1m\\n' | \"$PROBE\" > \"$FOLDER/result\""))
    try await terminal.wait(toShow: "lines: 1, complete")
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try result() == "a\tb\u{1B}[1m\n")
  }

  @Test func `a terminal gets the result with visible control characters`() async throws {
    let terminal = try PseudoTerminal(running: shell("printf 'a\\033[1m\\n' | \"$PROBE\""))
    try await terminal.wait(toShow: "lines: 1, complete")
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("a␛[1m\r\n"))
  }

  @Test func `keys act before the input ends, and later lines appear`() async throws {
    let terminal = try PseudoTerminal(
      running: shell(
        "{ echo one; cat \"$FOLDER/more\"; } | \"$PROBE\" "
          + "> \"$FOLDER/result\""))
    try await terminal.wait(toShow: "lines: 1")
    let more = try #require(FileHandle(forWritingAtPath: folder + "/more"))
    try more.write(contentsOf: Data("two\nthr".utf8))
    try await terminal.wait(toShow: "lines: 2")
    try await terminal.send("\u{1B}[B")
    try await terminal.wait(toShow: "selected: two")
    try more.write(contentsOf: Data("ee\n".utf8))
    try more.close()
    try await terminal.wait(toShow: "lines: 3, complete")
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try result() == "two\n")
  }

  @Test func `the program ends while its input is open`() async throws {
    let terminal = try PseudoTerminal(
      running: shell(
        "\"$PROBE\" < \"$FOLDER/more\"; echo \"status $?\""))
    let more = try #require(FileHandle(forWritingAtPath: folder + "/more"))
    try more.write(contentsOf: Data("one\n".utf8))
    try await terminal.wait(toShow: "lines: 1")
    try await terminal.send("\r")
    try await terminal.wait(toShow: "status 0")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    try more.close()
  }

  @Test func `a million lines arrive`() async throws {
    let terminal = try PseudoTerminal(running: shell("seq 1000000 | \"$PROBE\""))
    try await terminal.wait(toShow: "lines: 1000000, complete", within: .seconds(50))
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `without a controlling terminal the last frame is printed`() async throws {
    let outcome = try await Program.product("result-probe").run(input: "one\ntwo")
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("lines: 2, complete\nselected: one\n"))
  }

  @Test func `closed standard input is a fault, and ends the input`() async throws {
    let terminal = try PseudoTerminal(running: shell("\"$PROBE\" <&-"))
    try await terminal.wait(toShow: "lines: 0, complete")
    try await terminal.send("\u{1B}")
    #expect(try await terminal.waitUntilExit() == .exitCode(130))
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.contains("\"standard input\" threw an error that no `catch:` handles"))
  }
}
