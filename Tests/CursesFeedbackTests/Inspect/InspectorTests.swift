import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesFeedback

/// Time travel in the inspector.
@MainActor struct InspectorTests {
  private func inspector(
    _ session: FilmSession, size: Size = .standard
  ) -> TestApp<Inspector> {
    let app = TestApp(Inspector(source: session), size: size)
    app.advance(by: Inspector.detailDelay)
    return app
  }

  @Test func `follows the newest event until the user goes back, and again at the end`() {
    let session = FilmSession(events: 10)
    let app = inspector(session)
    session.append()
    app.receive()
    #expect(app.state.selected == 11)
    app.press("left")
    session.append()
    app.receive()
    #expect(app.state.selected == 10)
    app.press("end")
    session.append()
    app.receive()
    #expect(app.state.selected == 13)
  }

  @Test func `a step reads one frame, and details only when a moment stays selected`() {
    let session = FilmSession(events: 10_000, limit: 10_000)
    let app = inspector(session, size: Size(columns: 120, rows: 40))
    let before = (session.readFrames.count, session.readDetails)
    for _ in 0..<60 {
      app.press("left")
      app.advance(by: .milliseconds(16))
    }
    #expect(Array(session.readFrames.dropFirst(before.0)) == (9_940..<10_000).reversed())
    #expect(session.readDetails == before.1)
    app.advance(by: Inspector.detailDelay)
    #expect(session.readDetails == before.1 + [9_940])
    #expect(app.state.detail?.number == 9_940)
  }

  @Test func `pages without details read none`() {
    let session = FilmSession()
    let app = inspector(session)
    app.press("left", "2", "7")
    app.advance(by: .seconds(1))
    #expect(session.readDetails == [])
    app.press("3")
    app.advance(by: Inspector.detailDelay)
    #expect(session.readDetails == [23])
  }

  @Test func `the newest details are read once for events that follow fast`() {
    let session = FilmSession(events: 10)
    let app = inspector(session, size: Size(columns: 120, rows: 40))
    for _ in 0..<10 {
      session.append()
      app.receive()
      app.advance(by: .milliseconds(10))
    }
    #expect(session.readDetails.count == 3)
    app.advance(by: .seconds(1))
    #expect(app.state.detail?.number == 20)
  }

  @Test func `keys go to other moments`() {
    let app = inspector(FilmSession(events: 50))
    app.press("2")
    #expect(app.state.selected == 50)
    app.press(",")
    #expect(app.state.selected == 49)
    app.press("<")
    #expect(app.state.selected == 29)
    app.press("pagedown")
    #expect(app.state.selected == 49)
    app.press("home")
    #expect(app.state.selected == 0)
    app.press(".")
    #expect(app.state.selected == 1)
    app.press("G")
    #expect(app.state.selected == 50)
    app.press("g")
    #expect(app.state.selected == 0)
  }

  @Test func `the list of events selects moments`() {
    let app = inspector(FilmSession(events: 50))
    app.press("up", "up")
    #expect(app.state.selected == 48)
    app.click("filmSelected(11)")
    #expect(app.state.selected == 35)
  }

  @Test func `the track selects any moment`() {
    let app = inspector(FilmSession(events: 50))
    app.drag(
      from: Position(column: 60, row: 22), to: Position(column: 30, row: 22),
      Position(column: 10, row: 22))
    #expect(app.state.selected == 0)
    #expect(!app.state.follows)
  }

  @Test func `the view has no more rows than are visible, of 10,000 events`() {
    var state = Inspector.State(
      program: "movies", isLive: true, moments: FilmSession(events: 9_999).moments)
    state.size = Size(columns: 120, rows: 40)
    let inspector = Inspector(source: FilmSession(events: 9_999))
    let scene = UntypedScene(
      inspector.view(state).element, size: state.size, interface: InterfaceState())
    #expect(scene.rowsBuilt < 40)
    let next = UntypedScene(
      inspector.view(state).element, size: state.size, interface: scene.interface,
      reusing: scene.cache)
    #expect(next.rowsBuilt == 0)
  }

