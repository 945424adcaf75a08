import CursesFeedback
import CursesFeedbackTesting
import Testing
import TrafficLightDemo

@MainActor
@Suite struct TrafficLightStory {
  private let app = TestApp(TrafficLight(), size: Size(columns: 40, rows: 20))

  @Test func `each light is lit for its own time`() {
    expectSnapshot(of: app.frame, named: "red")
    app.advance(by: .milliseconds(2900))
    #expect(app.state.light == .red)
    app.advance(by: .milliseconds(100))
    #expect(app.state.light == .yellow)
    expectSnapshot(of: app.frame, named: "yellow")
    app.advance(by: .seconds(1))
    #expect(app.state.light == .green)
    expectSnapshot(of: app.frame, named: "green")
    app.advance(by: .seconds(2))
    #expect(app.state.light == .red)
  }

  @Test func `two rounds lead back to the initial state`() {
    app.advance(by: .seconds(12))
    #expect(app.state == TrafficLight().initial)
  }

  @Test func `a pause keeps the light and its remaining time`() {
    app.advance(by: .seconds(2))
    app.press("space")
    app.advance(by: .seconds(60))
    #expect(app.state.light == .red)
    expectSnapshot(of: app.frame, named: "paused")
    app.press("space")
    app.advance(by: .milliseconds(900))
    #expect(app.state.light == .red)
    app.advance(by: .milliseconds(100))
    #expect(app.state.light == .yellow)
  }

  @Test func `skipping a light gives the next one its full time`() {
    app.advance(by: .seconds(2))
    app.press("n")
    #expect(app.state.light == .yellow)
    app.advance(by: .milliseconds(900))
    #expect(app.state.light == .yellow)
  }

  @Test func `skipping works during a pause`() {
    app.press("space", "n")
    #expect(app.state.light == .yellow)
    app.advance(by: .seconds(60))
    #expect(app.state.light == .yellow)
  }

  @Test func `one duration can apply to all lights`() {
    let app = TestApp(TrafficLight(hold: .milliseconds(500)))
    app.advance(by: .milliseconds(1000))
    #expect(app.state.light == .green)
  }

  @Test func `a duration that is not a multiple of a tick is kept on average`() {
    let app = TestApp(TrafficLight(hold: .milliseconds(250)))
    app.advance(by: .milliseconds(1500))
    #expect(app.state.light == .red)
    #expect(app.state.elapsed == .zero)
  }

  @Test func `no tick is scheduled during a pause`() {
    app.press("space")
    app.advance(by: .seconds(1))
    let frames = app.terminal.frameCount
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == frames)
    #expect(app.clock.nextDeadline == nil)
  }

  @Test(arguments: Size.terminals + [Size(columns: 24, rows: 9), Size(columns: 5, rows: 2)])
  func `a screen of another size shows as much as fits`(size: Size) {
    app.resize(columns: size.columns, rows: size.rows)
    expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows)")
  }

  @Test func `the name of a lamp and its time are on one row of a small screen`() {
    let long = TestApp(
      TrafficLight(hold: .seconds(3600)), size: Size(columns: 40, rows: 12))
    #expect(long.frame.text.contains("● red 3600.0 s\n"))
    app.resize(columns: 40, rows: 12)
    app.advance(by: .seconds(3))
    #expect(app.frame.text.contains("● yellow 1.0 s\n"))
  }
}
