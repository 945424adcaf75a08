import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Widgets" draws the picture of a tooltip.
@MainActor
@Suite struct TooltipsTests {
  @Test func `a tooltip is below its button`() {
    let app = TestApp(
      Specimen { _ in
        Row(spacing: 2) {
          Button("Sync", sends: .saved)
            .tooltip("Copies the new records to the server, and reads those of other devices")
          Button("Export", sends: .saved)
            .tooltip("Writes all records to a file")
        }
      }, size: Size(columns: 46, rows: 5))
    app.hover(column: 2, row: 0)
    app.advance(by: .milliseconds(500))
    expectPicture(
      of: app.frame, title: "46 × 5",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/widget-tooltip.svg")
  }
}
