import CursesFeedbackTesting
import Testing

/// The application on the page "The end of an application" works as described.
@MainActor
@Suite struct EndingAnApplicationTests {
  @Test func `an installation ends when it is done`() {
    let app = TestApp(Install())
    app.advance(by: .seconds(9))
    #expect(!app.hasEnded)
    app.advance(by: .seconds(1))
    #expect(app.hasEnded)
    #expect(Install().exitStatus(app.state) == 0)
  }

  @Test func `a dialog's button stops the installation`() {
    let app = TestApp(Install())
    app.press("q")
    app.click("Go on")
    #expect(!app.hasEnded)
    app.press("q")
    app.click("Stop")
    #expect(app.hasEnded)
    #expect(Install().farewell(app.state) == "Stopped.")
  }
}
