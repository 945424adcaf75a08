import CursesFeedbackTesting
import Testing

/// The code of the page "Running other programs".
@MainActor @Suite struct RunningOtherProgramsTests {
  @Test func `a test answers in place of the editor`() {
    let app = TestApp(Editing())
    app.press("e")
    #expect(app.pendingEffects == ["edit"])
    app.answer("edit", with: .edited(.exited(0)))
    #expect(app.state.message == "saved")
  }

  @Test func `without a terminal, the event has the reason why no pager was started`() async {
    let app = TestApp(FilePager(), effects: .live)
    app.send(.showingRequested(["a.txt", "b.txt"]))
    await app.settle()
    #expect(app.state.shownFiles == nil)
    app.expectText("/bin/sh")
  }
}
