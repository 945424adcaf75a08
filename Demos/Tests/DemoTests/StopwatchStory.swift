import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import StopwatchDemo

@MainActor
@Suite struct StopwatchStory {
  private let app = TestApp(Stopwatch(), size: Size(columns: 80, rows: 24))

  /// Runs laps of these times, in hundredths of a second.
  private func run(laps: Int...) {
    app.press("space")
    for time in laps {
      app.advance(by: .milliseconds(10 * time))
      app.press("l")
    }
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func `the stopwatch fits on the screen in each state`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 ready")
    run(laps: 123)
    app.advance(by: .milliseconds(450))
    snapshot("2 second lap")
    app.press("l")
    for time in [93, 201, 110] {
      app.advance(by: .milliseconds(10 * time))
      app.press("l")
    }
    app.advance(by: .milliseconds(150))
    app.press("space")
    snapshot("3 stopped")
  }

  @Test func `the time is exact, although it is shown every 33 ms`() {
    app.press("space")
    app.advance(by: .microseconds(2_345_678))
    app.press("space")
    #expect(app.state.elapsed == .microseconds(2_345_678))
    #expect(app.state.elapsed.hundredths.time == "00:02.34")
  }

  @Test func `a late tick shows the time of the clock`() {
    app.press("space")
    app.send(.timed(.ticked, at: .seconds(10)))
    #expect(app.state.elapsed == .seconds(10))
  }

  @Test func `pauses do not count`() {
    app.advance(by: .seconds(7))
    app.press("space")
    app.advance(by: .seconds(2))
    app.press("space")
    app.advance(by: .seconds(60))
    app.press("space")
    app.advance(by: .seconds(3))
    app.press("space")
    #expect(app.state.elapsed == .seconds(5))
  }

  @Test func `no frame is drawn and no timer waits while the stopwatch is stopped`() {
    run(laps: 100)
    app.press("space")
    let frames = app.terminal.frameCount
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == frames)
    #expect(app.clock.nextDeadline == nil)
  }

  @Test func `the laps show the difference to the best one`() {
    run(laps: 300, 250, 400)
    let laps = app.state.laps
    #expect(laps.all.map(\.time) == [300, 250, 400])
    #expect(laps.all.map(\.total) == [300, 550, 950])
    #expect(laps.all.map(laps.standing) == [.behind(50), .best, .worst(behind: 150)])
  }

  @Test func `the shown times of laps add up to the shown total`() {
    app.press("space")
    for _ in 0..<3 {
      app.advance(by: .microseconds(1_006_000))
      app.press("l")
    }
    #expect(app.state.laps.all.map(\.time) == [100, 101, 100])
    #expect(app.state.laps.all.map(\.total) == [100, 201, 301])
  }

  @Test func `a lap ends only while the stopwatch runs`() {
    app.press("l")
    run(laps: 100)
    app.press("space", "l")
    #expect(app.state.laps.all.count == 1)
  }

  @Test func `the laps scroll`() {
    run(laps: 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
    app.press("space")
    #expect(!app.frame.text.contains("00:00.10   00:00.10"))
    app.press(.end)
    #expect(app.frame.text.contains("00:00.10   00:00.10"))
  }

  @Test func `reset clears the time and the laps`() {
    run(laps: 100)
    app.press("r")
    #expect(app.state.isRunning)
    app.press("space", "r")
    #expect(app.state == Stopwatch().initial)
  }

  @Test func `the buttons do what the keys do`() {
    app.click("[ Start ]")
    app.advance(by: .seconds(1))
    app.click("[ Lap ]")
    app.advance(by: .seconds(1))
    app.click("[ Stop ]")
    #expect(app.state.elapsed == .seconds(2))
    #expect(app.state.laps.all.map(\.time) == [100])
    app.click("[ Reset ]")
    #expect(app.state == Stopwatch().initial)
  }

  @Test func `copying the laps makes a line for each`() {
    run(laps: 100, 250)
    app.press("c")
    #expect(app.terminal.clipboard == "1\t00:01.00\t00:01.00\n2\t00:02.50\t00:03.50")
  }

  @Test(arguments: [
    (0, "00:00.00"), (5_999, "00:59.99"), (359_999, "59:59.99"), (360_000, "1:00:00.00"),
  ])
  func `a time of an hour or more is written with hours`(hundredths: Int, text: String) {
    #expect(hundredths.time == text)
  }

  @Test func `a screen that is too small shows a part of the view`() {
    app.resize(columns: 20, rows: 5)
    run(laps: 100)
    expectSnapshot(of: app.frame, named: "20x5")
    app.resize(columns: 1, rows: 1)
    app.press("space")
    #expect(!app.state.isRunning)
  }

  @Test func `the farewell shows the time`() {
    run(laps: 100)
    app.press("q")
    #expect(Stopwatch().farewell(app.state) == "Measured: 00:01.00")
    #expect(Stopwatch().farewell(Stopwatch().initial) == nil)
  }

  @Test func `the README shows a frame of the stopwatch`() {
    app.resize(columns: 76, rows: 20)
    run(laps: 334, 286, 402, 311)
    app.advance(by: .milliseconds(1_780))
    expectPicture(of: app.frame, title: "stopwatch", at: "../../Stopwatch/stopwatch.svg")
  }
}
