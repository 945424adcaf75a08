import CursesDriver
import TerminalModel

/// The program `inspect`: it shows the inspector of another process, or lists the processes that
/// can be inspected.
package enum InspectCommand {
  /// The help of the program.
  package static let help = """
    USAGE: inspect [PID] [OPTIONS]

    Shows the inspector of a process that was started with --inspect; without a PID, lists these
    processes.

      --theme NAME|FILE     The colours, spacing and glyphs of the inspector.
      --no-color            Use no colours.
      --ascii               Draw lines, marks and other symbols with ASCII characters.
      --reduce-motion       Show no movement.
      --no-mouse            Leave the mouse to the terminal.
      --renderer NAME       The renderer: direct (the default) or ncurses.
    """

  /// Runs the program on a command line without the program's name.
  ///
  /// - Returns: The exit status.
  /// - Throws: ``LaunchError`` for an invalid command line, ``InspectionError`` if the process cannot
  ///   be inspected, and `TerminalError` if the terminal cannot be opened or fails.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let options = try LaunchOptions(takingFrom: &arguments)
    guard arguments.count <= 1, options.isOfTerminal else {
      throw LaunchError(message: "inspect takes one PID and options of the terminal: see --help.")
    }
    guard let argument = arguments.first else { return printList() }
    guard let id = Int32(argument), id > 0 else {
      throw LaunchError(
        message: "\"\(argument)\" is no PID: write a number, or none for a list of processes.")
    }
    let process = try InspectedProcess(id)
    guard CursesTerminal.exists(.standardOutput) else {
      throw InspectionError("The inspector needs a terminal: standard output is none.")
    }
    let (ending, terminal) = try await show(process, options)
    terminal.close()
    return try status(after: ending, of: process)
  }

  @MainActor private static func show(
    _ process: InspectedProcess, _ options: LaunchOptions
  ) async throws(TerminalError) -> (RemoteViewer.Ending, CursesTerminal) {
    let (terminal, display, _) = try options.openTerminal()
    let viewer = RemoteViewer(LineSocket(process.socket), on: terminal, display: display)
    viewer.start(after: process.unread)
    return (await viewer.ended(), terminal)
  }

  private static func status(
    after ending: RemoteViewer.Ending, of process: InspectedProcess
  ) throws -> Int32 {
    switch ending {
    case .quit: return Launch.Status.success
    case .processEnded: return Launch.print("\(process.name) has ended.")
    case .unanswered: throw InspectionError("\(process.name) does not respond.")
    case .unreadable:
      throw InspectionError(
        "A message of \(process.name) cannot be read: build both with the same version.")
    case .terminalGone: return Launch.Status.failure
    case .terminalFailed(let error): throw error
    }
  }

  private static func printList() -> Int32 {
    let processes = InspectedProcess.list()
    guard !processes.isEmpty else {
      return Launch.print("No process can be inspected: start one with --inspect.")
    }
    let lines = processes.map { id, program in "\(id)  \(program ?? "(does not answer)")" }
    return Launch.print(lines.joined(separator: "\n"))
  }
}

extension LaunchOptions {
  /// Whether only options for the terminal differ from their default values.
  fileprivate var isOfTerminal: Bool {
    var options = LaunchOptions()
    (options.renderer, options.readsMouse, options.theme) = (renderer, readsMouse, theme)
    (options.usesColors, options.usesASCII) = (usesColors, usesASCII)
    options.reducesMotion = reducesMotion
    return options == self
  }
}
