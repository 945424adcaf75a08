public import Testing

/// Why a program could not be started, or did not do what a test waited for.
public struct ProgramError: Error, Equatable, Sendable {
  /// What kind of failure it is.
  public enum Code: Equatable, Sendable {
    /// A call to the system failed, with its `errno`.
    case system(call: String, number: Int32)
    /// What was awaited did not come in time.
    case timedOut(awaited: String)
    /// The program ended before what was awaited came.
    case ended(awaited: String, ExitStatus)
  }

  /// What kind of failure it is.
  public let code: Code
  /// The program's path.
  public let program: String
  /// What the terminal showed then; empty where there was none.
  public let screen: String
  /// The file and the line of the test that waited; empty where none did.
  public let place: String

  package init(_ code: Code, program: String, screen: String = "", place: String = "") {
    self.code = code
    self.program = program
    self.screen = screen
    self.place = place
  }
}

extension ProgramError: CustomStringConvertible {
  /// What happened, where, and what could be seen.
  public var description: String {
    let reason =
      switch code {
      case .system(let call, let number): "\(program): \(call) failed (error \(number))"
      case .timedOut(let awaited): "\(program): waited too long for \(awaited)"
      case .ended(let awaited, let status): "\(program): ended with \(status) before \(awaited)"
      }
    let seen = screen.isEmpty ? "" : "\n\(screen)"
    return (place.isEmpty ? reason : "\(place): \(reason)") + seen
  }
}
