import CursesFeedbackTesting
import Testing

/// The application on the page "Text and forms" works as described.
@MainActor
@Suite struct TextAndFormsTests {
  private let app = TestApp(SignIn(), size: Size(columns: 30, rows: 5))

  @Test func `a person signs in with the keyboard`() {
    app.type("Ada!")
    #expect(app.state.name == "ada")
    app.press(.tab)
    app.type("pass word")
    app.press(.enter)
    #expect(app.hasEnded)
    #expect(SignIn().farewell(app.state) == "Welcome, ada")
  }

  @Test func `the reducer corrects the text, and typing continues at the cursor`() {
    app.type("ADA")
    app.press(.ctrl("z"))
    #expect(app.state.name == "")
    app.press(.alt("_"), .left)
    app.type("X")
    #expect(app.state.name == "adxa")
  }

  @Test func `a form with a short password is not submitted`() {
    app.type("ada")
    app.press(.tab)
    app.type("horse")
    app.press(.enter)
    #expect(!app.hasEnded)
    expectPicture(
      of: app.frame, title: "Sign in",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/text-form.svg")
  }

  @Test func `a paste draws one frame`() {
    _ = app.frame
    let frames = app.terminal.frameCount
    app.paste("ada lovelace")
    _ = app.frame
    #expect(app.terminal.frameCount == frames + 1)
    #expect(app.state.name == "adalovelace")
  }
}
