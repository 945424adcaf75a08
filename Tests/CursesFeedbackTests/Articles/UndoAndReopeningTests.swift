import CursesFeedbackTesting
import Testing

/// The application on the page "Undo, and sessions that reopen" works as described.
@MainActor
@Suite struct UndoAndReopeningTests {
  private let app = TestApp(Luggage().withUndo)

  @Test func `a removed thing comes back, and the key names the step`() {
    app.press("d")
    #expect(app.state.things == ["Map"])
    #expect(app.frame.text.contains("Undo Remove Passport"))
    app.press("ctrl+z")
    #expect(app.state.things == ["Passport", "Map"])
  }

  @Test func `things of others stay after an undo`() {
    app.press("d")
    app.send(.component(.shared("Tent")))
    app.press("ctrl+z")
    #expect(app.state.things == ["Passport", "Map", "Tent"])
  }

  @Test func `typing into one row is one step`() {
    app.send(.component(.typed("Passpor")))
    app.send(.component(.typed("Pass")))
    app.press("ctrl+z")
    #expect(app.state.things == ["Passport", "Map"])
  }
}
