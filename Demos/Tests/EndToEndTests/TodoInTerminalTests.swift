import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The to-do list in a terminal, with a database in a file.
@Suite(.timeLimit(.minutes(30))) struct TodoInTerminalTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "todo-\(UUID().uuidString).sqlite").path

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(running: .product("todo", ["--file", file] + arguments))
  }

  private func removeFile() { try? FileManager.default.removeItem(atPath: file) }

  @Test(arguments: ["direct", "ncurses"])
  func `the to-do list adds, edits, filters and deletes items, and a later run has the others`(
    renderer: String
  ) async throws {
    defer { removeFile() }
    let terminal = try start("--renderer", renderer)
    try await terminal.wait(toShow: "Press a to add")
    try await terminal.send("aMilk\raBread\raTea für zwei\r")
    try await terminal.wait(toShow: "✓ in sync")
    try await terminal.send(.key(.up))
    try await terminal.send("e and butter\r ")
    try await terminal.wait(toShow: "✓ Bread and butter")
    try await terminal.send("/MILK\r")
    try await terminal.wait(for: "one item") { !$0.frame.text.contains("Bread") }
    try await terminal.send("d")
    try await terminal.wait(toShow: "Keep")
    try await terminal.send("\r")
    try await terminal.wait(toShow: "No match")
    try await terminal.send(.key(.escape))
    try await terminal.wait(toShow: "○ Tea")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
    let frame = try await Program.product("todo", ["--file", file]).run().output
    #expect(frame.contains("✓ Bread and butter"))
    #expect(frame.contains("○ Tea für zwei"))
    #expect(!frame.contains("Milk"))
  }

  @Test func `a change that is followed by q in the same write is kept`() async throws {
    defer { removeFile() }
    let terminal = try start("--failure-rate", "1")
    try await terminal.wait(toShow: "Press a to add")
    try await terminal.send("aMilk\r q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let next = try start("--failure-rate", "1")
    try await next.wait(toShow: "✓ Milk")
    try await next.wait(toShow: "✗ 2 to send, try ")
    try await next.send("q")
    #expect(try await next.waitUntilExit() == .exitCode(0))
  }

  @Test func `a change in one terminal shows in another`() async throws {
    defer { removeFile() }
    let (one, other) = (try start(), try start())
    try await one.wait(toShow: "Press a to add")
    try await other.wait(toShow: "Press a to add")
    try await one.send("aMilk\r")
    try await other.wait(toShow: "○ Milk")
    try await other.send(" ")
    try await one.wait(toShow: "✓ Milk")
    for terminal in [one, other] {
      try await terminal.send("q")
      #expect(try await terminal.waitUntilExit() == .exitCode(0))
    }
  }

  /// Starts another process with a lock of the file, which carries out a command and releases the
  /// lock after a line of input.
  private func startLock(_ kind: String, then command: String = "") throws -> PseudoTerminal {
    let script = """
      import sqlite3, sys
      c = sqlite3.connect(sys.argv[1], isolation_level=None)
      c.execute("BEGIN \(kind)")
      print("locked", flush=True)
      input()
      c.execute("\(command)")
      c.execute("COMMIT")
      """
    return try PseudoTerminal(running: Program("python3", ["-c", script, file]))
  }

  @Test func `a change waits for a lock, after which changes of the other process show, too`()
    async throws
  {
    defer { removeFile() }
    let terminal = try start()
    try await terminal.wait(toShow: "Press a to add")
    let lock = try startLock("EXCLUSIVE", then: "INSERT INTO item (title) VALUES ('Bread')")
    try await lock.wait(toShow: "locked")
    try await terminal.wait(toShow: "database is locked")
    try await terminal.send("aMilk\r")
    try await terminal.wait(toShow: "○ Milk")
    try await lock.send("\n")
    #expect(try await lock.waitUntilExit() == .exitCode(0))
    try await terminal.wait(for: "both items") { screen in
      ["○ Bread", "○ Milk", "✓ in sync"].allSatisfy(screen.frame.text.contains)
        && !screen.frame.text.contains("✗")
    }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `an item that cannot be saved is named at the end`() async throws {
    defer { removeFile() }
    let terminal = try start()
    try await terminal.wait(toShow: "Press a to add")
    let lock = try startLock("IMMEDIATE")
    try await lock.wait(toShow: "locked")
    try await terminal.send("aMilk\rq")
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("Not saved: Milk"))
    try await lock.send("\n")
    #expect(try await lock.waitUntilExit() == .exitCode(0))
  }
}
