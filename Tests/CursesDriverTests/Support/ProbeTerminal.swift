import CursesDriver
import CursesFeedbackTesting
import Testing

/// The probe in a terminal of its own.
struct ProbeTerminal {
  let terminal: PseudoTerminal
  /// How the terminal was found.
  let found: TerminalAttributes

  /// The probe's file.
  static var path: String { Program.product("terminal-probe").path }

  /// Starts the probe, to end as the argument says.
  init(
    _ ending: String, type: String = "xterm-256color", redirection: String = "",
    renderer: Renderer = .direct
  ) async throws {
    try await self.init(
      script: "exec \(Self.path) \(ending) \(redirection)", type: type, renderer: renderer)
  }

  /// Starts the probe as a job of a shell, which says when it has stopped and how it ended.
  init(jobEnding ending: String, renderer: Renderer = .direct) async throws {
    try await self.init(
      script: "set -m; \(Self.path) \(ending); echo stopped; read line; fg; echo ended $?",
      renderer: renderer)
  }

  /// Runs the script when the terminal's attributes have been looked at.
  init(
    script: String, type: String = "xterm-256color", renderer: Renderer = .direct,
    environment: [String: String] = [:]
  ) async throws {
    let variables = ["TERM": type, "RENDERER": renderer.rawValue]
    terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh", ["-c", "read line; \(script)"],
        environment: variables.merging(environment) { $1 }))
    found = try #require(terminal.attributes)
    try await terminal.send("\n")
  }

  /// Expects that the terminal is as it was found, and shows what the program wrote on it.
  func expectHandedBack(sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = terminal.screen
    #expect(terminal.attributes == found, sourceLocation: sourceLocation)
    #expect(!screen.isAlternateScreen, sourceLocation: sourceLocation)
    #expect(screen.modes == TerminalEmulator().modes, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
  }

  /// All that the program has sent.
  var text: String { String(decoding: terminal.output, as: UTF8.self) }
}
