/// A terminal that can be drawn on: the one interface between the framework and a device.
///
/// The curses driver implements it on a real terminal, and headless applications and tests have one
/// in memory. The caller decides which cells change, and ``InputDecoder`` interprets the bytes: a
/// driver decides only how to send the cells.
@MainActor public protocol TerminalDriver: AnyObject {
  /// The terminal's current size in cells.
  var size: Size { get }

  /// The byte sequences of this terminal's keys: they are added to the well-known ones, and replace
  /// the meanings of equal ones.
  var keySequences: KeySequences { get }

  /// How long a byte ESC waits for the rest of an escape sequence before it counts as the Escape
  /// key; 25 ms by default.
  var escapeDelay: Duration { get }

  /// Starts to report input and changes of the terminal, in order and on the main actor (the main
  /// thread). Called once.
  func start(_ report: @escaping @MainActor (TerminalReport) -> Void)

  /// Draws the changed cells of a frame, shows, places or hides the cursor, and requests the mouse
  /// actions of the frame.
  ///
  /// An accepted frame may be sent in part later; if the terminal is gone, or lent to a program, it
  /// is discarded.
  ///
  /// - Returns: Whether the driver accepted the frame. It refuses a frame while bytes of earlier
  ///   output wait to be sent, and reports ``TerminalReport/writable`` when they are sent; it also
  ///   refuses frames after ``close()``.
  func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool

  /// Restores the terminal to the state in which it was found, stops the process (as Ctrl-Z does in
  /// a shell) and takes over the terminal again when the process continues. After that the contents
  /// of the screen are unknown.
  func suspend() throws(TerminalError)

  /// Whether the driver can hand its terminal to another program.
  var runsPrograms: Bool { get }

  /// Hands the terminal to a program in the state in which it was found, and takes over the
  /// terminal again when the program has ended. After that the contents of the screen are unknown.
  ///
  /// Meanwhile the driver reads no input. If the Swift task of the call is cancelled, the program
  /// is asked to end (SIGTERM); the call returns when it has ended.
  ///
  /// - Parameter command: The name of the program and its arguments.
  func run(_ command: [String]) async -> ProgramResult

  /// Puts a text into the user's clipboard, if the terminal can do that and permits it.
  ///
  /// - Returns: False if the driver does not accept the text; an accepted text may be sent later.
  @discardableResult func copy(_ text: String) -> Bool

  /// The end of the text that the process has written to standard output and standard error, if the
  /// driver keeps this text off the screen; nil if it does not.
  ///
  /// The text may have control sequences.
  var capturedText: String? { get }

  /// Restores the terminal to the state in which it was found. Idempotent.
  func close()
}

extension TerminalDriver {
  /// The standard delay, which suits a local terminal.
  public var escapeDelay: Duration { InputDecoder.standardEscapeDelay }

  /// False: a driver runs no programs unless it implements this and ``run(_:)``.
  public var runsPrograms: Bool { false }

  /// Starts no program.
  public func run(_ command: [String]) async -> ProgramResult {
    .failed(ProgramFailure(.noTerminal, program: command.first ?? ""))
  }

  /// Copies nothing.
  public func copy(_ text: String) -> Bool { false }

  /// Nil: a driver keeps no text off the screen unless it implements this.
  public var capturedText: String? { nil }

  /// Makes a decoder of this terminal's bytes.
  package func makeDecoder() -> InputDecoder {
    InputDecoder(sequences: keySequences, escapeDelay: escapeDelay)
  }
}

/// A report of a driver.
public enum TerminalReport: Hashable, Sendable {
  /// Bytes were read; more may follow before ``caughtUp``.
  case bytes([UInt8])
  /// All available bytes are reported, or as many as the driver reads before it lets a frame be
  /// drawn.
  case caughtUp
  /// The size of the terminal may have changed; the contents of its screen are unknown, even if the
  /// size is the same as before.
  case resized(Size)
  /// The process was stopped from outside and continues; the contents of the screen are unknown.
  case resumed
  /// The terminal accepts output again, after the driver refused a frame.
  case writable
  /// The terminal is gone: there is no more input, and output is impossible.
  case ended
  /// The rest of an accepted frame, or a copied text, cannot be sent.
  case failed(TerminalError)
}
