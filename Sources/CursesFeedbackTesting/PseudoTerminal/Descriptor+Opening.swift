import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Descriptor {
  /// Held while a descriptor is open that programs would inherit, and while one is started.
  ///
  /// Not every system can open all of them closed for programs from the beginning, and a test
  /// that runs beside this one starts programs too: a terminal that another program inherited
  /// would not hang up.
  static let inheritance = Mutex<Void>(())

  /// Opens a new terminal device: the side of the one who looks at it, the far side, and the
  /// file that a program opens to have the far side; nil with `errno` where there is none left.
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

  /// Gives the terminal a size; the programs in its foreground get a signal where it is new.
  func setTerminalSize(_ size: Size) {
    var extent = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns),
      ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(number, UInt(TIOCSWINSZ), &extent)
  }

  /// Makes a pipe; nil with `errno` where the system has none left.
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
