#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// When a snapshot's file is written.
///
/// A test that writes one fails, so that no screen is taken for right before a person has seen
/// it; the next run compares.
///
/// `SNAPSHOTS=failed swift test` says it for a run. Without the variable it is ``missing``, and
/// ``never`` where the variable `CI` says that a machine looks at the result.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot is written.
  case all
  /// A snapshot is written where there is none.
  case missing
  /// A snapshot is written where there is none, and where the screen is another.
  case failed
  /// No snapshot is written.
  case never

  /// What the environment says; nil where it says something else.
  static var inEnvironment: SnapshotRecording? {
    inEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// What an environment says; nil where it says something else.
  static func inEnvironment(_ variable: (String) -> String?) -> SnapshotRecording? {
    guard let wanted = variable("SNAPSHOTS"), !wanted.isEmpty else {
      return ["", "0", "false"].contains(variable("CI") ?? "") ? .missing : .never
    }
    return SnapshotRecording(rawValue: wanted)
  }
}
