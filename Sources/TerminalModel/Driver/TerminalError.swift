/// Why a terminal cannot be used.
public struct TerminalError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Code: Hashable, Sendable {
    /// The terminal's type (TERM) is not set, unknown, or cannot do what a screen needs.
    case unusableType(String)
    /// There is no terminal to show anything on.
    case noTerminal
    /// A call to the system failed, with its `errno`.
    case system(call: String, number: Int32)
    /// A terminal is in use by this process already.
    case alreadyOpen
  }

  /// What kind of failure it is.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

extension TerminalError: CustomStringConvertible {
  /// One line for a person: what is wrong and what to do about it.
  public var description: String {
    switch code {
    case .unusableType(""):
      "TERM is not set: set it to your terminal's type, for example TERM=xterm-256color."
    case .unusableType(let name):
      "The terminal type \"\(name)\" cannot be used: set TERM to one that the system knows and "
        + "that can move the cursor, for example TERM=xterm-256color."
    case .noTerminal:
      "There is no terminal: start this program in one, or ask for a frame as text with --snapshot."
    case .system(let call, let number):
      "The terminal failed in \(call) (error \(number))."
    case .alreadyOpen:
      "This program uses a terminal already: close that session first."
    }
  }
}
