import CursesFeedbackTesting
import Testing

/// The views on the page "Writing your own views" look and work as described.
@MainActor
@Suite struct WritingViewsTests {
  private let app = TestApp(Mixer(), size: Size(columns: 30, rows: 7))

  @Test func `custom views are shown like those of the framework`() {
    expectPicture(
      of: app.frame, title: "30 × 7",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/own-views.svg")
  }

  @Test func `a custom view sends the events of its parent`() {
    app.click("[ + ]")
    #expect(app.state.volume == 4)
  }

  @Test func `a canvas draws nothing outside its cells`() {
    let app = TestApp(Mixer(), size: Size(columns: 5, rows: 5))
    #expect(app.frame.text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
  }
}
