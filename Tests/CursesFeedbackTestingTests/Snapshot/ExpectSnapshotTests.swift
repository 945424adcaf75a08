import CursesFeedbackTesting
import Synchronization
import TerminalModel
import Testing

@Suite struct ExpectSnapshotTests {
  private let frame = terminal("\u{1B}[1mCount\u{1B}[m: 3", columns: 12, rows: 2).frame

  @Test func `an unchanged frame passes`() {
    expectSnapshot(of: frame)
  }

  @Test func `a changed frame fails at the line of the expectation`() {
    let line = #line + 2
    withKnownIssue {
      expectSnapshot(of: frame, recording: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("- │Count: 2    │") }
    }
  }

  @Test(arguments: ["red", "green"])
  func `a name distinguishes the snapshots of one test`(name: String) {
    expectSnapshot(of: terminal(Output(name), columns: 6, rows: 1).frame, named: name)
  }

  @Test func `a missing snapshot fails if recording is never`() {
    withKnownIssue {
      expectSnapshot(of: frame, named: "never taken", recording: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no snapshot") }
    }
  }

  @Test func `two snapshots whose names give the same file fail`() {
    let texts = Mutex<[String]>([])
    withKnownIssue {
      expectSnapshot(of: frame, named: "C", recording: .never)
      expectSnapshot(of: frame, named: "C++", recording: .never)
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let failures = texts.withLock { $0 }
    #expect(failures.first?.hasPrefix("There is no snapshot") == true)
    #expect(failures.last?.hasPrefix("Two snapshots have the file ") == true)
    #expect(failures.last?.hasSuffix(".C.txt: Give them other names.") == true)
  }

  @Test func `a picture that differs fails, and says how to record it`() {
    let texts = Mutex<[String]>([])
    withKnownIssue {
      expectPicture(
        of: frame, title: "",
        at: "__Snapshots__/ExpectSnapshotsTests/\(Self.picture).svg", recording: .never)
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let failures = texts.withLock { $0 }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The result differs from the snapshot ") == true)
    #expect(
      failures.first?.hasSuffix("\nRecord it with SNAPSHOTS=failed, and review it.") == true)
  }

  /// The picture of another test.
  private static let picture =
    "without-themes-and-sizes-the-screen-is-compared-with-a-picture-if-it-is-wanted"
}
