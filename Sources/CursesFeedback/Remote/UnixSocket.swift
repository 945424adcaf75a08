#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A Unix socket, closed with the last reference; programs that are started do not inherit it.
final class UnixSocket: Sendable {
  /// The result of a read or of a write.
  enum Transfer<Content> {
    case done(Content)
    /// Nothing can be read or written at this time.
    case blocked
    /// The other side has closed the connection, or a system call has failed.
    case ended
  }

  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit { close(descriptor) }

  /// Makes a socket that accepts connections at a path.
  ///
  /// - Returns: Nil, with `errno` set, if a system call fails or the path is too long.
  static func listening(at path: String) -> UnixSocket? {
    guard let listener = make() else { return nil }
    let isBound = withAddress(path) { bind(listener.descriptor, $0, $1) } == 0
    guard isBound, chmod(path, 0o600) == 0, listen(listener.descriptor, 8) == 0 else { return nil }
    listener.stopBlocking()
    return listener
  }

  /// Makes a socket that is connected with the one at a path.
  ///
  /// It does not wait for a process that accepts no connection, such as a stopped one: if too many
  /// connections wait already, it fails, on Linux with EAGAIN, on macOS with ECONNREFUSED.
  ///
  /// - Returns: Nil, with `errno` set, if a system call fails or the path is too long.
  static func connected(to path: String) -> UnixSocket? {
    guard let client = make() else { return nil }
    let flags = fcntl(client.descriptor, F_GETFL)
    client.stopBlocking()
    guard withAddress(path, { connect(client.descriptor, $0, $1) }) == 0 else { return nil }
    _ = fcntl(client.descriptor, F_SETFL, flags)
    return client
  }

  /// Two sockets that are connected with each other; nil if a system call fails.
  static func pair() -> (UnixSocket, UnixSocket)? {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
    return (UnixSocket(descriptor: ends[0]), UnixSocket(descriptor: ends[1]))
  }

  /// The next connection; nil if there is none.
  func accepted() -> UnixSocket? {
    let connection = accept(descriptor, nil, nil)
    return connection >= 0 ? UnixSocket(descriptor: connection) : nil
  }

  /// Makes reads and writes return at once.
  func stopBlocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Ends the connection for the other side, too.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Waits until bytes, or the end of the connection, can be read; returns false if the time limit
  /// passes, or if a signal interrupts the wait.
  func waitToRead(atMost limit: Duration) -> Bool {
    var file = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
    return poll(&file, 1, Int32(limit / .milliseconds(1))) > 0
  }

  /// Reads the available bytes, at most 64 KiB.
  func read() -> Transfer<[UInt8]> {
    let count = 65_536
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      length = Self.retrying { recv(descriptor, buffer.baseAddress, count, 0) }
      initialized = max(0, length)
    }
    if length > 0 { return .done(bytes) }
    return length < 0 && errno == EAGAIN ? .blocked : .ended
  }

  /// Writes as many of the bytes as the socket accepts, and returns their number.
  func write(_ bytes: ArraySlice<UInt8>) -> Transfer<Int> {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { buffer in
      Self.retrying { send(descriptor, buffer.baseAddress, buffer.count, flags) }
    }
    if count >= 0 { return .done(count) }
    return errno == EAGAIN ? .blocked : .ended
  }

  #if canImport(Darwin) || canImport(Musl)
    private static let stream = SOCK_STREAM
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private static func make() -> UnixSocket? {
    let descriptor = socket(AF_UNIX, stream, 0)
    return descriptor >= 0 ? UnixSocket(descriptor: descriptor) : nil
  }

  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let count = call()
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Calls the body with the address of a path; -1 with ENAMETOOLONG if the path is too long.
  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      guard bytes.count < buffer.count else { return false }
      buffer.copyBytes(from: bytes)
      return true
    }
    guard isShort else {
      errno = ENAMETOOLONG
      return -1
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
