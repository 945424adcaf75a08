#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// When a snapshot's file is written.
///
/// A test that writes a snapshot fails, so that a person reviews the screen before it counts as
/// expected; the next run compares. It also selects when the recording of a session is written
/// again, if only its frames differ (``expectReplay(of:by:recording:sourceLocation:)``).
///
/// The environment variable `SNAPSHOTS` selects it, for example `SNAPSHOTS=failed swift test`. If
/// the variable is not set or empty, it is ``missing``, or ``never`` if the variable `CI` has a
/// value other than `0`, `false` and an empty one.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Every snapshot is written.
  case all
  /// A snapshot is written if there is none.
  case missing
  /// A snapshot is written if there is none, or if the screen differs.
  case failed
  /// No snapshot is written.
  case never

  /// The value set by the process's environment, or nil if `SNAPSHOTS` has an unknown value.
  static var inEnvironment: SnapshotRecording? {
    inEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The value set by an environment, or nil if `SNAPSHOTS` has an unknown value.
  static func inEnvironment(_ variable: (String) -> String?) -> SnapshotRecording? {
    guard let wanted = variable("SNAPSHOTS"), !wanted.isEmpty else {
      return ["", "0", "false"].contains(variable("CI") ?? "") ? .missing : .never
    }
    return SnapshotRecording(rawValue: wanted)
  }
}
