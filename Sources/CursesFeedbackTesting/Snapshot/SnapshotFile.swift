import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file of one snapshot.
struct SnapshotFile {
  let path: String

  /// A file at a path.
  init(path: String) { self.path = path }

  /// The snapshot file of a test, in the folder `__Snapshots__` beside the test's own file.
  ///
  /// - Parameter test: The names of the suites, the outermost first, and then of the test.
  init(test: [String], name: String?, testFile: String) {
    var folders = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let file = folders.popLast().map { $0.prefix { $0 != "." } } ?? ""
    let suites = test.dropLast()
    let suite = suites.isEmpty ? String(file) : suites.joined(separator: ".")
    let parts = [test.last ?? "", name].compactMap(\.self).map(Self.fileName)
    path =
      folders.joined(separator: "/")
      + "/__Snapshots__/\(Self.fileName(suite))/\(parts.joined(separator: ".")).txt"
  }

  /// Compares a frame with the snapshot, as ``failure(of:recording:difference:)`` does.
  func failure(of frame: Frame, recording: SnapshotRecording) -> String? {
    failure(of: frame.snapshot, recording: recording) {
      SnapshotDifference(from: $0, to: $1).text
    }
  }

  /// Compares a text with the snapshot, and writes it if `recording` demands that; returns a
  /// report, or nil if the text is as expected and `recording` is not `all`.
  ///
  /// The report of a snapshot that was written has the text only as far as it differs from a
  /// recorded one: the file has it.
  func failure(
    of actual: String, recording: SnapshotRecording,
    difference: (_ expected: String, _ actual: String) -> String
  ) -> String? {
    guard let expected = read() else {
      return recording == .never
        ? "There is no snapshot \(path)\n\(actual)"
        : written(actual, "There was no snapshot \(path)")
    }
    switch recording {
    case .all:
      return written(actual, "All snapshots are recorded again: \(path)")
    case .missing, .failed, .never:
      guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
      let report =
        "The result differs from the snapshot \(path)\n\(difference(expected, actual))"
      return recording == .failed ? written(actual, report) : report
    }
  }

  /// Writes the text, and returns the report with the result as its last line.
  private func written(_ text: String, _ report: String) -> String {
    if let number = write(text) {
      return "\(report)\nThe snapshot cannot be written (error \(number)).\n\(text)"
    }
    return "\(report)\n\(Self.note)"
  }

  /// The last line of the report of a snapshot that was written.
  static let note = "The snapshot was written: review it, and run the test again."

  func read() -> String? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let file = Descriptor(number)
    var bytes: [UInt8] = []
    while case .bytes(let more) = file.readAvailable() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the file, and makes missing folders; returns the `errno` of a failure, or nil.
  func write(_ text: String) -> Int32? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for end in folders.indices.dropFirst() {
      mkdir(folders[...end].joined(separator: "/"), 0o777)
    }
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { return errno }
    return Descriptor(number).write(text)
  }

  /// A name fit for a file: without a last part in parentheses, such as the parameters of a
  /// function, and with a hyphen between the runs of letters, digits, `.` and `_`.
  static func fileName(_ name: String) -> String {
    let base = name.hasSuffix(")") ? name[..<(name.lastIndex(of: "(") ?? name.endIndex)] : name[...]
    let words = base.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }
    return words.joined(separator: "-")
  }
}
