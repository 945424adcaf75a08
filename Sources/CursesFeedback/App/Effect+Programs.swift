public import FeedbackCore
public import TerminalModel

/// Programs that get the terminal, such as an editor or a pager.
///
/// While a program runs, the application draws nothing and reads no input; its other effects and
/// timers continue. The program gets the terminal as the user's shell left it. When it has ended,
/// terminal modes that it left set are reset, the screen is drawn again, and the focus and all
/// scroll offsets are as before. If the effect is cancelled while the program runs, the program is
/// asked to end (SIGTERM), and the program of a further request starts after that end.
///
/// The result in the event is ``/TerminalModel/ProgramResult/failed(_:)`` if the run has no
/// terminal, if another program has the terminal and its effect is not cancelled, or if the program
/// cannot be started. In a test, the effect waits for an answer like any asynchronous one.
extension Effect {
  /// Hands the terminal to a program, and sends an event when it has ended.
  ///
  ///     Feedback.react(to: \.editedFile, "edit") { path in
  ///       .program("vim", path) { result in .edited(result) }
  ///     }
  ///
  /// - Parameters:
  ///   - name: A path, or a name that is looked up in the variable PATH.
  ///   - arguments: The arguments; no shell reads them.
  ///   - event: Makes an event of the program's end.
  public static func program(
    _ name: String, _ arguments: String...,
    then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    program(name, arguments: arguments, then: event)
  }

  /// Hands the terminal to a program with an array of arguments, and sends an event when it has
  /// ended.
  ///
  ///     .program("git", arguments: ["diff", "--"] + state.paths) { .diffShown($0) }
  ///
  /// - Parameters:
  ///   - name: A path, or a name that is looked up in the variable PATH.
  ///   - arguments: The arguments; no shell reads them.
  ///   - event: Makes an event of the program's end.
  public static func program(
    _ name: String, arguments: [String],
    then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    running([name] + arguments, then: event)
  }

  /// Hands the terminal to a command line of the shell `/bin/sh`, and sends an event when it has
  /// ended.
  ///
  ///     .shell("git log --color | less -R") { .logShown($0) }
  ///
  /// - Parameters:
  ///   - commandLine: The text that the shell interprets. Text from elsewhere, such as a file name,
  ///     belongs in `arguments`.
  ///   - arguments: The values of `$1`, `$2`, … in the command line.
  ///   - event: Makes an event of the end of the shell.
  public static func shell(
    _ commandLine: String, _ arguments: String...,
    then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    shell(commandLine, arguments: arguments, then: event)
  }

  /// Hands the terminal to a command line of the shell `/bin/sh` with an array of arguments, and
  /// sends an event when it has ended.
  ///
  ///     .shell(#"grep -l TODO "$@" | less"#, arguments: state.paths) { .searched($0) }
  ///
  /// - Parameters:
  ///   - commandLine: The text that the shell interprets.
  ///   - arguments: The values of `$1`, `$2`, … in the command line; `"$@"` is all of them.
  ///   - event: Makes an event of the end of the shell.
  public static func shell(
    _ commandLine: String, arguments: [String],
    then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    program("/bin/sh", arguments: ["-c", commandLine, "sh"] + arguments, then: event)
  }

  /// Opens a file in the user's editor, and sends an event when the editor has ended.
  ///
  /// The editor is the command in the variable VISUAL, or else in EDITOR, or else `vi`. The shell
  /// `/bin/sh` starts this command; if the shell does not find it, the shell ends with the status
  /// 127.
  public static func editor(
    _ path: String, then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    // The shell reads the command a second time, for quotation marks in the variable.
    shell(#"eval "exec ${VISUAL:-${EDITOR:-vi}} \"\$1\"""#, path, then: event)
  }

  private static func running(
    _ command: [String], then event: @escaping @Sendable (ProgramResult) -> Event
  ) -> Effect {
    .perform { _ in event(await runInTerminal(command)) }
  }
}

@MainActor private func runInTerminal(_ command: [String]) async -> ProgramResult {
  guard let session = Session.ofTerminal else {
    return .failed(ProgramFailure(.noTerminal, program: command.first ?? ""))
  }
  return await session.run(command)
}
