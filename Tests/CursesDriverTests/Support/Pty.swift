import TerminalModel
import Testing

@testable import CursesFeedbackTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal: the driver opens its slave side as a terminal, and the test reads and writes
/// the master side, as a terminal emulator does.
///
/// The deinit closes both sides. Programs that parallel tests start do not inherit them, not even
/// for the moment after the opening.
final class Pty {
  let path: String
  /// Nil after ``hangUp()``.
  private var master: Descriptor?
  /// Keeps the terminal alive while no other descriptor is open.
  private let slave: Descriptor

  init(columns: Int = 80, rows: Int = 24) throws {
    (master, slave, path) = try #require(Descriptor.pseudoTerminal())
    resize(columns: columns, rows: rows)
  }

  /// Opens the terminal as the driver does.
  ///
  /// The caller closes the descriptor.
  func openTerminal(_ access: Int32 = O_RDWR) -> Int32 {
    open(path, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  func resize(columns: Int, rows: Int) {
    slave.setTerminalSize(Size(columns: columns, rows: rows))
  }

  /// Closes the master side, as if the terminal were gone, and waits for the hang-up.
  ///
  /// It is not there at once: a process that another test is starting has the master side until it
  /// runs its program.
  func hangUp() {
    master = nil
    var end = pollfd(fd: slave.number, events: 0, revents: 0)
    while poll(&end, 1, 30_000) < 0, errno == EINTR {}
  }

  /// The attributes (termios) of the terminal, as bytes.
  var attributes: [UInt8] {
    var attributes = termios()
    tcgetattr(slave.number, &attributes)
    return withUnsafeBytes(of: attributes) { Array($0) }
  }

  /// Types a text.
  func send(_ text: String) {
    _ = master?.writeSome(Array(text.utf8)[...])
  }

  /// Reads typed text that no program has read yet, from the slave side; empty after ten
  /// seconds without any.
  func readTyped() -> String {
    var file = pollfd(fd: slave.number, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 10_000) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(slave.number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Reads and returns the output that has not been read yet.
  @discardableResult func receive() -> [UInt8] {
    var new: [UInt8] = []
    while case .bytes(let bytes)? = master?.readAvailable() { new += bytes }
    return new
  }
}
