import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The front end of git in a terminal, with a repository of its own and an editor that adds a line.
@Suite(.timeLimit(.minutes(30))) struct GittyInTerminalTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "gitty-\(UUID())")
    .path

  private var environment: [String: String] {
    [
      "EDITOR": "sh '\(folder)/editor'", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada", "GIT_COMMITTER_NAME": "Ada",
      "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_EMAIL": "ada@example.org",
    ]
  }

  /// Starts the program in a new folder, after a command of the shell.
  private func start(_ renderer: String, after command: String) throws -> PseudoTerminal {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "{ echo edited; cat \"$1\"; } > \"$1.new\"; mv \"$1.new\" \"$1\""
      .write(toFile: "\(folder)/editor", atomically: true, encoding: .utf8)
    let gitty = Program.product("gitty").path
    let script = "cd \(folder) && \(command) && \(gitty) --renderer \(renderer)"
    return try PseudoTerminal(running: shell(script, environment: environment))
  }

  private func git(_ arguments: String...) async throws -> String {
    try await Program("git", ["-C", folder] + arguments, environment: environment).run().output
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a file is edited twice, staged and committed`(renderer: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let terminal = try start(
      renderer, after: "git init -q -b main && echo editor > .git/info/exclude && echo one > a")
    try await terminal.wait(toShow: "?? a")
    try await terminal.wait(toShow: "+one")
    try await terminal.send("e")
    try await terminal.wait(toShow: "+edited")
    try await terminal.send("\r")
    try await terminal.wait(for: "the second line") { screen in
      screen.frame.text.components(separatedBy: "+edited").count == 3
    }
    try await terminal.send(" ")
    try await terminal.wait(toShow: "1 staged")
    try await terminal.send("c")
    try await terminal.wait(toShow: "The working tree is clean.")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("1 commit, the last one: "))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
    #expect(try await git("log", "--format=%s") == "edited\n")
    #expect(try await git("show", "HEAD:a") == "edited\nedited\none\n")
  }

  @Test func `Space unstages a staged file, and stages it again right before q`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let terminal = try start(
      "direct", after: "git init -q && echo editor > .git/info/exclude && echo one > a && git add a"
    )
    try await terminal.wait(toShow: "1 staged")
    try await terminal.send(" ")
    try await terminal.wait(toShow: "?? a")
    try await terminal.send(" q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await git("status", "--porcelain") == "A  a\n")
  }

  @Test func `a folder without a repository shows the reason`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let terminal = try start("direct", after: "true")
    try await terminal.wait(toShow: "✗ fatal: not a git repository")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a machine without git is told so`() async throws {
    let program = Program.product("gitty", ["--snapshot"], environment: ["PATH": "/nowhere"])
    let outcome = try await program.run()
    #expect(outcome.output.contains("✗ git was not found: install it, or add its folder to PATH."))
  }

  @Test func `the name of a file is no pattern, and lines with CRLF are shown`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }  // It is temporary in any case.
    let files = #"printf 'one\r\n' > 'a*'; printf 'two\r\n' > ab; git add 'a*' ab"#
    let change = #"printf 'changed\r\nmore\r\n' > 'a*'; echo other > ab"#
    let terminal = try start(
      "direct",
      after:
        "git init -q && echo editor > .git/info/exclude && \(files); git commit -qm x; \(change)")
    try await terminal.wait(toShow: "+more")
    #expect(!terminal.frame.text.contains("+other"))
    try await terminal.send(" ")
    try await terminal.wait(toShow: "1 staged")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await git("status", "--porcelain") == "M  a*\n M ab\n")
  }
}
