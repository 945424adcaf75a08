import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The records in a terminal, kept in a file.
@Suite(.timeLimit(.minutes(30))) struct RecordsInTerminalTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "records-\(UUID().uuidString).json").path

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(running: .product("records", ["--file", file] + arguments))
  }

  /// The keys that add a record through the form.
  private func keys(_ fields: String...) -> String {
    "a" + fields.map { "\u{15}" + $0 }.joined(separator: "\t") + "\r"
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func removeFiles() {
    // They are temporary in any case.
    for path in [file, file + ".csv"] { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a record that is added right before the exit is kept, shown and exported`(
    renderer: String
  ) async throws {
    defer { removeFiles() }
    let terminal = try start("--renderer", renderer)
    try await terminal.wait(toShow: "or a to add one")
    try await terminal.send(keys("2026-11-23", "930", "+1:15", "Website", "a, \"b\"") + "q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
    #expect(try text(of: file).contains("\"end\" : \"2026-11-23 10:45:00\""))

    let next = try start("--renderer", renderer)
    try await next.wait(toShow: "23 Nov")
    try await next.wait(toShow: "10:45")
    try await next.send("x")
    try await next.wait(toShow: "Exported to")
    try await next.send("q")
    #expect(try await next.waitUntilExit() == .exitCode(0))
    let rows = "2026-11-23 09:30:00,2026-11-23 10:45:00,1:15:00,Website,\"a, \"\"b\"\"\"\r\n"
    #expect(try text(of: file + ".csv") == "start,end,duration,project,note\r\n" + rows)
  }

  @Test func `a running record is stopped by the next run`() async throws {
    defer { removeFiles() }
    let terminal = try start()
    try await terminal.wait(toShow: "or a to add one")
    try await terminal.send(keys("2026-11-23", "9", "+1", "App") + "sq")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let next = try start()
    try await next.wait(toShow: "● 0:0")
    try await next.send("sq")
    #expect(try await next.waitUntilExit() == .exitCode(0))
    #expect(try text(of: file).components(separatedBy: "\"end\"").count == 3)
  }

  @Test func `records that cannot be saved are reported after the exit`() async throws {
    let missing = file + "/records.json"
    let terminal = try PseudoTerminal(running: .product("records", ["--file", missing]))
    try await terminal.wait(toShow: "or a to add one")
    try await terminal.send(keys("2026-11-23", "9", "+1:00", "App"))
    try await terminal.wait(toShow: "✗ Not saved: No such file or directory.")
    try await terminal.send("q\u{3}")
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    #expect(terminal.frame.text.contains("Not saved: "))
  }

  @Test func `a file that is no list of records is neither shown nor replaced`() async throws {
    defer { removeFiles() }
    try "[{}]".write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try await Program.product("records", ["--file", file]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(
      outcome.errors == "records: --file \(file): The file is not in the expected format.\n")
    #expect(try text(of: file) == "[{}]")
  }
}
