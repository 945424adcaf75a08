import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The form with a date and a time works as the pages "Text and forms" and "Dialogs and forms" say.
@MainActor
@Suite struct LoanTests {
  private let app = TestApp(Loan(), size: Size(columns: 50, rows: 10))

  @Test func `the end of the loan is computed from the typed day`() {
    app.press(.tab)
    app.type("20261130")
    #expect(app.state.due == CalendarDate("2026-12-29"))
    #expect(app.frame.text.contains("29 days, until tuesday in week 53"))
  }

  @Test func `an incomplete date is not saved`() {
    app.type("Ada")
    app.press(.tab)
    app.type("2026-11-3")
    app.press(.tab)
    app.type("9:30")
    app.press(.ctrl("s"))
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("! yyyy-mm-dd"))
    app.type("0")
    app.press(.ctrl("s"))
    #expect(app.state.ending == .saved)
    #expect(app.state.time == ClockTime("09:30"))
  }

  @Test func `a day without a time is not saved`() {
    app.type("Ada")
    app.press(.tab)
    app.type("20261130")
    app.press(.enter)
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("! Enter the day and the time"))
    app.press(.tab)
    app.type("9:30")
    app.press(.enter)
    #expect(app.state.ending == .saved)
  }

  @Test func `Escape cancels`() {
    app.press(.escape)
    #expect(app.state.ending == .cancelled)
  }
}
