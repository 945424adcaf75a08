import CursesFeedbackTesting
import Testing

/// Mentions and folded pastes work as described on the page "Text and forms".
@MainActor
@Suite struct MessageTests {
  private let app = TestApp(Message(), size: Size(columns: 40, rows: 6))
  private let log = (1...120).map { "line \($0)" }.joined(separator: "\n")

  @Test func `a mention and a folded paste are deleted and restored as a whole`() {
    app.type("Hi ")
    app.press("f2")
    app.type(", see ")
    app.paste(log)
    #expect(app.state.text.text == "Hi @ada, see [Pasted 120 lines]")
    #expect(app.state.text.annotations.map(\.data) == ["u-1815", log])
    app.press(.backspace)
    #expect(app.state.text.text == "Hi @ada, see ")
    app.press(.ctrl("z"))
    #expect(app.state.text.annotations.map(\.data) == ["u-1815", log])
    expectPicture(
      of: app.frame, title: "A message",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/text-annotations.svg")
    app.press("f5")
    #expect(app.state.sent == "Hi @ada, see " + log)
    #expect(app.state.text.isEmpty)
  }

  @Test func `mentions follow each other, and the cursor skips them`() {
    app.press("x", .backspace, "f2", "f2", .left)
    app.type("x")
    #expect(app.state.text.text == "@adax@ada")
    #expect(app.state.text.annotations.map(\.id) == [1, 2])
    app.press(.home)
    app.press("f2")
    app.type("!")
    #expect(app.state.text.text == "@ada!@adax@ada")
  }

  @Test func `a short paste is inserted as it is`() {
    app.paste("one\ntwo")
    #expect(app.state.text.text == "one\ntwo")
    #expect(app.state.text.annotations.isEmpty)
  }
}
