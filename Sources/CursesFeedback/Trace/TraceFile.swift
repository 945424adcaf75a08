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
    reason =
      code == EWOULDBLOCK ? "another session writes to it" : String(cString: strerror(code))
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
    /// Whether a write has removed the former contents of the file.
    var isBegun = false
    /// The `errno` of the write that failed, or 0.
    var failure: Int32 = 0
  }

  package let path: String
  private let kind: Kind
  private let contents: Mutex<Contents>

  /// Makes or opens a file that its owner alone can read and write.
  ///
  /// The first write empties an existing file: until then, an application that cannot start leaves
  /// it as it was. A file that another object writes to is refused, also in another process, and so
  /// is a named pipe without a reader: opening it would block the application.
  package init(path: String, of kind: Kind = .trace) throws(TraceError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw TraceError(path, kind, errno) }
    guard Self.reserve(descriptor) else {
      close(descriptor)
      throw TraceError(path, kind, EWOULDBLOCK)
    }
    (self.path, self.kind) = (path, kind)
    contents = Mutex(Contents(descriptor: descriptor))
  }

  deinit {
    close(contents.withLock(\.descriptor))
  }

  /// The file descriptor of the open file.
  var descriptor: Int32 { contents.withLock(\.descriptor) }

  /// Whether text was written.
  var isBegun: Bool { contents.withLock(\.isBegun) }

  /// The error of the write that failed, or nil if none has.
  package var failure: TraceError? { error(contents.withLock(\.failure)) }

  /// Writes a text, unless a write has failed before; returns the error if this one fails.
  @discardableResult
  package func append(_ text: String) -> TraceError? {
    error(Array(text.utf8).withUnsafeBytes { append($0) })
  }

  /// Writes bytes, unless a write has failed before; returns the `errno` if this one fails, or 0.
  @discardableResult
  package func append(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    contents.withLock { contents in
      guard contents.failure == 0 else { return 0 }
      if !contents.isBegun {
        // A device or a pipe cannot be emptied.
        _ = ftruncate(contents.descriptor, 0)
        contents.isBegun = true
      }
      contents.failure = writeWhole(bytes, to: contents.descriptor)
      return contents.failure
    }
  }

  private func error(_ code: Int32) -> TraceError? {
    code == 0 ? nil : TraceError(path, kind, code)
  }

  /// Locks a file, and takes its permissions from all but its owner; devices and pipes stay as they
  /// are.
  ///
  /// - Returns: False if another object has locked it.
  private static func reserve(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return true }
    // Some file systems have no locks: the call then fails with another error.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
    // A file of another owner keeps its permissions: the call fails.
    _ = fchmod(descriptor, 0o600)
    return true
  }
}
