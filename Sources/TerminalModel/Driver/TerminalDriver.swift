/// A terminal that can be drawn on: the one interface between the framework and a device.
///
/// The curses driver implements it on a real terminal, the testing module in memory. A driver
/// decides nothing: which cells to draw is said by the caller, what bytes mean is decided by
/// `InputDecoder`.
@MainActor public protocol TerminalDriver: AnyObject {
  /// The terminal's extent now.
  var size: Size { get }

  /// The byte sequences that this terminal's keys send, beyond the well-known ones.
  var keySequences: KeySequences { get }

  /// How long an ESC waits for what could follow it; 25 ms unless the driver says otherwise.
  var escapeDelay: Duration { get }

  /// Starts to report what comes from the terminal, on the main actor, in order. Called once.
  func start(_ report: @escaping @MainActor (TerminalReport) -> Void)

  /// Draws the changed cells of a frame and places the cursor.
  ///
  /// - Returns: whether the frame is shown. A terminal that does not read (yet) takes no frame:
  ///   the driver reports ``TerminalReport/writable`` when it does again.
  func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool

  /// Hands the terminal back as it was found, stops the process (as Ctrl-Z does in a shell) and
  /// takes the terminal again when the process goes on. Then the screen shows nothing that is
  /// known.
  func suspend() throws(TerminalError)

  /// Hands the terminal back as it was found. Idempotent.
  func close()
}

extension TerminalDriver {
  /// As long as is well for a terminal that is near.
  public var escapeDelay: Duration { InputDecoder.standardEscapeDelay }

  /// Makes what understands this terminal's bytes.
  package func makeDecoder() -> InputDecoder {
    InputDecoder(sequences: keySequences, escapeDelay: escapeDelay)
  }
}

/// What a driver reports.
public enum TerminalReport: Sendable {
  /// Bytes came in; more may follow before ``caughtUp``.
  case bytes([UInt8])
  /// All bytes that had come in are reported, or so many that it is time to show what has come of
  /// them.
  case caughtUp
  /// The terminal has another size; what it shows is no longer known.
  case resized(Size)
  /// The process was stopped from outside and goes on; what the terminal shows is no longer known.
  case resumed
  /// The terminal reads again after it had refused a frame.
  case writable
  /// The terminal is gone: nothing more comes in, nothing goes out.
  case ended
}
