import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The file manager in a terminal, in a folder of its own, with its trash beside it.
@Suite(.timeLimit(.minutes(30))) struct FilesInTerminalTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    .path

  /// Starts the program in a new folder, after a command of the shell.
  private func start(
    _ renderer: String = "direct", after command: String,
    as files: String = Program.product("files").path
  ) throws -> PseudoTerminal {
    try FileManager.default.createDirectory(
      atPath: "\(root)/work", withIntermediateDirectories: true)
    let script = "cd \(root)/work && \(command) && \(files) --renderer \(renderer)"
    return try PseudoTerminal(running: shell(script, environment: ["HOME": "\(root)/home"]))
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a file is copied, the copy undone, and the file deleted and kept in the trash`(
    renderer: String
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    let terminal = try start(renderer, after: "echo Dear Grace > letter.txt")
    try await terminal.wait(toShow: "Dear Grace")
    try await terminal.send("c")
    try await terminal.wait(toShow: "v Paste")
    try await terminal.send("v")
    try await terminal.wait(toShow: "letter 2.txt")
    #expect(exists("work/letter 2.txt"))
    try await terminal.send("u")
    try await terminal.wait(for: "the copy to disappear") {
      !$0.frame.text.contains("letter 2.txt")
    }
    #expect(!exists("work/letter 2.txt"))
    try await terminal.send("d")
    try await terminal.wait(toShow: "An empty folder")
    #expect(!exists("work/letter.txt"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("2 deleted items are kept in \(root)/home"))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `a name that is too long shows the reason and changes nothing`() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    let terminal = try start("direct", after: "echo one > a")
    try await terminal.wait(toShow: "one")
    try await terminal.send("r")
    try await terminal.wait(toShow: "Rename “a”")
    try await terminal.send(String(repeating: "long", count: 80) + "\r")
    try await terminal.wait(toShow: "✗ The name is too long")
    #expect(exists("work/a"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `q during a copy in the gallery leaves no part of the copy`() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    try FileManager.default.createDirectory(
      atPath: "\(root)/work", withIntermediateDirectories: true)
    // A sparse file: its copy takes seconds, and is stopped at its beginning.
    let script =
      "cd \(root)/work && truncate -s 8G large && exec \(Program.product("demo").path) --open files"
    let terminal = try PseudoTerminal(running: shell(script, environment: ["HOME": "\(root)/home"]))
    try await terminal.wait(toShow: "A binary file")
    try await terminal.send("c")
    try await terminal.wait(toShow: "v Paste")
    try await terminal.send("v")
    try await terminal.wait(toShow: "Copying: large")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/work") == ["large"])
    #expect(terminal.leftovers == [])
  }

  @Test func `a folder that has vanished shows the reason`() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    let terminal = try start("direct", after: "mkdir gone")
    try await terminal.wait(toShow: "gone/")
    try FileManager.default.removeItem(atPath: "\(root)/work/gone")
    try await terminal.send("\r")
    try await terminal.wait(toShow: "✗ No longer there")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a cut file is moved into a folder, and back by an undo`() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    let terminal = try start(after: "mkdir target; echo Dear Grace > letter.txt")
    try await terminal.wait(toShow: "letter.txt")
    try await terminal.send(.key(.down))
    try await terminal.wait(toShow: "Dear Grace")
    try await terminal.send("x")
    try await terminal.wait(toShow: "1 to move")
    try await terminal.send(.key(.up))
    try await terminal.send("\r")
    try await terminal.wait(toShow: "An empty folder")
    try await terminal.send("v")
    try await terminal.wait(toShow: "Dear Grace")
    #expect(exists("work/target/letter.txt"))
    #expect(!exists("work/letter.txt"))
    try await terminal.send("u")
    try await terminal.wait(toShow: "An empty folder")
    #expect(!exists("work/target/letter.txt"))
    #expect(exists("work/letter.txt"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `Escape stops a copy, which leaves nothing`() async throws {
    defer { try? FileManager.default.removeItem(atPath: root) }  // It is temporary in any case.
    // A sparse file takes no space, but its copy would.
    let terminal = try start(after: "mkdir target; truncate -s 20G large")
    try await terminal.wait(toShow: "large")
    try await terminal.send(.key(.down))
    try await terminal.send("c")
    try await terminal.wait(toShow: "1 to copy")
    try await terminal.send(.key(.up))
    try await terminal.send("\r")
    try await terminal.wait(toShow: "An empty folder")
    try await terminal.send("v")
    try await terminal.wait(toShow: "B/s")
    let names = { try FileManager.default.contentsOfDirectory(atPath: "\(root)/work/target") }
    #expect(try names().map { $0.hasPrefix(".partial-") } == [true])
    try await terminal.send(.key(.escape))
    try await terminal.wait(for: "the end of the copy") {
      !$0.frame.text.contains("Copying: large")
    }
    #expect(try names() == [])
    #expect(exists("work/large"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test(.enabled(if: isOrdinaryUser || canChangeUser, "root needs setpriv to be another user"))
  func `a folder that may not be read and one that may not be written show the reason`()
    async throws
  {
    defer {
      // It is temporary in any case.
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: "\(root)/work/locked")
      try? FileManager.default.removeItem(atPath: root)
    }
    // The user may not enter the folder of the build.
    let copy = "cp \(Program.product("files").path) \(root)/files"
    let user = isOrdinaryUser ? "" : "setpriv --reuid=65534 --regid=65534 --clear-groups "
    let terminal = try start(
      after: "mkdir locked target; echo one > letter; chmod 0 locked; chmod 555 target; \(copy)",
      as: "\(user)\(root)/files")
    try await terminal.wait(toShow: "letter")
    try await terminal.send("\r")
    try await terminal.wait(toShow: "✗ Permission denied")
    try await terminal.send("h")
    try await terminal.wait(toShow: "letter")
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "one")
    try await terminal.send("c")
    try await terminal.wait(toShow: "1 to copy")
    try await terminal.send(.key(.up))
    try await terminal.send("\r")
    try await terminal.wait(toShow: "An empty folder")
    try await terminal.send("v")
    try await terminal.wait(toShow: "✗ Permission denied")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(root)/work/target") == [])
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }
}

/// Whether permissions hold for the user: root may read and write everything.
private var isOrdinaryUser: Bool { geteuid() != 0 }

private var canChangeUser: Bool {
  ["/usr/bin/setpriv", "/bin/setpriv"].contains { FileManager.default.isExecutableFile(atPath: $0) }
}
