import CursesFeedbackTesting
import Testing

/// Snapshots of one screen in several sizes, themes and numbers of colours.
@MainActor @Suite struct ExpectSnapshotsTests {
  @Test func `each size, theme and number of colours has a snapshot`() {
    let app = TestApp(Kiosk(), size: Size(columns: 24, rows: 4))
    app.press("f5")
    expectSnapshots(
      of: app, themes: [.dark, .light],
      sizes: [Size(columns: 20, rows: 4), Size(columns: 12, rows: 3)], depths: [.direct, .eight])
    #expect(app.terminal.size == Size(columns: 24, rows: 4))
  }

  @Test func `without themes and sizes, the screen is compared, with a picture if it is wanted`() {
    let app = TestApp(Kiosk(), size: Size(columns: 16, rows: 4))
    expectSnapshots(of: app, parts: [.text, .picture])
  }

  @Test func `a missing combination fails, and names the file`() {
    let app = TestApp(Kiosk(), size: Size(columns: 16, rows: 4))
    let texts = recordedIssues {
      expectSnapshots(
        of: app, named: "never", themes: [.dark], depths: [.none, .eight], recording: .never)
    }.map(\.text)
    #expect(texts.count == 2)
    #expect(texts.first?.contains("names-the-file.never.dark-none.txt") == true)
  }
}
