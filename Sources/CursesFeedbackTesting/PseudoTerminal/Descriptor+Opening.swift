import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Descriptor {
  /// The lock that is held from the opening of a descriptor until it is marked close-on-exec, and
  /// while a program is started.
  ///
  /// `openpty` and `pipe` cannot open descriptors close-on-exec. Without the lock, a
  /// program that a parallel test starts could inherit the descriptor; the terminal would then not
  /// hang up before that program has ended.
  static let inheritance = Mutex<Void>(())

  /// Opens a pseudo-terminal: the side of the test, the side of the program, and the path of the
  /// file with which a program opens its side; nil, and `errno` is set, if that fails.
  static func pseudoTerminal() -> (device: Descriptor, far: Descriptor, path: String)? {
    inheritance.withLock { _ in
      var numbers: (Int32, Int32) = (-1, -1)
      var path = [CChar](repeating: 0, count: 1024)
      guard openpty(&numbers.0, &numbers.1, &path, nil, nil) == 0 else { return nil }
      let (device, far) = (Descriptor(numbers.0), Descriptor(numbers.1))
      device.keepFromPrograms()
      far.keepFromPrograms()
      device.stopWaiting()
      return (device, far, String(terminated: path))
    }
  }

  /// Sets the terminal's size; if it changes, the foreground programs get SIGWINCH.
  func setTerminalSize(_ size: Size) {
    var extent = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns),
      ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(number, UInt(TIOCSWINSZ), &extent)
  }

  /// Makes a pipe; nil, and `errno` is set, if that fails.
  static func pipe() -> (reading: Descriptor, writing: Descriptor)? {
    inheritance.withLock { _ in
      var numbers: [Int32] = [-1, -1]
      guard systemPipe(&numbers) == 0 else { return nil }
      let (reading, writing) = (Descriptor(numbers[0]), Descriptor(numbers[1]))
      reading.keepFromPrograms()
      writing.keepFromPrograms()
      return (reading, writing)
    }
  }

  private func keepFromPrograms() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }
}

private func systemPipe(_ numbers: inout [Int32]) -> Int32 { pipe(&numbers) }
