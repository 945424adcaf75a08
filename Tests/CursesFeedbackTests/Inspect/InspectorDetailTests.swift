import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesFeedback

/// Cells, details and actions of the inspector.
@MainActor struct InspectorDetailTests {
  private let wide = Size(columns: 120, rows: 40)

  private func inspector(
    _ session: FilmSession, size: Size = .standard
  ) -> TestApp<Inspector> {
    let app = TestApp(Inspector(source: session), size: size)
    app.advance(by: Inspector.detailDelay)
    return app
  }

  @Test func `a click selects a cell, whose origin is read when it stays selected`() {
    let session = FilmSession()
    let app = inspector(session)
    app.press("2")
    app.click("Tokyo")
    app.press("right")
    app.advance(by: Inspector.detailDelay)
    #expect(session.readCells == [app.state.cell])
    #expect(app.state.cell == Position(column: 6, row: 5))
    app.expectText("Column › Row › List › Text")
    app.expectText("State    selected: 3")
  }

  @Test func `c goes to the last change of the cell, and the cell stays selected`() {
    let app = inspector(FilmSession())
    app.press("2")
    app.click("Tokyo")
    app.advance(by: Inspector.detailDelay)
    app.press("c")
    #expect(app.state.selected == 22)
    #expect(app.state.cell != nil)
    app.click("event")
    app.advance(by: Inspector.detailDelay)
    app.expectText("before the first event that is kept")
    app.expectText("State    no change")
  }

  @Test func `a cropped screen shows the selected cell`() {
    let app = inspector(FilmSession(), size: Size(columns: 40, rows: 12))
    app.press("2", "down")
    for _ in 0..<22 { app.press("down") }
    #expect(app.state.cell?.row == 23)
    app.expectText("↑↓ Select")
    for _ in 0..<90 { app.press("right") }
    #expect(app.state.cell == Position(column: 79, row: 23))
    app.expectText("q Quit")
  }

  @Test func `parts of the state are hidden and shown again, also in other states`() {
    let app = inspector(FilmSession())
    app.press("3")
    app.advance(by: Inspector.detailDelay)
    let all = app.state.stateLines.rows.count
    app.press("down", "down", "down", "enter")
    #expect(app.state.stateLines.rows.count == all - 36)
    app.press("left")
    app.advance(by: Inspector.detailDelay)
    #expect(app.state.stateLines.rows.count == all - 36)
    app.press("enter")
    #expect(app.state.stateLines.rows.count == all)
  }

  @Test func `one element of an array is hidden`() {
    let app = inspector(FilmSession())
    app.press("3")
    app.advance(by: Inspector.detailDelay)
    let all = app.state.stateLines.rows.count
    app.press("down", "down", "down", "down", "down", "down", "down", "enter")
    #expect(app.state.stateLines.rows.count == all - 2)
    #expect(app.state.stateLines.rows.map(\.isFolded).firstIndex(of: true) == 7)
  }

  @Test func `keys of a dictionary with a colon have parts of their own`() {
    var lines = FoldableLines()
    let texts = [#""http://a": Page"#, "size: 1", #""http://\"b": Page"#, "size: 2", #""a: b""#]
    lines.show(zip([0, 1, 0, 1, 0], texts).map { .init(depth: $0, text: $1) })
    #expect(
      lines.rows.map(\.line.name) == [
        #""http://a""#, "size", #""http://\"b""#, "size", #""a: b""#,
      ])
    lines.toggle(0)
    #expect(lines.rows.map(\.line.value) == [": Page", ": Page", ": 2", ""])
  }

