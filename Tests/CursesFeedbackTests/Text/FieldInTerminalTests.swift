import CursesFeedbackTesting
import Testing

/// Text that is typed and pasted in a terminal arrives in the state unchanged.
@Suite(.timeLimit(.minutes(30))) struct FieldInTerminalTests {
  private static let text = "é あ 👍🏽 한 e\u{301}"
  private static let paste = "\u{1B}[200~\(text)\u{1B}[201~"
  private let scalars = "text: e9 20 3042 20 1f44d 1f3fd 20 d55c 20 65 301\r\n"

  /// Starts the program, with the longest delay of Escape: on a busy machine, the bytes of one
  /// character may arrive far apart.
  private func terminal() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: .product("field-probe", environment: ["ESCDELAY": "10000"]))
    try await terminal.wait(toShow: "changes: 0")
    return terminal
  }

  /// Presses Enter, and returns the text on the normal screen.
  private func farewell(of terminal: PseudoTerminal) async throws -> String {
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    let output = String(decoding: terminal.output, as: UTF8.self)
    return output.split(separator: "\u{1B}[?1049l").last.map(String.init) ?? ""
  }

  @Test(arguments: [text, paste])
  func `text arrives intact, at once and byte by byte`(bytes: String) async throws {
    let whole = try await terminal()
    try await whole.send(bytes)
    try await whole.wait(toShow: "›\(Self.text) ")
    #expect(whole.frame.cursor == Position(column: 13, row: 0))
    #expect(try await farewell(of: whole).contains(scalars))

    let parts = try await terminal()
    for byte in bytes.utf8 { try await parts.send([byte]) }
    try await parts.wait(toShow: "›\(Self.text) ")
    #expect(try await farewell(of: parts).contains(scalars))
  }

  @Test func `a paste is one change`() async throws {
    let terminal = try await terminal()
    try await terminal.send(Self.paste)
    try await terminal.wait(toShow: "›\(Self.text) ")
    #expect(terminal.frame.text.contains("changes: 1\n"))
    #expect(try await farewell(of: terminal).contains(scalars))
  }

  @Test func `a paste of control characters and lines becomes one line`() async throws {
    let terminal = try await terminal()
    try await terminal.send("\u{1B}[200~a\r\nb\u{7}\u{1B}[31mc\n\u{1B}[201~")
    try await terminal.wait(toShow: "2 left out")
    #expect(try await farewell(of: terminal).contains("text: 61 20 62 5b 33 31 6d 63\r\n"))
  }

  @Test func `Ctrl-Z undoes in a field, and does not stop the program`() async throws {
    let terminal = try await terminal()
    try await terminal.send("ab\u{1A}")
    try await terminal.wait(toShow: "changes: 3")
    #expect(try await farewell(of: terminal).contains("text: \r\n"))
  }

  @Test func `the terminal's cursor is in the focused field`() async throws {
    let terminal = try await terminal()
    try await terminal.send("ab\tcd")
    try await terminal.wait(toShow: "changes: 4")
    #expect(terminal.frame.cursor == Position(column: 3, row: 1))
  }
}
