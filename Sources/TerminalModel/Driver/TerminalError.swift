/// Why a terminal cannot be used.
public struct TerminalError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: Hashable, Sendable {
    /// The terminal's type (TERM) is not set, is unknown, lacks the sequence that moves the cursor
    /// or the one that clears the screen, or is refused by ncurses.
    case unusableType(String)
    /// There is no terminal to draw on: standard output is not a terminal, and there is no
    /// controlling terminal (`/dev/tty`), or the driver's options do not select that one.
    case noTerminal
    /// A system call failed, with its `errno`.
    case system(call: String, number: Int32)
    /// This process already uses a terminal.
    case alreadyOpen
  }

  /// The kind of failure.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

extension TerminalError: CustomStringConvertible {
  /// The problem and, if there is one, its remedy, in one line for the user.
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
      "This program already uses a terminal: close that one first."
    }
  }
}
