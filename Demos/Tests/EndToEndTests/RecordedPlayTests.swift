import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// A session of each demo in a terminal, with both renderers, replays as it was recorded.
@Suite(.timeLimit(.minutes(30))) final class RecordedPlayTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plays-\(UUID().uuidString)").path
  private var file: String { "\(folder)/session.jsonl" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/work", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A program, a text that it shows at the start, and keys, each with a text that is shown next.
  struct Play: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    /// A command of the shell in the empty folder in which the program starts.
    var setup = "true"
    /// A command, and a pipe to the program; empty if the program reads the terminal.
    var input = ""
    let start: String
    let steps: [(keys: String, shows: String)]
    var end = "q"
    var testDescription: String { name }
  }

  static let plays = [
    Play(name: "catch", start: "0 catches", steps: [(" ", "2 catches")]),
    Play(name: "counter", start: "Count: 0", steps: [("++k", "Count: 3"), ("r", "Count: 0")]),
    Play(
      name: "files", setup: "echo Dear Grace > letter.txt", start: "Dear Grace",
      steps: [("c", "v Paste"), ("v", "letter 2.txt"), ("n", "New folder"), ("new\r", "new/")]),
    Play(
      name: "gitty", setup: "git init -q -b main && echo one > a", start: "+one",
      steps: [(" ", "1 staged"), (" ", "?? a")]),
    Play(
      name: "logview", arguments: ["--entries", "2000"], start: "2,000 of 2,000",
      steps: [("3", "[ Error ]"), ("/mail", "mail")], end: "\u{3}"),
    Play(
      name: "mines", start: "The first cell is safe",
      steps: [(" f", "Beginner"), ("2", "Mines  Intermediate")]),
    Play(
      name: "monitor", start: "Filter",
      steps: [("t", "Filter"), ("\u{1B}[B", "Filter")]),
    Play(
      name: "movies", arguments: ["--latency", "0.05"], start: "1 of 5",
      steps: [("f", "★ 1"), ("\u{1B}[B", "2 of 5")]),
    Play(
      name: "picker", arguments: ["--multi"], input: "printf 'apple\\nbanana\\nblueberry\\n' | ",
      start: "3/3 ", steps: [("b", "2/3 "), ("\t", "Mark")], end: "\r"),
    Play(
      name: "records", arguments: ["--now", "2026-11-25 14:07:30"], start: "today 3:00",
      steps: [("s", "● 0:00:00"), ("s", "Undo"), ("2", "Mon 23 Nov")]),
    Play(
      name: "search", arguments: ["--latency", "0.05"], start: "Search",
      steps: [("parser", "parser"), ("\u{1B}[B", "parser")], end: "\u{3}"),
    Play(
      name: "stopwatch", start: "ready",
      steps: [(" ", "Lap"), ("l", "To best"), (" ", "Reset")]),
    Play(
      name: "theme-editor", start: "Based on",
      steps: [("\u{1B}[B", "muted"), ("p", "Harbour")]),
    Play(name: "todo", start: "To do", steps: [("aRead\r", "Read"), (" ", " of 4 done")]),
    Play(name: "tokens", start: "0 refreshes", steps: [("r", "1 of 1"), ("ef", "1 refresh")]),
    Play(
      name: "traffic-light", arguments: ["--hold", "0.5"], start: "red",
      steps: [("", "yellow"), (" ", "Resume")]),
    Play(name: "widgets", start: "Choices", steps: [("n", "Menus"), ("s", "Source")]),
    Play(
      name: "demo", start: "Movies",
      steps: [("/counter", "1 demo"), ("\r\u{1B}[B\r", "Count: 0"), ("+", "Count: 1")]),
  ]

  /// The program of a play in its folder, with further arguments, after a command of the shell.
  private func program(_ play: Play, _ arguments: [String], after command: String) -> Program {
    let path = Program.product(play.name).path
    let words = ([path] + play.arguments + arguments).map { "'\($0)'" }.joined(separator: " ")
    let environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    return shell("cd \(folder)/work && \(command) \(words)", environment: environment)
  }

  @Test(arguments: plays, ["direct", "ncurses"])
  func `a session in a terminal replays as it was recorded`(
    play: Play, renderer: String
  ) async throws {
    let options = ["--record", file, "--renderer", renderer]
    let terminal = try PseudoTerminal(
      running: program(play, options, after: "\(play.setup) && \(play.input)"))
    try await terminal.wait(toShow: play.start)
    for (keys, text) in play.steps {
      if !keys.isEmpty { try await terminal.send(keys) }
      try await terminal.wait(toShow: text)
    }
    terminal.resize(to: Size(columns: 100, rows: 30))
    try await terminal.send(play.end)
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    let outcome = try await program(play, ["--replay", file], after: "").run()
    #expect(outcome.status == .exitCode(0), "\(outcome.output)")
    #expect(outcome.output.hasPrefix("The replay is equal to the recording: "))
    #expect(outcome.errors == "")
  }
}
