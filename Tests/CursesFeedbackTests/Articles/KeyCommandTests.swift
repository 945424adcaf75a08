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

@MainActor
@Suite struct KeySequenceArticleTests {
  private let app = TestApp(Cursor())

  @Test func `sequences, a leader key and a count have the effects that the page names`() {
    app.press("3", "j")
    #expect(app.state.row == 8)
    app.press("g", "g", "space", "q", "x", "x")
    #expect(app.state == Cursor.State(row: 0, log: ["cleared", "cleared"]))
  }

  @Test func `a count is 9,999 at most, and other bindings ignore it`() {
    app.type("12345j")
    #expect(app.state.row == 5 + 9999)
    app.type("2gg")
    #expect(app.state.row == 0)
  }

  @Test func `a binding that begins a longer sequence waits for one second`() {
    app.press("x")
    app.advance(by: .milliseconds(999))
    #expect(app.state.log.isEmpty)
    app.advance(by: .milliseconds(1))
    #expect(app.state.log == ["removed"])
  }
}
