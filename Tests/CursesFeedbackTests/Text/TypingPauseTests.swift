import CursesFeedbackTesting
import Testing

/// A pause on the session's clock ends the typing that is undone together.
@MainActor @Suite struct TypingPauseTests {
  @Test func `a pause of a second ends a group in a text field`() {
    let app = TestApp(SignIn())
    app.type("ab")
    app.advance(by: .milliseconds(999))
    app.type("cd")
    app.advance(by: .seconds(1))
    app.type("ef")
    app.press(.ctrl("z"))
    #expect(app.state.name == "abcd")
    app.press(.ctrl("z"))
    #expect(app.state.name == "")
    app.press(.alt("_"), .alt("_"))
    #expect(app.state.name == "abcdef")
  }

  @Test func `a pause of a second ends a group in an editor`() {
    let app = TestApp(Message())
    app.type("ab")
    app.advance(by: .milliseconds(999))
    app.type("cd")
    app.advance(by: .seconds(1))
    app.type("ef")
    app.press(.ctrl("z"))
    #expect(app.state.text.text == "abcd")
    app.press(.ctrl("z"))
    #expect(app.state.text.isEmpty)
  }

  @Test func `typing without a pause is one group`() {
    let app = TestApp(Message())
    app.type("one")
    app.advance(by: .milliseconds(999))
    app.type("two")
    app.advance(by: .milliseconds(999))
    app.type("six")
    app.press(.ctrl("z"))
    #expect(app.state.text.isEmpty)
  }
}
