import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error of a trace or a recording that cannot be written to its file.
public struct TraceError: Error, Hashable {
  /// The path of the file.
  public let path: String
  /// The system's description of the error.
  public let reason: String
  private let contents: TraceFile.Kind

  fileprivate init(_ path: String, _ contents: TraceFile.Kind, _ code: Int32) {
    (self.path, self.contents) = (path, contents)
    reason = String(cString: strerror(code))
  }
}

extension TraceError: CustomStringConvertible {
  /// One sentence with the path and the reason.
  public var description: String {
    "No \(contents.rawValue) can be written to \(path): \(reason)."
  }
}

/// The file of a trace or a recording, which any thread may write.
///
/// The file is closed when the last reference to the object is released.
package final class TraceFile: Sendable {
  /// What a file contains, for messages.
  package enum Kind: String, Sendable { case trace, recording, report, film }

  private struct Contents {
    let descriptor: Int32
    var failure: TraceError?
  }

  package let path: String
  private let kind: Kind
  private let contents: Mutex<Contents>

  /// Makes a file, or empties an existing one, that its owner alone can read and write.
  ///
  /// A named pipe without a reader is refused: opening it would block the application.
  package init(path: String, of kind: Kind = .trace) throws(TraceError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw TraceError(path, kind, errno) }
    Self.restrict(descriptor)
    (self.path, self.kind) = (path, kind)
    contents = Mutex(Contents(descriptor: descriptor))
  }

  deinit {
    close(contents.withLock(\.descriptor))
  }

  /// The file descriptor of the open file.
  var descriptor: Int32 { contents.withLock(\.descriptor) }

  /// The error of the write that failed, or nil if none has.
  package var failure: TraceError? { contents.withLock(\.failure) }

  /// Writes a text, unless a write has failed before; returns the error if this one fails.
  @discardableResult
  package func append(_ text: String) -> TraceError? { append(Array(text.utf8)) }

  /// Writes bytes, as ``append(_:)`` writes a text.
  @discardableResult
  package func append(_ bytes: [UInt8]) -> TraceError? {
    contents.withLock { contents in
      guard contents.failure == nil, let code = Self.write(bytes, to: contents.descriptor) else {
        return nil
      }
      contents.failure = TraceError(path, kind, code)
      return contents.failure
    }
  }

  /// Takes the permissions of an existing file from all but its owner; devices and pipes keep
  /// theirs.
  private static func restrict(_ descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    // A file of another owner keeps its permissions: the call fails.
    _ = fchmod(descriptor, 0o600)
  }

  /// Writes all bytes, and waits while the file accepts none.
  ///
  /// - Returns: The `errno` of a failure, or nil.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// The C function `write`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
