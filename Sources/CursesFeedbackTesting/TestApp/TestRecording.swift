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
  static var isWanted: Bool { folder != nil }

  /// The folder of the variable SESSION_RECORDINGS; nil if it is not set or empty.
  private static var folder: String? {
    guard let path = getenv("SESSION_RECORDINGS").map({ String(cString: $0) }) else { return nil }
    return path.isEmpty ? nil : path
  }

  /// Adds a line.
  func append(_ line: UnsafeRawBufferPointer) {
    bytes += line
    file?.file.append(line)
  }

  /// The path of the file, which is made now and gets the later lines, too.
  ///
  /// It is in the folder of the variable SESSION_RECORDINGS or, without it, in that for temporary
  /// files.
  func kept() throws(TraceError) -> String {
    if let file { return file.path }
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let folder = Self.folder ?? Launch.temporaryFolder
    let name = (Test.current?.id.nameComponents ?? ["session"]).map(SnapshotFile.fileName)
      .joined(separator: ".")
    let path = "\(folder)/\(name).\(getpid())-\(number).jsonl"
    let opened = try TraceFile(path: path, of: .recording)
    _ = bytes.withUnsafeBytes { opened.append($0) }
    file = (path, opened)
    return path
  }
}
