public import Testing

extension Program {
  /// The exit status and the output of a program that ran without a terminal.
  public struct Outcome: Equatable, Sendable {
    /// The exit code, or the signal that ended the program.
    public let status: ExitStatus
    /// The text on the standard output.
    public let output: String
    /// The text on the standard error.
    public let errors: String
  }

  /// The maximum input of a program that runs without a terminal, in bytes.
  ///
  /// A pipe holds as many on every supported system.
  private static let largestInput = 16_384

  /// Runs the program to its end without a terminal: its three standard streams are pipes, and
  /// it has no controlling terminal.
  ///
  /// Its standard input is `input`, at most 16 KiB of UTF-8, and then ends. A program that has not
  /// ended within `time` is killed.
  ///
  /// - Throws: An error if the program cannot be started or does not end in time.
  public func run(
    input: String = "", within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) -> Outcome {
    precondition(
      input.utf8.count <= Self.largestInput,
      "The input of a program without a terminal is at most 16 KiB.")
    var deadline = Deadline(within: time, fileID: fileID, line: line)
    let readiness = Readiness()
    var process = try PipedProcess(running: self, input: input)
    while true {
      let isLast = deadline.isOver()
      if let outcome = process.outcome() { return outcome }
      guard !isLast else { break }
      let open = process.openStreams
      await readiness.wait(
        toRead: open, within: open.isEmpty ? .milliseconds(1) : Deadline.slice)
    }
    throw ProgramError(
      deadline.code(awaiting: "its end"), program: path, screen: process.written,
      place: deadline.place)
  }

  /// Runs the program to its end without a terminal and without input.
  ///
  /// - Parameters:
  ///   - time: The time after which the program is killed if it has made no progress.
  ///   - progress: A value that differs after each step of the program.
  /// - Returns: The outcome, or nil if the program was killed.
  /// - Throws: An error if the program cannot be started, or the test is cancelled first.
  func run(
    within time: Duration, progress: () -> some Equatable
  ) async throws(ProgramError) -> Outcome? {
    let readiness = Readiness()
    var process = try PipedProcess(running: self, input: "")
    var last = progress()
    var deadline = Deadline(within: time, fileID: #fileID, line: #line)
    while !deadline.isOver() {
      if let outcome = process.outcome() { return outcome }
      let now = progress()
      if now != last {
        last = now
        deadline = Deadline(within: time, fileID: #fileID, line: #line)
      }
      let open = process.openStreams
      await readiness.wait(
        toRead: open, within: open.isEmpty ? .milliseconds(1) : Deadline.slice)
    }
    if let outcome = process.outcome() { return outcome }
    let code = deadline.code(awaiting: "its end")
    guard case .interrupted = code else { return nil }
    throw ProgramError(code, program: path, screen: process.written, place: deadline.place)
  }
}
