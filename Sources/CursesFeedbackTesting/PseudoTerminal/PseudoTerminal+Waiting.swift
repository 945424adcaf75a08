import TerminalModel
public import Testing

extension PseudoTerminal {
  /// Waits until the screen shows the text somewhere in one of its rows.
  ///
  /// - Throws: an error with the screen, when the program ends or the time is over before.
  public func wait(
    toShow text: String, within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    try await wait(for: text.debugDescription, within: time, fileID: fileID, line: line) {
      $0.frame.text.contains(text)
    }
  }

  /// Waits until the screen is as the condition says.
  ///
  /// What is awaited is said in words for the error.
  ///
  /// - Throws: an error with the screen, when the program ends or the time is over before.
  public func wait(
    for awaited: String, within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line, until condition: (TerminalEmulator) -> Bool
  ) async throws(ProgramError) {
    let deadline = Deadline(within: time, fileID: fileID, line: line)
    while true {
      let hasEnded = child.currentStatus() != nil
      read()
      if condition(screen) { return }
      guard !hasEnded, !deadline.isOver else { throw failure(awaiting: awaited, deadline) }
      await pause()
    }
  }

  /// Waits until the program has ended, reads the last that it wrote, and says how it ended.
  ///
  /// - Throws: an error with the screen, when the time is over before.
  public func waitUntilExit(
    within time: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws(ProgramError) -> ExitStatus {
    let deadline = Deadline(within: time, fileID: fileID, line: line)
    while true {
      let status = child.currentStatus()
      read()
      if let status { return status }
      guard !deadline.isOver else { throw failure(awaiting: "its end", deadline) }
      await pause()
    }
  }

  /// Waits a little while, less where the program writes.
  ///
  /// A device without a program left reports its end again and again: it is looked at no more
  /// than once a millisecond.
  private func pause() async {
    guard let device, read(), !isStalled else {
      return await readiness.wait(toRead: [], within: .milliseconds(1))
    }
    await readiness.wait(toRead: [device], within: Deadline.slice)
  }

  /// What to throw when something did not come.
  func failure(awaiting awaited: String, _ deadline: Deadline) -> ProgramError {
    let code = child.currentStatus().map { ProgramError.Code.ended(awaited: awaited, $0) }
    return ProgramError(
      code ?? .timedOut(awaited: awaited), program: program.path, screen: screen.frame.text,
      place: deadline.place)
  }
}
