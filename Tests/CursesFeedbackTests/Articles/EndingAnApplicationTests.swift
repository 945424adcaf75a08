import CursesFeedbackTesting
import Testing

/// The applications on the page "The end of an application" work as described.
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

  @Test func `an application has not ended until its changes are saved`() {
    let file = NotesFile()
    let app = TestApp(Notes(file: file))
    app.press("space", "q")
    #expect(app.pendingEffects == ["save"])
    #expect(!app.hasEnded)
    app.answer("save", with: .saved(["milk ✓"]))
    #expect(app.hasEnded)
  }

  @Test func `a click picks a line`() {
    let app = TestApp(Pick())
    #expect(app.pendingEffects == ["standard input"])
    app.send(.linesRead(["one", "two"]))
    app.click("two")
    #expect(app.hasEnded)
    #expect(app.state.picked == "two")
  }
}
