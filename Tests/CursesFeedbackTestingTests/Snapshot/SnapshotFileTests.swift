import TerminalModel
import Testing

@testable import CursesFeedbackTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite final class SnapshotFileTests {
  private let folder: String
  private let file: SnapshotFile

  init() throws {
    var name = Array("/tmp/snapshots-XXXXXX".utf8CString)
    try #require(mkdtemp(&name) != nil)
    folder = String(terminated: name)
    file = SnapshotFile(path: folder + "/a/b/screen.txt")
  }

  deinit {
    unlink(file.path)
    for path in ["/a/b", "/a", ""] { rmdir(folder + path) }
  }

  private let first = terminal("first").frame
  private let second = terminal("second").frame

  @Test(arguments: [SnapshotRecording.missing, .failed, .all])
  func `a missing snapshot is written and reported, and matches afterwards`(
    recording: SnapshotRecording
  ) throws {
    let failure = try #require(file.failure(of: first, recording: recording))
    #expect(
      failure == """
        There was no snapshot \(file.path)
        The snapshot was written: review it, and run the test again.
        """)
    #expect(file.failure(of: first, recording: .never) == nil)
  }

  @Test func `with the setting .never a missing snapshot is not written`() throws {
    let failure = try #require(file.failure(of: first, recording: .never))
    #expect(failure == "There is no snapshot \(file.path)\n\(first.snapshot)")
    #expect(access(file.path, F_OK) == -1)
  }

  @Test(arguments: [SnapshotRecording.missing, .never])
  func `a different screen fails and keeps the snapshot`(recording: SnapshotRecording) throws {
    _ = file.failure(of: first, recording: .missing)
    let failure = try #require(file.failure(of: second, recording: recording))
    #expect(failure.hasPrefix("The result differs from the snapshot \(file.path)\n"))
    #expect(failure.contains("- │first"))
    #expect(failure.contains("+ │second"))
    #expect(file.failure(of: first, recording: .never) == nil)
  }

  @Test func `with the setting .failed a different screen is written`() throws {
    _ = file.failure(of: first, recording: .missing)
    let failure = try #require(file.failure(of: second, recording: .failed))
    #expect(failure.contains("- │first"))
    #expect(file.failure(of: second, recording: .never) == nil)
  }

  @Test
  func `a test that records its snapshot again fails, even if the snapshot is unchanged`() throws {
    _ = file.failure(of: first, recording: .missing)
    let failure = try #require(file.failure(of: first, recording: .all))
    #expect(
      failure == """
        All snapshots are recorded again: \(file.path)
        The snapshot was written: review it, and run the test again.
        """)
  }

  @Test func `a failed write is reported with its error number`() throws {
    let file = SnapshotFile(path: "/dev/null/screen.txt")
    let failure = try #require(file.failure(of: first, recording: .missing))
    #expect(failure.contains("\nThe snapshot cannot be written (error \(ENOTDIR)).\n"))
  }

  @Test(
    arguments: [
      (["ListTests", "`draws only: the rows`()"], nil, "ListTests/draws-only-the-rows.txt"),
      (["ListTests", "plain(n:)"], "wide", "ListTests/plain.wide.txt"),
      (["Outer", "Inner", "plain()"], "80 x 24", "Outer.Inner/plain.80-x-24.txt"),
      (["free()"], nil, "Here/free.txt"),
    ] as [([String], String?, String)])
  func `a file is named after the suite, or else the test's file, and the test`(
    test: [String], name: String?, path: String
  ) {
    let file = SnapshotFile(test: test, name: name, testFile: "/where/Here.swift")
    #expect(file.path == "/where/__Snapshots__/\(path)")
  }

  @Test(
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "false"], .missing),
      (["CI": "1", "SNAPSHOTS": "failed"], .failed), (["SNAPSHOTS": "all"], .all),
      (["SNAPSHOTS": "never"], .never), (["SNAPSHOTS": ""], .missing),
      (["SNAPSHOTS": "allways"], nil),
    ] as [([String: String], SnapshotRecording?)])
  func `the environment selects the recording`(
    environment: [String: String], recording: SnapshotRecording?
  ) {
    #expect(SnapshotRecording.inEnvironment { environment[$0] } == recording)
  }
}
