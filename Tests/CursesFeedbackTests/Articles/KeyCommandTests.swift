import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct KeyCommandTests {
  private let app = TestApp(Player(), size: Size(columns: 30, rows: 7))

  @Test func `a help screen lists the commands behind it until Escape closes it`() {
    app.press("space", "?")
    #expect(
      app.frame.text == """
        ╭─ Keys ─────────────────────╮
        │ ?      Help                │
        │                            │
        │ Clock                      │
        │ Space  Resume              │
        ╰────────────────────────────╯
        Esc Close
        """)
    app.press("space", "esc")
    #expect(app.state == Player.State(isPaused: true))
  }
}