  @Test func `a selected moment that is dropped is replaced by the oldest one`() {
    let session = FilmSession(events: 30, limit: 10)
    let app = inspector(session)
    app.press("home")
    #expect(app.state.selected == 21)
    session.append()
    app.receive()
    #expect(app.state.selected == 22)
    session.clear()
    app.receive()
    #expect(app.state.selected == nil)
    app.expectText("No events yet")
  }

  @Test func `a filter shows events by their text, their cause and their effects`() {
    let app = inspector(FilmSession())
    app.press("/")
    app.type("QUERY")
    #expect(app.state.history.shownCount == 4)
    #expect(app.state.selected == 24)
    app.press("enter")
    #expect(app.state.selected == 22)
    app.press("left", "left")
    #expect(app.state.selected == 10)
    app.press("/")
    app.press("ctrl+u")
    app.type("load page")
    #expect(app.state.history.shownCount == 1)
    app.press("esc")
    #expect(app.state.history.shownCount == 25)
    #expect(app.state.selected == 10)
  }

  @Test func `with a filter, the newest event that matches is followed`() {
    let session = FilmSession(events: 20)
    let app = inspector(session)
    app.press("/")
    app.type("query")
    app.press("enter")
    #expect(app.state.selected == 16)
    session.append()
    app.receive()
    #expect(app.state.selected == 16)
    session.append()
    app.receive()
    #expect(app.state.selected == 22)
    session.append()
    app.receive()
    app.press("esc")
    session.append()
    app.receive()
    #expect(app.state.selected == 22)
  }

  @Test func `the list marks the last event that a filter shows before the selected one`() {
    let history = InspectedHistory(FilmSession(events: 20).moments)
    #expect(history.row(upTo: 20) == 20)
    var filtered = history
    filtered.show("query")
    #expect([0, 4, 9, 10, 20].map { filtered.row(upTo: $0) } == [0, 0, 0, 1, 2])
    filtered.show("no such event")
    #expect(filtered.row(upTo: 20) == nil)
  }

  @Test func `new events that match a filter are added to the list`() {
    let session = FilmSession(events: 9)
    let app = inspector(session)
    app.press("/")
    app.type("paste")
    session.append()
    session.append()
    app.receive()
    #expect(app.state.history.shownCount == 2)
    app.press("enter", "end")
    #expect(app.state.selected == 10)
  }

  @Test(arguments: ["q", "esc", "f12"] as [Key])
  func `a key closes the inspector`(key: Key) {
    let app = inspector(FilmSession())
    app.press(key)
    #expect(app.hasEnded)
  }

  @Test func `in a field, letters are typed and F12 closes the inspector`() {
    let app = inspector(FilmSession())
    app.press("/")
    app.type("qsf")
    #expect(app.state.history.filter == "qsf")
    app.press("f12")
    #expect(app.hasEnded)
  }

  @Test(arguments: [Size(columns: 40, rows: 12), .standard, Size(columns: 120, rows: 40)])
  func `random input finds no fault`(size: Size) async {
    await explore(
      Inspector(source: FilmSession()), named: "\(size.columns)", steps: 200, size: size)
  }

  @Test(arguments: [(events: 0, isLive: true), (events: 24, isLive: false)])
  func `random input finds no fault in a short or recorded session`(
    events: Int, isLive: Bool
  ) async {
    await explore(
      Inspector(source: FilmSession(events: events, isLive: isLive)), named: "\(events)",
      steps: 100)
  }

  @Test func `events between the creation of the inspector and its start are shown`() {
    let session = FilmSession(events: 5)
    let inspector = Inspector(source: session)
    session.append()
    let app = TestApp(inspector)
    app.receive()
    #expect(app.state.selected == 6)
  }

  @Test func `a released inspector no longer observes the session`() {
    let session = FilmSession()
    var app: TestApp<Inspector>? = inspector(session)
    #expect(!session.observers.isEmpty)
    app?.press("q")
    app = nil
    #expect(session.observers.isEmpty)
  }
}
