import CursesFeedback
import CursesFeedbackTesting
import Synchronization
import Testing

/// The guide "Feedback loops": its examples of whole applications work as described.
@MainActor
@Suite struct FeedbackLoopsAppTests {
  @Test func `a child in an optional property is shown and gets events while it is there`() {
    let app = TestApp(ReadingRoom(), size: Size(columns: 30, rows: 9))
    app.press("1", .shift(.tab), .enter)
    #expect(app.state.open?.page == 2)
    #expect(app.state.shelf.map(\.page) == [1, 1])
    app.press("c")
    #expect(!app.frame.text.contains("page 2"))
  }

  @Test func `each child of a collection has its own state`() {
    let app = TestApp(ReadingRoom(), size: Size(columns: 30, rows: 9))
    app.press(.tab, .enter)
    #expect(app.state.shelf.map(\.page) == [1, 2])
  }

  @Test func `the present is read at the start, and again each minute`() throws {
    let date = try #require(CalendarDate("2026-11-28"))
    let time = try #require(ClockTime("09:30"))
    let clock = Mutex(Agenda.Moment(date: date, time: time))
    let app = TestApp(Agenda(now: { clock.withLock { $0 } }), size: Size(columns: 30, rows: 2))
    #expect(app.frame.text.hasPrefix("2026-11-28 09:30"))
    clock.withLock { $0.time = time.adding(minutes: 1) ?? time }
    #expect(app.frame.text.hasPrefix("2026-11-28 09:30"))
    app.advance(by: .seconds(60))
    app.answer("clock", with: .timeRead(clock.withLock { $0 }))
    #expect(app.frame.text.hasPrefix("2026-11-28 09:31"))
  }

  @Test func `a text is written when the one before it has been written`() throws {
    let moment = Agenda.Moment(
      date: try #require(CalendarDate("2026-11-28")), time: try #require(ClockTime("09:30")))
    let app = TestApp(Agenda(now: { moment }), size: Size(columns: 30, rows: 2))
    app.type("ab")
    #expect(app.pendingEffects == ["save"])
    app.answer("save", with: .textSaved("a"))
    #expect(app.state.unsavedText == "ab")
    #expect(app.pendingEffects == ["save"])
    app.answer("save", with: .textSaved("ab"))
    #expect(app.pendingEffects == [])
  }
}
