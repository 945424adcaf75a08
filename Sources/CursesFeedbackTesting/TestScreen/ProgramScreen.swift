public import CursesFeedback
public import Testing

/// The screen of a program in a terminal of its own: a ``PseudoTerminal``.
@MainActor public final class ProgramScreen: TestScreen {
  /// The terminal.
  public let terminal: PseudoTerminal

  /// Starts a program.
  ///
  /// - Throws: An error if no pseudo-terminal can be opened, or if the program cannot be started.
  public init(running program: Program, size: Size = .standard) throws(ProgramError) {
    terminal = try PseudoTerminal(running: program, size: size)
  }

  /// The screen after the output that was read by the last wait or input.
  public var frame: Frame { terminal.frame }

  /// Sends the bytes of the inputs.
  public func take(_ inputs: [Input], sourceLocation: SourceLocation) async throws {
    for input in inputs {
      try await terminal.send(
        input, fileID: sourceLocation.fileID, line: sourceLocation.line)
    }
  }

  /// Reads the program's output until the screen meets a condition.
  public func wait(
    for awaited: String, within time: Duration, at sourceLocation: SourceLocation,
    until condition: (String) -> Bool
  ) async throws {
    try await terminal.wait(
      for: awaited, within: time, fileID: sourceLocation.fileID, line: sourceLocation.line
    ) { condition($0.frame.text) }
  }
}
