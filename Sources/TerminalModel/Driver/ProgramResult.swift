/// How a program that had the terminal has ended.
///
///     case .edited(.exited(0)): …
///     case .edited(let result): state.message = "\(result)"
public enum ProgramResult: Codable, Hashable, Sendable {
  /// The program ended with an exit status, 0 to 255; 0 means success.
  case exited(Int32)
  /// A signal with this number ended the program: 2 is that of Ctrl-C.
  case signaled(Int32)
  /// The program was not started, or the system cannot tell how it ended.
  case failed(ProgramFailure)

  /// Whether the program ended with exit status 0.
  public var isSuccess: Bool { self == .exited(0) }
}

extension ProgramResult: CustomStringConvertible {
  /// One sentence for the user.
  ///
  /// A shell ends with status 127 if there is no such command, such as the editor of the variable
  /// EDITOR.
  public var description: String {
    switch self {
    case .exited(0): "The program has ended."
    case .exited(127): "The program was not found, or ended with status 127."
    case .exited(let status): "The program ended with status \(status)."
    case .signaled(let number): "Signal \(number) ended the program."
    case .failed(let failure): failure.description
    }
  }
}

/// Why a program could not get the terminal, or has no known exit status.
public struct ProgramFailure: Error, Codable, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: Codable, Hashable, Sendable {
    /// The application runs without a terminal, or its session has ended.
    case noTerminal
    /// Another program has the terminal.
    case terminalInUse
    /// The request was cancelled before the program was started.
    case cancelled
    /// The program was not started: a system call failed, with its `errno`, which is 2 if there is
    /// no such program.
    case system(number: Int32)
    /// The program was started, but the system cannot tell how it ended: `waitid` failed with this
    /// `errno`, which is 10 on Linux if another part of the process has waited for the program.
    case unknownStatus(number: Int32)
  }

  /// The kind of failure.
  public let code: Code
  /// The name of the program.
  public let program: String

  /// Makes a failure.
  public init(_ code: Code, program: String) {
    self.code = code
    self.program = program
  }
}

extension ProgramFailure: CustomStringConvertible {
  /// One sentence for the user.
  public var description: String {
    switch code {
    case .noTerminal: "There is no terminal for \"\(program)\"."
    case .terminalInUse: "Another program has the terminal: \"\(program)\" was not started."
    case .cancelled: "\"\(program)\" was not started: the request was cancelled."
    case .system(2): "There is no program \"\(program)\"."
    case .system(13): "\"\(program)\" cannot be executed."
    case .system(let number): "\"\(program)\" cannot be started (error \(number))."
    case .unknownStatus(let number):
      "\"\(program)\" was started, but its exit status is unknown (error \(number))."
    }
  }
}
