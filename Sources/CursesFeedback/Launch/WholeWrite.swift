#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes all bytes to a file, and waits while it accepts none.
///
/// - Returns: The `errno` of a failure, or 0.
func writeWhole(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes
  while true {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count == rest.count { return 0 }
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } else if errno == EAGAIN {
      var file = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLOUT), revents: 0)
      _ = poll(&file, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
}
