import CursesFeedbackTesting
import Testing

/// The editor on the page "Text and forms" works as described.
@MainActor
@Suite struct DraftTests {
  private let app = TestApp(Draft(), size: Size(columns: 40, rows: 9))

  @Test func `a text is written, and matches are replaced and restored`() {
    app.press(.ctrl(.end))
    app.type("It works")
    app.press(.enter)
    app.type("well.")
    app.press(.tab)
    app.type("WORKS")
    app.press(.enter)
    #expect(app.state.search.match?.lowerBound == TextPosition(line: 2, character: 11))
    app.press(.tab)
    app.type("runs")
    app.press(.enter)
    #expect(app.state.text[line: 2] == "the engine runs.")
    expectPicture(
      of: app.frame, title: "A letter",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/text-editor.svg")
    app.press("f4")
    #expect(app.state.text.text == "Dear Ada,\n\nthe engine runs.\nIt runs\nwell.")
    app.press(.tab)
    app.press(.ctrl("z"))
    #expect(app.state.text[line: 3] == "It works")
  }

  @Test func `a paste draws one frame`() {
    _ = app.frame
    let frames = app.terminal.frameCount
    app.paste("one\ntwo\n")
    _ = app.frame
    #expect(app.terminal.frameCount == frames + 1)
    #expect(app.state.text[line: 1] == "two")
  }
}
