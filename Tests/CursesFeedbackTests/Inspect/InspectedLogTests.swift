import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The page of the inspector with the text that the application has written.
@MainActor struct InspectedLogTests {
  private func inspector(
    _ session: FilmSession, size: Size = Size(columns: 60, rows: 16)
  ) -> TestApp<Inspector> {
    let app = TestApp(Inspector(source: session), size: size)
    app.press("8")
    return app
  }

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 120, rows: 34)])
  func `the lines are shown, and the last one is selected`(size: Size) {
    let session = FilmSession()
    session.log = (1...30).map { "2026-11-28T02:10:00Z info films: page \($0) loaded" }
    expectSnapshot(
      of: inspector(session, size: size).frame, named: "\(size.columns)x\(size.rows)")
  }

  @Test func `the selected line is shown to its end`() {
    let session = FilmSession()
    session.log = ["2026-11-28T02:10:00Z info films: request page=1 words=the third man, answered"]
    inspector(session).expectText("man, answered")
    session.log = [String(repeating: "long ", count: 10_000)]
    inspector(session, size: Size(columns: 40, rows: 12)).expectText("q Close")
  }

  @Test func `new lines appear while the page is shown, without a key`() {
    let session = FilmSession()
    session.log = ["one"]
    let app = inspector(session)
    session.log = ["one", "two"]
    app.advance(by: Inspector.logInterval)
    app.expectText("two")
    app.press("1")
    session.log = ["one", "two", "three"]
    app.advance(by: .seconds(5))
    #expect(app.state.log.lines == ["one", "two"])
  }

  @Test func `an earlier line stays selected when lines are added`() {
    let session = FilmSession()
    session.log = ["one", "two", "three"]
    let app = inspector(session)
    app.press("up")
    #expect(app.state.log.selection == 1)
    session.log = ["one", "two", "three", "four"]
    app.advance(by: Inspector.logInterval)
    #expect(app.state.log.selection == 1)
    app.press("down", "down")
    session.log = ["one", "two", "three", "four", "five"]
    app.advance(by: Inspector.logInterval)
    #expect(app.state.log.selection == 4)
  }

  @Test(arguments: [
    (["one", "two", "three"], ["two", "three", "four"], 0),
    (["one", "two", "three"], ["three", "four"], 0),
    (["one", "two", "three"], ["seven", "eight"], 0),
    (["one", "two", "three"], ["one", "two", "three", "four"], 1),
  ])
  func `the selected line is found again when older lines were dropped`(
    old: [String], new: [String], selection: Int
  ) {
    var log = InspectedLog()
    log.take(old)
    log.select(1)
    log.take(new)
    #expect(log.selection == selection)
  }

  @Test(
    arguments: [
      (true, nil, "Standard output and error are redirected"),
      (true, [], "The application has printed nothing"),
      (false, nil, "A recording has no log"),
    ] as [(Bool, [String]?, String)])
  func `the page says why it has no lines`(isLive: Bool, log: [String]?, text: String) {
    let session = FilmSession(isLive: isLive)
    session.log = log
    inspector(session).expectText(text)
  }
}
