import CatchDemo
import CursesFeedback
import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct CatchStory {
  private let app = TestApp(Catch(), size: Size(columns: 80, rows: 24))

  @Test(arguments: [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)])
  func `the ball flies between the players`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 the human has the ball")
    app.press("space")
    app.advance(by: .milliseconds(300))
    snapshot("2 on its way to the machine")
    app.advance(by: .milliseconds(500))
    snapshot("3 the machine has the ball")
    app.advance(by: .milliseconds(1_600))
    snapshot("4 on its way to the human")
  }

  @Test func `the machine throws the ball back after a second`() {
    app.press("space")
    app.advance(by: .milliseconds(800))
    #expect(app.state.ball == .held(by: .machine))
    app.advance(by: .milliseconds(999))
    #expect(app.state.ball == .held(by: .machine))
    app.advance(by: .milliseconds(1))
    #expect(app.state.ball == .flying(to: .human, step: 1))
    app.advance(by: .milliseconds(800))
    #expect(app.state.ball == .held(by: .human))
    #expect(app.state.catches == 2)
  }

  @Test func `only the player with the ball can throw it`() {
    app.send(.thrown(by: .machine))
    #expect(app.state.ball == .held(by: .human))
    app.press("space")
    app.advance(by: .milliseconds(400))
    app.press("space")
    app.advance(by: .milliseconds(400))
    app.press("space")
    #expect(app.state.ball == .held(by: .machine))
  }

  @Test func `the button throws the ball, and is disabled until the human has it again`() {
    app.click("[ Throw ]")
    #expect(app.state.ball == .flying(to: .machine, step: 1))
    #expect(app.frame.text.contains("( Throw )"))
    app.advance(by: .milliseconds(2_600))
    #expect(app.frame.text.contains("[ Throw ]"))
  }

  @Test func `the game sleeps while the human has the ball`() {
    app.advance(by: .seconds(1))
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `the README shows a frame of the game`() {
    app.resize(columns: 60, rows: 15)
    app.press("space")
    app.advance(by: .milliseconds(300))
    expectPicture(of: app.frame, title: "catch", at: "../../Catch/catch.svg")
  }
}
