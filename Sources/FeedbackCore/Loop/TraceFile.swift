#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A trace could not be written to its file.
public struct TraceError: Error, Hashable {
  /// The file.
  public let path: String
  /// What the system says.
  public let reason: String

  fileprivate init(_ path: String, _ code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

extension TraceError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String { "No trace can be written to \(path): \(reason)." }
}

/// A file that is written piece by piece, and closed when nobody holds it any more.
final class TraceFile {
  private let path: String
  private let descriptor: Int32
  private var isBroken = false

  /// Makes the file, or empties the one that is there.
  ///
  /// A new one is for its owner alone: a state may hold what is nobody else's business.
  init(path: String) throws(TraceError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw TraceError(path, errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes a text, unless that has failed before.
  func append(_ text: String) throws(TraceError) {
    guard !isBroken else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        isBroken = true
        throw TraceError(path, errno)
      }
    }
  }
}
