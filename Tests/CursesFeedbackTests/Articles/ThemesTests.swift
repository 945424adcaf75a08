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

  @Test func `parts of a view have looks of their own`() {
    let app = TestApp(HarbourLook(), size: Size(columns: 24, rows: 4))
    app.press("tab")
    let rows = (0..<4).map { app.frame.buffer.row($0).map(\.style) }
    #expect(rows[0].contains { $0.background == .accent })
    #expect(!rows[0].contains { $0.attributes.contains(.bold) })
    #expect(rows[2].contains { $0.foreground == .error })
    #expect(!rows[2].contains { $0.foreground == .accent })
  }
}
