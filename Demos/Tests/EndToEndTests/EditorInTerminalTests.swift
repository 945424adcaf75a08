import CursesFeedbackTesting
import TerminalModel
import Testing

/// Text that is typed into the text editor of a built demo arrives unchanged.
@Suite(.timeLimit(.minutes(30))) struct EditorInTerminalTests {
  private static let text = "é あ 👍🏽 한 e\u{301}"

  /// Starts the widgets with the focus in the editor that numbers its lines.
  ///
  /// Escape has the longest delay: on a busy machine, the bytes of one character may arrive far
  /// apart.
  private func start(_ renderer: String) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: .product(
        "widgets", ["--open", "editors", "--renderer", renderer],
        environment: ["ESCDELAY": "10000"]))
    try await terminal.wait(toShow: "1 Dear Ada,")
    try await terminal.send("\t\t")
    try await terminal.wait(for: "the cursor at the first line") {
      $0.frame.cursor == Position(column: 34, row: 4)
    }
    return terminal
  }

  /// Waits until the editor has these lines at its beginning, scalar by scalar.
  ///
  /// With `==`, texts that differ only in their Unicode form would be equal.
  private func wait(for lines: [String], in terminal: PseudoTerminal) async throws {
    try await terminal.wait(for: "the lines of the editor") { screen in
      let rows = screen.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
      return zip(rows.dropFirst(4), lines).allSatisfy { row, line in
        row.unicodeScalars.contains((line + " ").unicodeScalars)
      }
    }
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try await terminal.send(.key(.ctrl("c")))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `wide and combined characters and Enter arrive intact`(renderer: String) async throws {
    let terminal = try await start(renderer)
    try await terminal.send("\(Self.text)\rx\(Self.text)\r")
    try await wait(
      for: [" 1 \(Self.text)", " 2 x\(Self.text)", " 3 Dear Ada,"], in: terminal)
    #expect(terminal.frame.cursor == Position(column: 34, row: 6))
    try await quit(terminal)
  }

  @Test(arguments: ["direct", "ncurses"])
  func `the same text arrives intact byte by byte`(renderer: String) async throws {
    let terminal = try await start(renderer)
    for byte in "\(Self.text)\rx\(Self.text)".utf8 { try await terminal.send([byte]) }
    try await wait(for: [" 1 \(Self.text)", " 2 x\(Self.text)Dear Ada,"], in: terminal)
    #expect(terminal.frame.cursor == Position(column: 47, row: 5))
    try await quit(terminal)
  }

  @Test func `a paste of several lines arrives intact`() async throws {
    let terminal = try await start("direct")
    try await terminal.send(.paste("\(Self.text)\n\(Self.text)\n"))
    try await wait(for: [" 1 \(Self.text)", " 2 \(Self.text)", " 3 Dear Ada,"], in: terminal)
    try await quit(terminal)
  }
}
