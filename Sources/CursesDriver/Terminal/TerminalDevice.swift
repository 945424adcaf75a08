import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal's file: a description of our own, so that making it non-blocking concerns nobody
/// else who has the same terminal open.
final class TerminalDevice: Sendable {
  let descriptor: Int32
  /// Where what is read arrives: Linux gives 4 KiB at most at a time.
  private let buffer = Mutex([UInt8](repeating: 0, count: 4096))

  /// Takes over a non-blocking descriptor, and closes it in the end.
  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  /// Opens the terminal that standard output is.
  ///
  /// Standard input may be anything: a program that gets data through a pipe still has its keys
  /// from the terminal.
  static func ofStandardOutput() throws(TerminalError) -> TerminalDevice {
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalError(.noTerminal) }
    // By name first: macOS cannot poll /dev/tty. But the name may be another user's, after su.
    for path in [name(of: STDOUT_FILENO), "/dev/tty"].compactMap(\.self) {
      let descriptor = unsafe open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { return TerminalDevice(adopting: descriptor) }
    }
    throw TerminalError(.system(call: "open", number: errno))
  }

  deinit { close(descriptor) }

  /// Whether what is written to standard error would stand in the middle of a frame.
  static var isStandardErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The terminal's extent now, within what can be drawn.
  var size: Size {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return .standard }
    return Self.usable(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// What a terminal says of its extent, made usable: one that says nothing gets the standard,
  /// and no more than a million cells are believed (ncurses takes 100 bytes for each).
  static func usable(columns: Int, rows: Int) -> Size {
    guard columns > 0, rows > 0 else { return .standard }
    let columns = min(columns, 4_000)
    return Size(columns: columns, rows: min(rows, 1_000, 1_000_000 / columns))
  }

  /// What came of reading.
  enum Received {
    case bytes([UInt8])
    case nothing
    /// The terminal is gone.
    case ended
  }

  /// Reads what has arrived, 4 KiB at most, without waiting.
  func receive() -> Received {
    buffer.withLock { buffer in
      var count = 0
      repeat {
        count = unsafe buffer.withUnsafeMutableBytes {
          unsafe read(descriptor, $0.baseAddress, $0.count)
        }
      } while count < 0 && errno == EINTR
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      return count < 0 && errno == EAGAIN ? .nothing : .ended
    }
  }

  /// Writes once, as much as is taken without waiting.
  func send(_ bytes: UnsafeRawBufferPointer) -> PendingOutput.Sent {
    let count = unsafe write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return .bytes(count) }
    switch errno {
    case EINTR: return .bytes(0)
    case EAGAIN: return .refused
    default: return .failed
    }
  }

  private static func name(of descriptor: Int32) -> String? {
    guard let name = unsafe ttyname(descriptor) else { return nil }
    return unsafe String(cString: name)
  }
}
