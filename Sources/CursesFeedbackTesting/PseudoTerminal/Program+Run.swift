public import Testing

extension Program {
  /// How a program without a terminal ended, and what it wrote.
  public struct Outcome: Equatable, Sendable {
    /// How it ended.
    public let status: ExitStatus
    /// What it wrote to its standard output.
    public let output: String
    /// What it wrote to its standard error.
    public let errors: String
  }

  /// The most bytes that can be given to a program that runs without a terminal: what every
  /// system's pipes hold.
  public static let largestInput = 16_384

  /// Runs the program to its end without a terminal: its three standard streams are pipes, and
  /// no terminal controls its session.
  ///
  /// It reads the input, at most ``largestInput`` bytes of UTF-8; then its input has ended.
  ///
  /// - Throws: an error, when it cannot be started or the time is over before its end.
  public func run(
    input: String = "", within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) -> Outcome {
    precondition(
      input.utf8.count <= Self.largestInput, "A program reads at most 16 KiB of input here.")
    let deadline = Deadline(within: time, fileID: fileID, line: line)
    let readiness = Readiness()
    var process = try PipedProcess(running: self, input: input)
    while true {
      if let outcome = process.outcome() { return outcome }
      guard !deadline.isOver else { break }
      let open = process.openStreams
      await readiness.wait(
        toRead: open, within: open.isEmpty ? .milliseconds(1) : Deadline.slice)
    }
    throw ProgramError(
      .timedOut(awaited: "its end"), program: path, screen: process.written,
      place: deadline.place)
  }
}
