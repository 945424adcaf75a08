import CursesFeedbackTesting
import TerminalFilms
import TerminalModel
import Testing

@testable import CursesFeedback

/// The player of the option `--film`.
@MainActor struct FilmPlayerTests {
  /// A film with a frame at each time, in seconds, and a key before each but the first and third.
  private func film(
    times: [Double] = [0, 0.5, 1, 1.25, 31.25], size: Size = Size(columns: 30, rows: 5)
  ) -> Film {
    var film = Film(program: "counter", size: size)
    for (index, time) in times.enumerated() {
      var frame = Frame(size: size)
      frame.buffer.write(
        "Count: \(index)", style: Style(foreground: .accent, attributes: .bold),
        at: Position(column: 2, row: 1))
      frame.buffer.write("日本", style: .plain, at: Position(column: 2, row: 3))
      frame.cursor = Position(column: 9, row: 1)
      if index > 0, index != 2 {
        film.append(Film.Note(.input, "key \(index)", at: .seconds(time), before: index))
      }
      film.append(frame, at: .seconds(time))
    }
    return film
  }

  private func player(
    _ film: Film? = nil, size: Size = .standard
  ) -> TestApp<FilmPlayer> {
    TestApp(FilmPlayer(film: film ?? self.film()), size: size)
  }

  @Test(arguments: [Size.standard, Size(columns: 40, rows: 12)])
  func `a film while it plays`(size: Size) {
    let app = player(size: size)
    app.advance(by: .seconds(1))
    expectSnapshot(of: app.frame, named: "playing \(size.columns)x\(size.rows)")
    app.advance(by: .milliseconds(250))
    expectSnapshot(of: app.frame, named: "long wait \(size.columns)x\(size.rows)")
  }

  @Test func `a film that is larger than the screen, and whose replay differs`() {
    var film = film(size: .standard)
    film.divergence = "The replay differs from the recording in line 7: The frame differs."
    let app = player(film, size: Size(columns: 40, rows: 12))
    app.press("e")
    #expect(app.state.index == 4)
    expectSnapshot(of: app.frame, named: "differs 40x12")
  }

  @Test func `frames without a theme have that of the session`() {
    let styles = [nil, Theme.light].map { theme in
      let app = TestApp(FilmPlayer(film: film(), theme: theme))
      return app.frame.buffer[Position(column: 27, row: 9)].style
    }
    #expect(styles[0] != styles[1])
  }

  @Test func `a film has a theme of its own if that of the terminal differs`() throws {
    func theme(_ recorded: Theme, _ own: Theme?) throws -> Theme? {
      let header = RecordingHeader(
        origin: RecordingOrigin(theme: recorded), size: .standard, display: DisplayOptions(),
        interface: InterfaceState())
      var options = LaunchOptions()
      options.theme = own
      return options.theme(of: try Recording(parsing: header.line + "\n"))
    }
    #expect(try theme(.light, .dark) == .light)
    #expect(try theme(.dark, .light) == .dark)
    #expect(try theme(.light, .light) == nil)
  }

  @Test func `keys lead to marks and errors, whose texts the bar has`() {
    var film = film()
    film.append(Film.Note(.mark, "before the search", at: .seconds(1), before: 3))
    film.append(Film.Note(.error, "load has failed: offline", at: .seconds(1), before: 4))
    let app = player(film)
    app.press("m")
    #expect(app.state.index == 2)
    app.expectText("before the search")
    app.press("e")
    #expect(app.state.index == 3)
    app.expectText("load has failed: offline")
    app.press("M")
    #expect(app.state.index == 2)
    app.press("end", "E")
    #expect(app.state.index == 3)
  }

  @Test func `the keys of marks and errors are bound only if there are any`() {
    let app = player()
    app.press("m", "e")
    #expect(app.state.index == 0)
    app.press("?")
    app.expectNoText("mark")
    app.expectNoText("error")
  }

