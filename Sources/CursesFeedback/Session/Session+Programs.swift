import TerminalModel
import TerminalViews

extension Session {
  /// Hands the terminal to the user's shell, until the process continues.
  func suspend() {
    journal?.isSuspended = true
    defer { journal?.isSuspended = false }
    do {
      try terminal.suspend()
      perform(machine.screenLost())
    } catch {
      perform(machine.failed(error))
    }
  }

  /// The process continues after a suspension: the contents of the screen are unknown.
  func resume() {
    derive(.resumed(terminal.size)) { read(terminal.size) }
  }

  /// Hands the terminal to a program, and draws all cells when the program has ended.
  ///
  /// If another program has the terminal, and the request of that program has been cancelled, waits
  /// until that program has ended.
  func run(_ command: [String]) async -> ProgramResult {
    switch machine.programRequested(
      isCancelled: Task.isCancelled, isEnding: turn?.isCancelled ?? false)
    {
    case .start: return await start(command)
    case .wait:
      await turn?.ended()
      return await run(command)
    case .refuse(let code):
      return .failed(ProgramFailure(code, program: command.first ?? ""))
    }
  }

  private func start(_ command: [String]) async -> ProgramResult {
    let own = ProgramTurn()
    turn = own
    journal?.note(.lent)
    let result = await withTaskCancellationHandler {
      await terminal.run(command)
    } onCancel: {
      own.cancel()
    }
    turn = nil
    journal?.note(.returned)
    perform(machine.programEnded())
    drawNow()
    own.end()
    return result
  }
}
