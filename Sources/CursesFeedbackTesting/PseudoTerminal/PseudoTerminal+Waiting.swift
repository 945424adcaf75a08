import TerminalModel
public import Testing

extension PseudoTerminal {
  /// Waits until the rows of the screen, joined by line feeds, contain the text.
  ///
  /// - Throws: An error with the screen if the program ends first or the time is over.
  public func wait(
    toShow text: String, within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    try await wait(for: text.debugDescription, within: time, fileID: fileID, line: line) {
      $0.frame.text.contains(text)
    }
  }

  /// Waits until the screen meets the condition, which `awaited` describes in the error.
  ///
  /// The condition is not checked while a frame has been read only in part: after the sequence that
  /// begins synchronized output (mode 2026), and before the one that ends it. It is checked even
  /// then if the program has ended or the time is over.
  ///
  /// - Throws: An error with the screen if the program ends first or the time is over.
  public func wait(
    for awaited: String, within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line, until condition: (TerminalEmulator) -> Bool
  ) async throws(ProgramError) {
    var deadline = Deadline(within: time, fileID: fileID, line: line)
    while true {
      // Before the output is read: a delay of the test itself is then no reason to fail.
      let isLast = deadline.isOver() || child.currentStatus() != nil
      read()
      let isInFrame = screen.modes.contains(.synchronizedOutput)
      if isLast || !isInFrame, condition(screen) { return }
      guard !isLast else { throw failure(awaiting: awaited, deadline) }
      await pause()
    }
  }

  /// Waits until the program has ended, reads the rest of its output, and returns its exit status.
  ///
  /// - Throws: An error with the screen if the time is over first.
  public func waitUntilExit(
    within time: Duration = .seconds(30), fileID: String = #fileID, line: Int = #line
  ) async throws(ProgramError) -> ExitStatus {
    var deadline = Deadline(within: time, fileID: fileID, line: line)
    while true {
      let isLast = deadline.isOver()
      let status = child.currentStatus()
      read()
      if let status { return status }
      guard !isLast else { throw failure(awaiting: "its end", deadline) }
      await pause()
    }
  }

  /// Waits until the program writes, at most 20 ms.
  ///
  /// If the terminal is stalled or hung up, or no program has it open any more, waits 1 ms: `poll`
  /// would report unread output or the device's end at once, each time.
  private func pause() async {
    guard let device, read(), !isStalled else {
      return await readiness.wait(toRead: [], within: .milliseconds(1))
    }
    await readiness.wait(toRead: [device], within: Deadline.slice)
  }

  /// The error of a wait whose condition was not met.
  func failure(awaiting awaited: String, _ deadline: Deadline) -> ProgramError {
    let code = child.currentStatus().map { ProgramError.Code.ended(awaited: awaited, $0) }
    return ProgramError(
      code ?? deadline.code(awaiting: awaited), program: program.path, screen: screen.frame.text,
      place: deadline.place)
  }
}
