import CursesFeedbackTesting
import Testing

/// The editor of a message works as described on the page "Text and forms".
@MainActor
@Suite struct ChatTests {
  private let app = TestApp(Chat(), size: Size(columns: 50, rows: 8))

  @Test func `Enter sends, and Alt-Enter and Ctrl-J begin a line`() {
    app.press(.enter)
    #expect(app.state.sent.isEmpty)
    app.type("Dear Ada,")
    app.press("alt+enter")
    app.type("the engine")
    app.press(.ctrl("j"))
    app.type("works.")
    #expect(app.frame.text.contains("────\nDear Ada,\nthe engine\nworks.\n"))
    app.press(.enter)
    #expect(app.state.sent == ["Dear Ada,\nthe engine\nworks."])
    #expect(app.state.draft.isEmpty)
    app.type("Bye")
    expectPicture(
      of: app.frame, title: "A chat",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/text-chat.svg")
  }

  @Test func `Up shows earlier messages, and Down returns to the text that is not sent`() {
    for message in ["one", "two"] {
      app.type(message)
      app.press(.enter)
    }
    app.type("thr")
    app.press(.up, .up)
    #expect(app.state.draft == "one")
    app.press(.down, .down)
    #expect(app.state.draft == "thr")
  }
}
