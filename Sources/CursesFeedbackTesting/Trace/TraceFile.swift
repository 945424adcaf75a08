#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The error of a trace that cannot be written to its file.
public struct TraceError: Error, Hashable {
  /// The path of the file.
  public let path: String
  /// The system's description of the error.
  public let reason: String

  fileprivate init(_ path: String, _ code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

extension TraceError: CustomStringConvertible {
  /// One sentence with the path and the reason.
  public var description: String { "No trace can be written to \(path): \(reason)." }
}

/// The file of a trace, closed with the last reference.
final class TraceFile {
  private let path: String
  /// Nil after a write has failed.
  private var descriptor: Descriptor?

  /// Makes a file for its owner only, or empties an existing file.
  init(path: String) throws(TraceError) {
    self.path = path
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw TraceError(path, errno) }
    descriptor = Descriptor(number)
  }

  /// Writes a text, unless a write has failed before; returns the error if this one fails.
  func append(_ text: String) -> TraceError? {
    guard let code = descriptor?.write(text) else { return nil }
    descriptor = nil
    return TraceError(path, code)
  }
}
