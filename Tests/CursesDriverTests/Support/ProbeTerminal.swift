import CursesDriver
import CursesFeedbackTesting
import Testing

/// The program `terminal-probe`, which opens the terminal with the driver, in a pseudo-terminal.
struct ProbeTerminal {
  let terminal: PseudoTerminal
  /// The attributes (termios) of the terminal before the probe ran.
  let found: TerminalAttributes

  /// The path of the probe.
  static var path: String { Program.product("terminal-probe").path }

  /// Starts the probe, which ends in the way that the argument names.
  init(
    _ ending: String, type: String = "xterm-256color", redirection: String = "",
    renderer: Renderer = .direct
  ) async throws {
    try await self.init(
      script: "exec \(Self.path) \(ending) \(redirection)", type: type, renderer: renderer)
  }

  /// Starts the probe as a job of a shell.
  ///
  /// When the probe has stopped, the shell prints `stopped`, waits for a line of input and
  /// continues the probe; then it prints `ended` and the probe's exit status.
  init(jobEnding ending: String, renderer: Renderer = .direct) async throws {
    try await self.init(
      script: "set -m; \(Self.path) \(ending); echo stopped; read line; fg; echo ended $?",
      renderer: renderer)
  }

  /// Reads the terminal's attributes, and then runs the script.
  ///
  /// When the probe hands the terminal back, it waits for the terminal for up to a minute, because
  /// the test may be delayed; the environment variable ANSWER_LIMIT is another limit in seconds.
  init(
    script: String, type: String = "xterm-256color", renderer: Renderer = .direct,
    environment: [String: String] = [:]
  ) async throws {
    let variables = ["TERM": type, "RENDERER": renderer.rawValue, "ANSWER_LIMIT": "60"]
    terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh", ["-c", "read line; \(script)"],
        environment: variables.merging(environment) { $1 }))
    found = try #require(terminal.attributes)
    try await terminal.send("\n")
  }

  /// Expects that the terminal is as it was found, on its normal screen.
  func expectHandedBack(sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = terminal.screen
    #expect(terminal.attributes == found, sourceLocation: sourceLocation)
    #expect(!screen.isAlternateScreen, sourceLocation: sourceLocation)
    #expect(screen.modes == TerminalEmulator().modes, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
  }

  /// The whole output of the program.
  var text: String { String(decoding: terminal.output, as: UTF8.self) }
}
