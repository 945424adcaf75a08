import Foundation
import Testing

@testable import GalleryDemo

/// Recorded sessions as regression tests.
///
/// The variable `SESSIONS=record` makes the test play each session and write its file; if only
/// frames have changed, `SNAPSHOTS=failed` keeps the inputs and events of the file. Look at the
/// changes before you commit them, as with snapshots.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct KeptSessionTests {
  /// The largest file of a session, in bytes.
  private let limit = 20_000

  @Test(arguments: KeptSession.all)
  func `the kept session of a demo replays as it was recorded`(session: KeptSession) async throws {
    if ProcessInfo.processInfo.environment["SESSIONS"] == "record" {
      try await session.record().write(to: session.file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: session.file, encoding: .utf8)
    #expect(text.utf8.count <= limit)
    try session.replay()
  }

  @Test func `each demo has a kept session`() {
    let names = KeptSession.all.map(\.testDescription)
    #expect(names.sorted() == Demo.allCases.map(\.rawValue).sorted())
  }

  @Test func `no kept session names a folder of the machine on which it was recorded`() throws {
    for session in KeptSession.all {
      let text = try String(contentsOf: session.file, encoding: .utf8)
      #expect(!text.contains(FileManager.default.currentDirectoryPath))
      #expect(!text.contains("xctest"))
    }
  }
}