  @Test func `each frame is shown at its time`() {
    let app = player()
    #expect(app.state == FilmPlayer.State(index: 0, isPlaying: true))
    app.advance(by: .milliseconds(499))
    #expect(app.state.index == 0)
    app.advance(by: .milliseconds(1))
    #expect(app.state.index == 1)
    app.advance(by: .milliseconds(750))
    #expect(app.state.index == 3)
  }

  @Test func `a long wait is shortened to two seconds, and the film stops at its end`() {
    let app = player()
    app.advance(by: .milliseconds(1250 + 1999))
    #expect(app.state.index == 3)
    app.advance(by: .milliseconds(1))
    #expect(app.state == FilmPlayer.State(index: 4, isPlaying: false))
    app.press("space")
    #expect(app.state == FilmPlayer.State(index: 0, isPlaying: true))
  }

  @Test func `the speed changes the times, from a quarter to 16 times`() {
    let app = player()
    app.press("+")
    app.advance(by: .milliseconds(250))
    #expect(app.state.index == 1)
    app.press("-", "-", "-", "-", "-")
    app.advance(by: .milliseconds(1999))
    #expect(app.state.index == 1)
    app.advance(by: .milliseconds(1))
    #expect(app.state.index == 2)
    #expect(app.state.speed.label == "¼×")
    app.press("+", "+", "+", "+", "+", "+", "+", "+")
    #expect(app.state.speed.label == "16×")
  }

  @Test func `while the film is paused, no timer runs and nothing is drawn`() {
    let app = player()
    app.press("space")
    let count = app.terminal.frameCount
    app.advance(by: .seconds(60))
    _ = app.frame
    #expect(app.terminal.frameCount == count)
    #expect(app.state == FilmPlayer.State(index: 0, isPlaying: false))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `a frame of the recording takes one frame of the screen`() {
    let app = player()
    let count = app.terminal.frameCount
    app.advance(by: .seconds(10))
    #expect(app.terminal.frameCount - count == 4)
  }

  @Test func `keys step through the frames, and go to inputs and to both ends`() {
    let app = player()
    app.press("right", "right")
    #expect(app.state == FilmPlayer.State(index: 2, isPlaying: false))
    app.press("left")
    #expect(app.state.index == 1)
    app.press("n")
    #expect(app.state.index == 3)
    app.press("shift+right")
    #expect(app.state.index == 4)
    app.press("p")
    #expect(app.state.index == 3)
    app.press("shift+left")
    #expect(app.state.index == 1)
    app.press("end", "right")
    #expect(app.state.index == 4)
    app.press("home", "left")
    #expect(app.state.index == 0)
    app.press("q")
    #expect(app.hasEnded)
  }

  @Test func `a frame with a theme of its own has the colours of that theme`() {
    var film = Film(program: "counter", size: Size(columns: 4, rows: 1))
    var frame = Frame(size: film.size)
    frame.theme = .light
    film.append(frame, at: .zero)
    let screen = player(film, size: Size(columns: 4, rows: 3)).frame
    let background = Theme.light.color(of: .background, at: .direct)
    #expect(background != .default)
    #expect(screen.buffer[.origin].style.background == background)
  }

  @Test func `a press on the track, and a drag, seek a frame`() {
    let app = player()
    app.press("space")
    // The track begins behind the seven columns of the state and a blank.
    let row = 22
    app.click(column: 79 - 20, row: row)
    #expect(app.state.index == 4)
    app.drag(from: Position(column: 8, row: row), to: Position(column: 79, row: row))
    #expect(app.state.index == 4)
    app.click(column: 8, row: row)
    #expect(app.state.index == 0)
  }

  @Test func `the bar can be hidden, and then the frame has all rows`() {
    let app = player(film(size: .standard))
    app.press("space", "b")
    #expect(app.frame.size == .standard)
    #expect(!app.frame.text.contains("paused"))
  }

  @Test func `a film of one frame does not play`() {
    let app = player(film(times: [0]))
    app.press("space", "right", "left", "n", "p", "e", "end")
    #expect(app.state == FilmPlayer.State(index: 0, isPlaying: false))
  }

  @Test func `each key of the player has one meaning`() {
    #expect(player().keyConflicts == [])
  }
}
