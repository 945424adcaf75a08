import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open terminal device.
///
/// It has an open file description of its own: non-blocking mode does not affect other processes
/// that use the same terminal.
final class TerminalDevice: Sendable {
  let descriptor: Int32
  private struct Reading {
    /// One `read` of a terminal returns at most 4 KiB on Linux.
    var buffer = [UInt8](repeating: 0, count: 4096)
    /// Bytes that were read ahead for the thread that receives them.
    var ahead: [UInt8] = []
    /// Whether another program, such as an editor, has the terminal: that program alone reads it.
    var isLent = false
  }

  private let reading = Mutex(Reading())

  /// Takes ownership of a non-blocking descriptor: the deinit closes it.
  init(adopting descriptor: Int32) { self.descriptor = descriptor }

  /// Opens the terminal of standard output.
  ///
  /// Standard input may be anything: a program with a pipe as its standard input still reads keys
  /// from the terminal.
  static func ofStandardOutput() throws(TerminalError) -> TerminalDevice {
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalError(.noTerminal) }
    // By name first, because macOS cannot poll /dev/tty; then /dev/tty, because after su the named
    // device may belong to another user.
    guard let device = firstOpened([name(of: STDOUT_FILENO), "/dev/tty"]) else {
      throw TerminalError(.system(call: "open", number: errno))
    }
    return device
  }

  /// Opens the terminal of standard output or, if that is none, the controlling terminal of the
  /// process.
  static func ofProcess() throws(TerminalError) -> TerminalDevice {
    guard isatty(STDOUT_FILENO) != 1 else { return try ofStandardOutput() }
    #if canImport(Darwin)
      // By name first, because macOS cannot poll /dev/tty.
      let named = [STDERR_FILENO, STDIN_FILENO].first { isatty($0) == 1 }.flatMap { name(of: $0) }
    #else
      let named: String? = nil
    #endif
    guard let device = firstOpened([named, "/dev/tty"]) else { throw TerminalError(.noTerminal) }
    return device
  }

  /// The first of the devices that can be opened, or nil, with `errno`, if there is none.
  private static func firstOpened(_ paths: [String?]) -> TerminalDevice? {
    for path in paths.compactMap(\.self) {
      let opened = unsafe open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      let descriptor = aboveStandardStreams(opened)
      if descriptor >= 0 { return TerminalDevice(adopting: descriptor) }
    }
    return nil
  }

  deinit { close(descriptor) }

  /// The standard streams whose text would appear in the middle of a frame, because they are this
  /// terminal.
  var standardStreams: CapturedStreams {
    var streams: CapturedStreams = []
    if isTerminal(of: STDOUT_FILENO) { streams.insert(.output) }
    if isTerminal(of: STDERR_FILENO) { streams.insert(.errors) }
    return streams
  }

  /// Whether a standard stream is this terminal, or may be it: `/dev/tty`, under which this terminal
  /// may be open, is a device of its own.
  private func isTerminal(of stream: Int32) -> Bool {
    var (own, other, general) = (stat(), stat(), stat())
    guard isatty(stream) == 1, unsafe fstat(descriptor, &own) == 0,
      unsafe fstat(stream, &other) == 0
    else { return false }
    if own.st_rdev == other.st_rdev { return true }
    return unsafe stat("/dev/tty", &general) == 0 && own.st_rdev == general.st_rdev
  }

  /// Control-H as the sequence of the Backspace key, if it is the device's character for erasing the
  /// last one of a line; otherwise empty.
  var keySequences: KeySequences {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { return KeySequences() }
    let erase = unsafe withUnsafeBytes(of: attributes.c_cc) { unsafe $0[Int(VERASE)] }
    return KeySequences(erase == 0x08 ? [[0x08]: Key(.backspace)] : [:])
  }

  /// The terminal's current size, limited as ``usable(columns:rows:)`` describes; the standard size
  /// if it is unknown.
  var size: Size {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return .standard }
    return Self.usable(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Limits a terminal's size to 4,000 columns, 1,000 rows and a million cells (ncurses takes 100
  /// bytes a cell); returns the standard size if `columns` or `rows` is not positive.
  static func usable(columns: Int, rows: Int) -> Size {
    guard columns > 0, rows > 0 else { return .standard }
    let columns = min(columns, 4_000)
    return Size(columns: columns, rows: min(rows, 1_000, 1_000_000 / columns))
  }

  /// The result of a `read`.
  enum Received: Equatable {
    case bytes([UInt8])
    case nothing
    /// The terminal is gone.
    case ended
  }

  /// Returns the bytes that were read ahead, or reads at most 4 KiB without waiting.
  func receive() -> Received {
    reading.withLock { reading in
      guard reading.ahead.isEmpty else {
        defer { reading.ahead = [] }
        return .bytes(reading.ahead)
      }
      guard !reading.isLent else { return .nothing }
      return read(into: &reading.buffer)
    }
  }

  /// Reads ahead for the thread that receives, without waiting.
  ///
  /// - Returns: The bytes, which that thread will receive, too, or an empty array if there are
  ///   none; nil if the terminal is gone or lent to a program, or if a mebibyte already waits for
  ///   the thread.
  func readAhead() -> [UInt8]? {
    reading.withLock { reading in
      guard reading.ahead.count < Arrivals.capacity, !reading.isLent else { return nil }
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

  /// Whether another program has the terminal: this process then reads nothing.
  var isLent: Bool {
    get { reading.withLock(\.isLent) }
    set { reading.withLock { $0.isLent = newValue } }
  }

  /// Whether bytes were read ahead and are not received yet.
  var wasReadAhead: Bool { reading.withLock { !$0.ahead.isEmpty } }

  private func read(into buffer: inout [UInt8]) -> Received {
    var count = 0
    repeat {
      count = unsafe buffer.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
    } while count < 0 && errno == EINTR
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    guard count < 0 else { return .ended }
    switch errno {
    case EAGAIN:
      return .nothing
    case EIO where isInBackground:
      // Typed bytes are for the foreground, but poll reports them here, too: without a pause the
      // thread would read again and again.
      poll(nil, 0, 20)
      return .nothing
    default:
      return .ended
    }
  }

  /// Whether the terminal has another foreground process group than this process's; false if the
  /// terminal is gone.
  ///
  /// In the background, a read in a thread that blocks SIGTTIN, or in a process that ignores it,
  /// fails with EIO, as it does when the terminal is gone.
  private var isInBackground: Bool {
    let group = tcgetpgrp(descriptor)
    return group >= 0 && group != getpgrp()
  }

  /// Runs a closure while no thread reads.
  func withoutReading<Result>(_ body: () -> sending Result) -> sending Result {
    reading.withLock { _ in body() }
  }

  /// Writes once: as many bytes as the terminal accepts without waiting.
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

/// The system's `read`, which methods of the same name hide.
func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
