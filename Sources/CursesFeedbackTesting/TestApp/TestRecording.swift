import CursesFeedback
import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The recorded session of a test's application, which is kept in a file if the test fails.
final class TestRecording {
  private(set) var bytes: [UInt8] = []
  private var file: (path: String, file: TraceFile)?
  /// The number of kept recordings of the process, so that no two have the same name.
  private static let count = Mutex(0)

  /// Whether the environment wants the sessions of all tests to be recorded.
  static var isWanted: Bool { !(variable("SESSION_RECORDINGS") ?? "").isEmpty }

  /// Adds a line.
  func append(_ line: UnsafeRawBufferPointer) {
    bytes += line
    file?.file.append(line)
  }

  /// The path of the file, which is made now and gets the later lines, too; or nil if it cannot be
  /// made.
  ///
  /// It is in the folder of the variable SESSION_RECORDINGS or, without it, in that for temporary
  /// files.
  func kept() -> String? {
    if let file { return file.path }
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let folder =
      [Self.variable("SESSION_RECORDINGS"), Self.variable("TMPDIR")]
      .compactMap(\.self).first { !$0.isEmpty } ?? "/tmp"
    let name = (Test.current?.id.nameComponents ?? ["session"]).map(SnapshotFile.fileName)
      .joined(separator: ".")
    let path = "\(folder)/\(name).\(getpid())-\(number).jsonl"
    // Without a file, the failure has no recording.
    guard let opened = try? TraceFile(path: path) else { return nil }
    _ = bytes.withUnsafeBytes { opened.append($0) }
    file = (path, opened)
    return path
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