  @Test func `the character of a cell is shown, also in its second column`() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.buffer.write("a日本", style: .plain, at: .origin)
    let cells = (0...6).map { frame.character(at: Position(column: $0, row: 0)) }
    #expect(cells == ["a", "日", "日", "本", "本", " ", nil])
  }

  @Test func `the change by the event is above the state`() {
    let app = inspector(FilmSession(events: 21))
    app.press("3")
    app.advance(by: Inspector.detailDelay)
    app.expectText("-   selected: 8")
    app.expectText("+   selected: 9")
  }

  @Test func `a selected view is outlined on the screen`() {
    let app = inspector(FilmSession(), size: wide)
    app.press("6")
    app.advance(by: Inspector.detailDelay)
    app.press("down", "down", "down", "down")
    #expect(app.state.box == "Column › Row › List")
    let outlined = app.frame.buffer.count { $0.style.background == .accent }
    app.press("down")
    #expect(app.state.box == "Column › Row › List › Text")
    #expect(outlined - app.frame.buffer.count { $0.style.background == .accent } == 76 - 26)
    app.expectText("column 3, row 2, 26x1")
  }

  @Test func `on the page of the layout, a click on the screen selects the view of the cell`() {
    let app = inspector(FilmSession(), size: wide)
    app.press("6")
    app.click("Tokyo")
    app.advance(by: Inspector.detailDelay)
    #expect(app.state.box == "Column › Row › List › Text")
  }

  @Test func `a session is continued from a moment after a second key`() {
    let session = FilmSession()
    let app = inspector(session)
    app.press("left", "left", "f")
    #expect(session.forks == [])
    app.expectText("f again: continue from 22")
    app.press("esc")
    #expect(!app.hasEnded)
    app.press("f", "left", "f")
    #expect(session.forks == [])
    app.press("f")
    #expect(session.forks == [21])
  }

  @Test func `the question about a moment ends if the moment is dropped`() {
    let session = FilmSession(events: 30, limit: 10)
    let app = inspector(session)
    app.press("home", "f")
    #expect(app.state.isForkAsked)
    session.append()
    app.receive()
    #expect(app.state.selected == 22)
    #expect(!app.state.isForkAsked)
  }

  @Test func `after a fork, the inspector follows the newest event`() {
    let session = FilmSession()
    let app = inspector(session)
    app.press("left", "f", "f")
    app.receive()
    #expect(app.state.selected == 25)
    session.append()
    app.receive()
    #expect(app.state.selected == 26)
  }

  @Test func `a recorded session takes no events`() {
    let app = inspector(FilmSession(isLive: false))
    app.press("left", "s")
    #expect(app.state.draft == nil)
    app.expectNoText("Send")
  }

  @Test(arguments: [[], ["left"], ["home"]] as [[Key]])
  func `the inspector ends when a recorded session is continued`(keys: [Key]) {
    let session = FilmSession(isLive: false)
    let app = inspector(session)
    for key in keys { app.press(key) }
    app.press("f")
    #expect(!app.hasEnded)
    app.press("f")
    #expect(session.forks == [app.state.selected])
    #expect(app.hasEnded)
  }

  @Test func `the text of the selected event can be changed and sent as a new event`() {
    let session = FilmSession()
    let app = inspector(session)
    app.press("left", "s", "end")
    for _ in 0..<4 { app.press("backspace") }
    app.type("4}}")
    app.press("enter")
    #expect(session.sent == ["{\"filmSelected\":{\"_0\":4}}"])
    #expect(app.state.draft == nil)
  }

  @Test func `an event that cannot be sent stays, with the reason, until it is changed`() {
    let session = FilmSession(events: 0)
    let app = inspector(session)
    app.press("s")
    app.type("x")
    app.press("enter")
    app.expectText("The text is not JSON: “x”.")
    #expect(app.state.draft?.text == "x")
    app.press("enter")
    app.expectText("The text is not JSON: “x”.")
    app.type("y")
    app.expectNoText("The text is not JSON")
    app.press("esc")
    #expect(app.state.draft == nil)
    #expect(session.sent == [])
  }
}

extension Buffer {
  /// The number of cells with a property.
  fileprivate func count(_ isCounted: (Cell) -> Bool) -> Int {
    (0..<size.rows).reduce(0) { $0 + row($1).count(where: isCounted) }
  }
}
