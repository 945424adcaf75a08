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
  private struct Reading {
    /// Linux gives 4 KiB at most at a time.
    var buffer = [UInt8](repeating: 0, count: 4096)
    /// Bytes that were read in place of the thread that receives them.
    var ahead: [UInt8] = []
  }

  private let reading = Mutex(Reading())

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
      let opened = unsafe open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      let descriptor = aboveStandardStreams(opened)
      if descriptor >= 0 { return TerminalDevice(adopting: descriptor) }
    }
    throw TerminalError(.system(call: "open", number: errno))
  }

  deinit { close(descriptor) }

  /// The standard streams that would write into the middle of a frame.
  static var streamsToTerminal: CapturedStreams {
    isatty(STDERR_FILENO) == 1 ? [.output, .errors] : .output
  }

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
  enum Received: Equatable {
    case bytes([UInt8])
    case nothing
    /// The terminal is gone.
    case ended
  }

  /// Takes the bytes that were read ahead, or reads 4 KiB at most, without waiting.
  func receive() -> Received {
    reading.withLock { reading in
      guard reading.ahead.isEmpty else {
        defer { reading.ahead = [] }
        return .bytes(reading.ahead)
      }
      return read(into: &reading.buffer)
    }
  }

  /// Reads in place of the thread that receives; nil if the terminal is gone or too much is kept.
  ///
  /// - Returns: the bytes, which that thread will receive.
  func readAhead() -> [UInt8]? {
    reading.withLock { reading in
      guard reading.ahead.count < Arrivals.capacity else { return nil }
      switch read(into: &reading.buffer) {
      case .bytes(let bytes):
        reading.ahead += bytes
        return bytes
      case .nothing:
        return []
      case .ended:
        return nil
      }
    }
  }

  /// Whether bytes were read ahead and not received yet.
  var wasReadAhead: Bool { reading.withLock { !$0.ahead.isEmpty } }

  private func read(into buffer: inout [UInt8]) -> Received {
    var count = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && errno == EAGAIN ? .nothing : .ended
  }

  /// Does something while no thread reads.
  func withoutReading(_ body: () -> Void) {
    reading.withLock { _ in body() }
  }

  /// Writes once, as much as is taken without waiting.
  func send(_ bytes: UnsafeRawBufferPointer) -> PendingOutput.Sent {
    let count = unsafe write(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return .bytes(count) }
    switch errno {
    case EINTR: return .bytes(0)
    case EAGAIN: return .refused
    default: return .failed(errno)
    }
  }

  private static func name(of descriptor: Int32) -> String? {
    guard let name = unsafe ttyname(descriptor) else { return nil }
    return unsafe String(cString: name)
  }
}

/// The system's `read`, which a method of that name hides.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
