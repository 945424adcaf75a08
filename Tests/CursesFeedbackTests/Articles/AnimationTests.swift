import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The animated value of the page "Charts".
@Suite @MainActor struct AnimationTests {
  private let app = TestApp(Level(), size: Size(columns: 20, rows: 1))

  @Test func `a value moves in steps until it has arrived`() {
    app.press("up")
    #expect(app.state.level.value == 0.2)
    app.advance(by: .milliseconds(100))
    #expect(app.state.level.isMoving)
    #expect(app.state.level.value > 0.2)
    app.advance(by: .milliseconds(150))
    #expect(app.state.level == Animated(0.8))
  }

  @Test func `no frames and no timer while nothing moves`() {
    let first = app.terminal.frameCount
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == first)
    app.press("up")
    app.advance(by: .milliseconds(250))
    // One frame for each step of a thirtieth of a second.
    #expect(app.terminal.frameCount == first + 6)
    #expect(app.clock.nextDeadline == nil)
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == first + 6)
  }

  @Test func `with reduced motion there is one frame`() {
    let app = TestApp(
      Level(), size: Size(columns: 20, rows: 1), display: DisplayOptions(reducesMotion: true))
    let first = app.terminal.frameCount
    app.press("up")
    app.advance(by: .seconds(60))
    #expect(app.state.level == Animated(0.8))
    #expect(app.terminal.frameCount == first + 1)
    #expect(app.clock.nextDeadline == nil)
  }
}
