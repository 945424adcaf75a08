import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesFeedback

/// The pages of the inspector, at four sizes.
@MainActor struct InspectorScreenTests {
  @Test(arguments: [Size(columns: 40, rows: 12), .standard])
  func `one page on the whole screen`(size: Size) {
    expectSnapshots(of: InspectorPage.allCases, size)
  }

  @Test(arguments: [Size(columns: 120, rows: 40), Size(columns: 200, rows: 60)])
  func `pages side by side`(size: Size) { expectSnapshots(of: [.state, .layout], size) }

  private func expectSnapshots(of pages: [InspectorPage], _ size: Size) {
    let app = TestApp(Inspector(source: FilmSession()), size: size)
    app.press("left", "left", "left")
    for page in pages {
      app.press(Key(.character(Character("\(page.digit)"))))
      app.advance(by: Inspector.detailDelay)
      if page == .layout { app.press("down", "down", "down", "down") }
      expectSnapshot(of: app.frame, named: "\(page.title) \(size.columns)x\(size.rows)")
    }
  }

  @Test(arguments: [Size(columns: 40, rows: 12), .standard, Size(columns: 120, rows: 40)])
  func `a cell with its origin`(size: Size) {
    let app = TestApp(Inspector(source: FilmSession()), size: size)
    app.press("2", "down", "right", "right", "right")
    app.advance(by: Inspector.detailDelay)
    expectSnapshot(of: app.frame, named: "cell \(size.columns)x\(size.rows)")
  }

  @Test(arguments: [Size(columns: 40, rows: 12), .standard])
  func `a recorded session with a filter, and an event that was not sent`(size: Size) {
    let recorded = TestApp(Inspector(source: FilmSession(isLive: false)), size: size)
    recorded.press("/")
    recorded.type("query")
    recorded.press("enter")
    expectSnapshot(of: recorded.frame, named: "filter \(size.columns)x\(size.rows)")
    let live = TestApp(Inspector(source: FilmSession()), size: size)
    live.press("s", "home")
    live.type("a long text that is no event ")
    live.press("enter")
    expectSnapshot(of: live.frame, named: "draft \(size.columns)x\(size.rows)")
  }

  @Test(arguments: [Size(columns: 40, rows: 12), .standard])
  func `the question before a session is continued`(size: Size) {
    let app = TestApp(Inspector(source: FilmSession(events: 12_000)), size: size)
    app.press("left", "f")
    expectSnapshot(of: app.frame, named: "question \(size.columns)x\(size.rows)")
  }

  @Test func `a recorded session is shown in its theme`() {
    let session = FilmSession(isLive: false)
    session.theme = .light
    let app = TestApp(Inspector(source: session), size: .standard)
    app.press("2")
    let text = app.frame.buffer[Position(column: 6, row: 5)].style
    let own = TestApp(Inspector(source: FilmSession(isLive: false)), size: .standard)
    own.press("2")
    #expect(text != own.frame.buffer[Position(column: 6, row: 5)].style)
  }

  @Test func `the picture of the article`() {
    let app = TestApp(
      Inspector(source: FilmSession()), size: Size(columns: 120, rows: 34))
    app.press("left", "left", "left", "2", "down", "right", "right", "3")
    app.advance(by: Inspector.detailDelay)
    expectPicture(
      of: app.frame, title: "movies",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/inspector.svg")
  }

  @Test func `the film of the article goes back in time, to the change of a cell`() {
    let app = TestApp(
      Inspector(source: FilmSession(isLive: false)), size: Size(columns: 104, rows: 26))
    app.advance(by: Inspector.detailDelay)
    var frames = [app.frame]
    func show(_ keys: Key...) {
      for key in keys {
        app.press(key)
        app.advance(by: Inspector.detailDelay)
        frames.append(app.frame)
      }
    }
    show(.left, .left, .left, "4", "2", .down, .right, .right, "c", "3", "f")
    expectFilm(
      of: frames, every: .seconds(1.2), title: "inspector",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/film-inspector.svg")
  }
}
