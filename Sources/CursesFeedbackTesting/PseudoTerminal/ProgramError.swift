public import Testing

/// The failure of a program's start, or of a wait for a program.
public struct ProgramError: Error, Equatable, Sendable {
  /// The kind of a failure.
  public enum Code: Equatable, Sendable {
    /// A system call failed with this `errno`.
    case system(call: String, number: Int32)
    /// The awaited condition was not met in time.
    case timedOut(awaited: String)
    /// The wait ended before the time was over: the test's task was cancelled, or the terminal was
    /// hung up or failed.
    case interrupted(awaited: String)
    /// The program ended before the awaited condition was met.
    case ended(awaited: String, ExitStatus)
  }

  /// The kind of the failure.
  public let code: Code
  /// The program's path.
  public let program: String
  /// The text on the screen at the time of the failure, or the program's output if it ran without
  /// a terminal; empty if the start failed.
  public let screen: String
  /// The file and the line of the test's wait; empty if the start failed.
  public let place: String

  package init(_ code: Code, program: String, screen: String = "", place: String = "") {
    self.code = code
    self.program = program
    self.screen = screen
    self.place = place
  }
}

extension ProgramError: CustomStringConvertible {
  /// The place, the reason and the screen.
  public var description: String {
    let reason =
      switch code {
      case .system(let call, let number): "\(program): \(call) failed (error \(number))"
      case .timedOut(let awaited): "\(program): timed out while waiting for \(awaited)"
      case .interrupted(let awaited):
        "\(program): stopped waiting for \(awaited): the test was cancelled, or the terminal is gone"
      case .ended(let awaited, let status): "\(program): ended with \(status) before \(awaited)"
      }
    let seen = screen.isEmpty ? "" : "\n\(screen)"
    return (place.isEmpty ? reason : "\(place): \(reason)") + seen
  }
}
