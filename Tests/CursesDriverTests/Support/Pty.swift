import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pseudo-terminal: the driver opens its slave side as a terminal, and the test reads and writes
/// the master side, as a terminal emulator does.
///
/// The deinit closes both sides.
final class Pty {
  let path: String
  private var master: Int32
  /// Keeps the terminal alive while no other descriptor is open.
  private let slave: Int32

  init(columns: Int = 80, rows: Int = 24) throws {
    var (near, far): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 1024)
    try #require(openpty(&near, &far, &name, nil, nil) == 0)
    (master, slave) = (near, far)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// Opens the terminal as the driver does.
  ///
  /// The caller closes the descriptor.
  func openTerminal(_ access: Int32 = O_RDWR) -> Int32 {
    open(path, access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the master side, as if the terminal were gone.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The attributes (termios) of the terminal, as bytes.
  var attributes: [UInt8] {
    var attributes = termios()
    tcgetattr(slave, &attributes)
    return withUnsafeBytes(of: attributes) { Array($0) }
  }

  /// Types a text.
  func send(_ text: String) {
    var bytes = Array(text.utf8)
    _ = write(master, &bytes, bytes.count)
  }

  /// Reads typed text that no program has read yet, from the slave side; empty after a second
  /// without any.
  func readTyped() -> String {
    var file = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 1_000) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(slave, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Reads and returns the output that has not been read yet.
  @discardableResult func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var new: [UInt8] = []
    while case let count = read(master, &bytes, bytes.count), count > 0 { new += bytes[..<count] }
    return new
  }
}
