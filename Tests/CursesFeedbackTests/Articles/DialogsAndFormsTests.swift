import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The application on the page "Dialogs and forms" works as described.
@MainActor
@Suite struct DialogsAndFormsTests {
  private let app = TestApp(Tasks(), size: Size(columns: 56, rows: 12))

  private func expectPicture(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "56 × 12",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/dialog-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a question comes before a deletion`() {
    app.press(.down, "d")
    expectPicture("confirm")
    app.press(.enter)
    #expect(app.state.titles.count == 3)
    app.press("d", .right, .enter)
    #expect(app.state.titles == ["Buy milk", "Water the plants"])
  }

  @Test func `keys of the list and of the application do not work behind a dialog`() {
    app.press("d", .down, "r")
    #expect(app.state.selected == 0)
    #expect(app.state.newTitle == nil)
    app.press(.escape, .down)
    #expect(app.state.selected == 1)
  }

  @Test func `a binding without modifiers does not work behind a form`() {
    let app = TestApp(FormDialog(), size: Size(columns: 40, rows: 12))
    app.press(.enter, .tab, "d")
    #expect(app.state.titles.count == 2)
    app.press(.enter, "d")
    #expect(app.state.titles == ["Call Ada"])
  }

  @Test func `a prompt asks for a new title`() {
    app.press("r", .ctrl("u"))
    expectPicture("prompt")
    app.press(.enter)
    #expect(app.state.newTitle == "", "an empty title cannot be submitted")
    app.paste("Buy bread")
    app.press(.enter)
    #expect(app.state.titles.first == "Buy bread")
  }

  @Test func `a message disappears four seconds after it was shown`() {
    app.press("d", .right, .enter)
    app.advance(by: .seconds(2))
    app.press("d", .right, .enter)
    expectPicture("toasts")
    app.advance(by: .seconds(2))
    #expect(app.state.toasts.map(\.text) == ["“Call Ada” is deleted"])
    app.advance(by: .seconds(2))
    #expect(app.state.toasts == [])
  }

  @Test func `a form shows the message of a field that was left`() {
    let app = TestApp(Registration(), size: Size(columns: 48, rows: 7))
    app.press(.tab)
    app.type("ada")
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "48 × 7",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/form.svg")
    app.press(.enter)
    app.type("Ada")
    app.press(.enter)
    #expect(!app.hasEnded)
    app.paste("@example.org")
    app.press(.enter)
    #expect(app.hasEnded)
  }
}
