import Foundation
import Testing

@testable import CursesFeedbackTesting

/// The texts of the failures of a `TestApp`.
@MainActor @Suite struct FailureReportTests {
  private let size = Size(columns: 24, rows: 4)

  @Test func `a failure has the screen and the history of the test`() {
    let app = TestApp(Kiosk(), size: size)
    app.type("Ada")
    app.press("f5")
    expectFailure(
      [
        "There is no \"Nowhere\" on the screen.",
        "The screen, 24 columns, 4 rows:\n┌────────────────────────┐\n│",
        "│Brewing for 0 s         │",
        "  type \"Ada\"\n",
        "  press f5\n", "ordered (from outside)\n", "    + isBrewing: true\n", "    started brew",
      ]
    ) { app.click("Nowhere") }
  }

  @Test func `a failure has the screen of the current state, also before it is drawn`() {
    let app = TestApp(Kiosk(), size: size)
    app.press("f5")
    app.answer("brew", with: .brewed(2))
    expectFailure(["│Cups: 2 "]) { app.expectPending("brew") }
    app.resize(columns: 30, rows: 5)
    expectFailure(["The screen, 30 columns, 5 rows"]) { app.expectPending("brew") }
  }

  @Test func `the history begins after the last passed expectation`() {
    let app = TestApp(Kiosk(), size: size)
    app.press("f5")
    app.expectText("Brewing")
    app.advance(by: .seconds(1))
    let text = expectFailure(["Waiting effects: brew.", "advance by 1.0 seconds\n", "ticked"]) {
      app.answer("load", with: .cancelled)
    }
    #expect(!text.contains("press f5"))
  }

  @Test func `each expectation fails with the screen`() async {
    let app = TestApp(Kiosk(), size: size)
    let screen = "│Cups: 0 "
    expectFailure(["There is no \"Tea\" on the screen.", screen]) { app.expectText("Tea") }
    expectFailure(["There is a \"Cups\" on the screen.", screen]) { app.expectNoText("Cups") }
    expectFailure(["The waiting effects are none, and not brew.", screen]) {
      app.expectPending("brew")
    }
    expectFailure(["There is no snapshot", screen]) { expectSnapshot(of: app, recording: .never) }
    app.send(.ordered)
    app.expectPending("brew")
  }

  @Test(.reportsApps)
  func `the report of a written snapshot has neither the screen nor the history`() throws {
    let app = TestApp(Kiosk(), size: size)
    app.press("f5")
    let path = try snapshotPath(named: "new")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = expectFailure([path]) { expectSnapshot(of: app, named: "new", recording: .missing) }
    #expect(
      text == """
        There was no snapshot \(path)
        The snapshot was written: review it, and run the test again.
        """)
    expectSnapshot(of: app, named: "new", recording: .never)
  }

  /// The path of a snapshot of the current test.
  private func snapshotPath(named name: String, file: String = #filePath) throws -> String {
    let test = try #require(Test.current)
    return SnapshotFile(test: test.id.nameComponents, name: name, testFile: file).path
  }

  @Test func `the recording of a failed test is kept, and replays`() throws {
    let app = TestApp(Kiosk(), size: size, records: true)
    app.press("f5")
    let text = expectFailure(["The recording of the session: /"]) { app.expectText("Tea") }
    let path = try #require(text.firstMatch(of: /Replay it: PROGRAM --replay (.+)/)).1
    #expect(text.contains("Inspect it: PROGRAM --replay \(path) --inspect"))
    app.answer("brew", with: .brewed(2))
    app.expectText("Cups: 2")
    _ = app.endRecording()
    defer { try? FileManager.default.removeItem(atPath: String(path)) }
    #expect(
      path.contains("/FailureReportTests.the-recording-of-a-failed-test-is-kept-and-replays."))
    let recording = try Recording(path: String(path))
    #expect((recording.inputCount, recording.eventCount) == (1, 1))
    expectReplay(recording, by: Kiosk())
  }

  @Test func `a test that passes keeps no recording`() throws {
    TestApp(Kiosk(), size: size, records: true).expectText("Cups: 0")
    // The recording of a failure shows where that of the passed expectation would be.
    let app = TestApp(Kiosk(), size: size, records: true)
    let text = expectFailure(["Replay it: "]) { app.expectText("Tea") }
    let path = try #require(text.firstMatch(of: /Replay it: PROGRAM --replay (.+)/)).1
    let file = URL(filePath: String(path))
    defer { try? FileManager.default.removeItem(at: file) }
    let name = "FailureReportTests.a-test-that-passes-keeps-no-recording.\(getpid())-"
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(kept.filter { $0.hasPrefix(name) } == [file.lastPathComponent])
  }

  @Test func `the failure of a session that is not recorded says how to record it`() {
    let line =
      "For a recording that the inspector opens, run the test with SESSION_RECORDINGS=/tmp."
    let text = expectFailure([line]) { TestApp(Kiosk()).expectText("Tea") }
    #expect(!text.contains("--replay"))
  }

  @Test func `the failure of a session that cannot be recorded names no recording`() {
    let text = expectFailure(["There is no"]) { TestApp(Player()).expectText("Tea") }
    #expect(!text.contains("--replay") && !text.contains("SESSION_RECORDINGS"))
  }

  @Test func `of a long history the last 40 entries are shown`() {
    let app = TestApp(Kiosk(), size: size)
    for _ in 0..<100 { app.press("left", "right") }
    let text = expectFailure(["  … 160 earlier\n"]) { app.expectText("Tea") }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  press ") } == 40)
  }

  @Test(
    .filterIssues { issue in
      !issue.comments.contains { $0.rawValue.contains("│Brewing for 0 s") }
    }, .reportsApps)
  func `with the trait reportsApps, a failed expectation of the test has the screen, too`() {
    let app = TestApp(Kiosk(), size: size)
    app.press("f5")
    #expect(app.state.cups == 7)
  }

  @Test func `the screen is left out after a text that has it`() {
    let app = TestApp(Kiosk(), size: size)
    let text = expectFailure(["The history since"]) {
      app.press("left")
      app.report.fail("There is no snapshot\n\(app.frame.snapshot)", #_sourceLocation)
    }
    #expect(!text.contains("The screen, "))
    #expect(text.contains("\nThe screen is shown above.\n"))
  }

  /// Expects one failure, whose text has all these parts.
  @discardableResult private func expectFailure(
    _ parts: [String], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @MainActor () -> Void
  ) -> String {
    let texts = recordedIssues(sourceLocation, body).map(\.text)
    #expect(texts.count == 1, sourceLocation: sourceLocation)
    for part in parts {
      #expect(texts.joined().contains(part), sourceLocation: sourceLocation)
    }
    return texts.joined()
  }
}
