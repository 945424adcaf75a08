import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// An application that is started with `--ascii` or `--no-color`.
@Suite(.timeLimit(.minutes(30))) struct AppearanceOptionTests {
  private func program(_ arguments: String...) -> Program {
    var program = Program.product("field-probe", arguments)
    program.environment["COLORTERM"] = "truecolor"
    program.environment["THEME"] = ""
    return program
  }

  /// The output of the program from its start to its end by Enter.
  private func output(of program: Program) async throws -> (text: String, frame: Frame) {
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "changes: 0")
    let frame = terminal.screen.frame
    try await terminal.send(.key(.enter))
    _ = try await terminal.waitUntilExit()
    #expect(terminal.leftovers == [])
    return (String(decoding: terminal.output, as: UTF8.self), frame)
  }

  @Test(arguments: ["direct", "ncurses"])
  func `with --ascii the terminal gets ASCII only`(renderer: String) async throws {
    let plain = try await output(of: program("--renderer", renderer))
    #expect(!plain.text.utf8.allSatisfy { $0 < 0x80 })
    let ascii = try await output(of: program("--renderer", renderer, "--ascii"))
    #expect(ascii.text.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.frame.text == plain.frame.inASCII.text)
  }

  @Test func `a theme file with glyphs of ASCII has the same effect as --ascii`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).theme")
    try Data("base = terminal\nglyphs = ascii\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let themed = try await output(of: program("--theme", file.path))
    #expect(themed.text.utf8.allSatisfy { $0 < 0x80 })
    let ascii = try await output(of: program("--theme", "terminal", "--ascii"))
    #expect(themed.frame.text == ascii.frame.text)
    let outcome = try await program("--theme", file.path, "--snapshot").run()
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: ["direct", "ncurses"])
  func `with --no-color the terminal gets no colours`(renderer: String) async throws {
    #expect(try await output(of: program("--renderer", renderer)).text.contains("48;2;"))
    let plain = try await output(of: program("--renderer", renderer, "--no-color"))
    #expect(!plain.text.contains("48;"))
    #expect(!plain.text.contains("38;"))
  }

  @Test func `the printed frame of a run without a terminal is in ASCII, too`() async throws {
    let outcome = try await program("--ascii", "--snapshot").run()
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(outcome.status == .exitCode(0))
  }
}
