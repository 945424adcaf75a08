import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import MinesDemo

@MainActor
@Suite struct MinesStory {
  private let app = TestApp(Mines(), size: Size(columns: 80, rows: 24))

  init() { app.answer("seed", with: .seeded(7)) }

  private var field: Minefield { app.state.field }

  /// Puts flags on the mines of the left half and on a cell without a mine.
  private func flagSome() {
    for place in field.places where field[place].hasMine && place.column < field.size.columns / 2 {
      app.send(.played(.toggleFlag, at: place))
    }
    app.send(.played(.toggleFlag, at: Position(column: 1, row: 1)))
  }

  private func revealMine() throws {
    let mine = try #require(
      field.places.last { field[$0].hasMine && field[$0].cover == .covered })
    app.send(.played(.reveal, at: mine))
  }

  private func revealAll() {
    for place in field.places where !field[place].hasMine {
      app.send(.played(.reveal, at: place))
    }
  }

  @Test(arguments: [
    (Size(columns: 40, rows: 12), Mines.Level.beginner),
    (Size(columns: 40, rows: 12), .expert), (Size(columns: 80, rows: 24), .beginner),
    (Size(columns: 80, rows: 24), .intermediate), (Size(columns: 80, rows: 24), .expert),
    (Size(columns: 120, rows: 40), .beginner), (Size(columns: 200, rows: 60), .expert),
  ])
  func `the game fits on the screen in each state`(size: Size, level: Mines.Level) throws {
    func snapshot(_ name: String) {
      let level = level.rawValue.lowercased()
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(level) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    app.send(.gameStarted(level))
    snapshot("1 untouched")
    app.press("space")
    flagSome()
    app.advance(by: .seconds(23))
    snapshot("2 playing")
    try revealMine()
    snapshot("3 lost")
    app.press("n", "space")
    revealAll()
    snapshot("4 won")
  }

  @Test(arguments: [Size(columns: 12, rows: 5), Size(columns: 1, rows: 1)])
  func `a screen that is too small shows a part of the game`(size: Size) {
    app.resize(columns: size.columns, rows: size.rows)
    app.press("space")
    expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows)")
  }

  @Test func `the seed is requested once, and determines the mines`() {
    #expect(app.pendingEffects == [])
    app.press("space")
    let first = field
    app.press("n", "space")
    #expect(field != first)
    let other = TestApp(Mines())
    other.answer("seed", with: .seeded(7))
    other.press("space")
    #expect(other.state.field == first)
  }

  @Test func `no key is lost before the seed has arrived`() {
    let app = TestApp(Mines(), size: Size(columns: 40, rows: 12))
    app.press(.left, "f")
    app.expectText("⚑ 9")
    app.press(.right, "space")
    #expect(app.state.field[app.state.cursor].cover == .revealed)
    app.answer("seed", with: .seeded(7))
    app.expectText("⚑ 9")
  }

  @Test func `arrow keys and letters move the cursor inside the field`() {
    app.press(.left, "h", "h", .left, "h")
    #expect(app.state.cursor == Position(column: 0, row: 4))
    app.press("k", .up, "l", .right, "j")
    #expect(app.state.cursor == Position(column: 2, row: 3))
    app.press(.down)
    #expect(app.state.cursor == Position(column: 2, row: 4))
  }

  /// Starts a game with all flags, and returns a number beside covered cells without mines.
  private func flagAll() throws -> Position {
    app.press("space")
    for mine in field.places where field[mine].hasMine {
      app.send(.played(.toggleFlag, at: mine))
    }
    return try #require(
      field.places.first { number in
        var next = field
        next.revealAround(number)
        return next != field
      })
  }

  @Test func `the space bar on a number reveals the cells around it`() throws {
    let number = try flagAll()
    let before = field
    app.send(.played(.step, at: number))
    #expect(app.frame.text.contains("Space Reveal around"))
    app.press("space")
    #expect(field != before)
  }

  @Test func `only moves that change the field are offered`() throws {
    let number = try flagAll()
    func offers(_ keys: String, at place: Position) -> Bool {
      app.send(.played(.step, at: place))
      return app.frame.text.contains(keys)
    }
    let flag = try #require(field.places.first { field[$0].cover == .flagged })
    #expect(offers(" f Remove flag   n New game", at: flag))
    #expect(!app.frame.text.contains("Space"))
    #expect(offers(" Space Reveal around   n New game", at: number))
    app.press("space")
    #expect(offers(" n New game", at: number))
    #expect(!app.frame.text.contains("Space"))
    let covered = try #require(field.places.first { field[$0].cover == .covered })
    #expect(offers(" Space Reveal   f Flag   n New game", at: covered))
  }

  @Test func `a double click on a number reveals the cells around it`() throws {
    app.resize(columns: 40, rows: 12)
    let number = try flagAll()
    let before = field
    app.click(column: 11 + 2 * number.column, row: 1 + number.row)
    #expect(field == before)
    app.click(column: 11 + 2 * number.column, row: 1 + number.row)
    #expect(field != before)
  }

  @Test func `f puts a flag and removes it`() {
    app.press("f")
    #expect(field.remainingMines == 9)
    app.press("f")
    #expect(field.remainingMines == 10)
  }

  @Test func `a click reveals a cell, and the cursor goes there`() {
    app.resize(columns: 40, rows: 12)
    app.click(column: 11, row: 1)
    let corner = Position(column: 0, row: 0)
    #expect(app.state.cursor == corner)
    #expect(field[corner].cover == .revealed)
  }

  @Test func `the clock runs from the first cell to the end of the game`() throws {
    app.advance(by: .seconds(5))
    #expect(app.state.seconds == 0)
    app.press("space")
    app.advance(by: .seconds(5))
    #expect(app.state.seconds == 5)
    try revealMine()
    app.advance(by: .seconds(5))
    #expect(app.state.seconds == 5)
    #expect(app.clock.nextDeadline == nil)
    app.press("n")
    #expect(app.state.seconds == 0)
  }

  @Test func `the button and the digits start games`() {
    app.press("3")
    #expect(field.size == Size(columns: 30, rows: 16))
    app.press("space", "2")
    #expect(field == Mines.Level.intermediate.field)
    app.press("space")
    app.click("[ New game ]")
    #expect(field == Mines.Level.intermediate.field)
  }

  @Test func `a board that does not fit keeps the cursor visible, and the wheel shows the rest`() {
    app.resize(columns: 40, rows: 12)
    app.press("3", "space")
    for _ in 0..<20 { app.press("l", "j") }
    expectSnapshot(of: app.frame, named: "bottom right")
    app.scroll(-4, column: 20, row: 5)
    expectSnapshot(of: app.frame, named: "scrolled up")
    app.press("k")
    expectSnapshot(of: app.frame, named: "cursor moved")
  }

  @Test func `the header shows the place of the cursor on a board that does not fit`() {
    app.press("3")
    #expect(!app.frame.text.contains("/30"))
    app.resize(columns: 40, rows: 12)
    #expect(app.frame.text.contains("Expert 16/30, 9/16 "))
    app.press("l", "j")
    #expect(app.frame.text.contains("Expert 17/30, 10/16 "))
    app.press("1")
    #expect(!app.frame.text.contains("/9"))
    app.resize(columns: 40, rows: 11)
    #expect(app.frame.text.contains("Beginner 5/9, 5/9 "))
  }

  @Test func `the README shows a frame of the game`() throws {
    app.resize(columns: 60, rows: 26)
    app.press("2", "space")
    flagSome()
    app.send(.played(.step, at: Position(column: 9, row: 11)))
    app.advance(by: .seconds(42))
    expectPicture(of: app.frame, title: "mines", at: "../../Mines/mines.svg")
  }
}
