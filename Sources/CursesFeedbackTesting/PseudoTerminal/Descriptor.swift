#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file descriptor of this process, closed with the last reference.
///
/// Each is opened close-on-exec, or marked so: programs that are started do not inherit it.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// The result of a read.
  enum Reading {
    case bytes([UInt8])
    /// No byte is available yet.
    case nothing
    /// The file has ended, or the read failed.
    case ended
  }

  /// Reads the available bytes, at most 64 KiB.
  func readAvailable() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Self.retrying { read(number, &buffer, buffer.count) }
    guard count > 0 else { return count < 0 && errno == EAGAIN ? .nothing : .ended }
    return .bytes(Array(buffer.prefix(count)))
  }

  /// Writes as many bytes as the file accepts now; returns their number, or nil if the write
  /// failed.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = Self.retrying {
      bytes.withUnsafeBytes { systemWrite(number, $0) }
    }
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }

  /// Writes a text to a blocking descriptor; returns the `errno` of a failure, or nil.
  func write(_ text: String) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let count = writeSome(rest) else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Makes the descriptor nonblocking: reads and writes return at once.
  func stopWaiting() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// The C function `write`, which the method of the same name hides.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}
