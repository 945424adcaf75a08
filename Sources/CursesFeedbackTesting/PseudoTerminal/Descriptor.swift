#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file of this process, closed with its last owner.
///
/// Programs that are started do not inherit it.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// What reading brought.
  enum Reading {
    case bytes([UInt8])
    /// There is nothing to read yet.
    case nothing
    /// Nothing comes any more.
    case ended
  }

  /// Reads what is there, up to 64 KiB.
  func readAvailable() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Self.retrying { read(number, &buffer, buffer.count) }
    guard count > 0 else { return count < 0 && errno == EAGAIN ? .nothing : .ended }
    return .bytes(Array(buffer.prefix(count)))
  }

  /// Writes as much as can be taken; returns how many bytes, nil where nothing ever can be.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = Self.retrying {
      bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    }
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }

  /// Makes reading and writing return at once.
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
