import CursesFeedback
import CursesFeedbackTesting
import TerminalModel
import Testing

/// The examples of the article Themes.
@Suite @MainActor struct ThemesTests {
  @Test func `the state selects the theme`() {
    let app = TestApp(Weather(), size: Size(columns: 24, rows: 4))
    #expect(app.frame.theme == .paper)
    let before = app.frame
    app.press("l")
    #expect(app.frame.theme == .midnight)
    #expect(app.frame.buffer == before.buffer)
    #expect(FrameDiff(from: before, to: app.frame).cellCount == 24 * 4)
  }
}
