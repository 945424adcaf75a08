import CursesFeedbackTesting
import Testing

@testable import counter

@MainActor @Test func `plus adds one`() {
  let app = TestApp(Counter(), size: Size(columns: 40, rows: 6))
  app.press("+", "+", "-")
  #expect(app.state.count == 1)
  #expect(app.terminal.lastChanges?.cellCount == 1)  // one cell was drawn, and no more
  app.click("One more")
  expectSnapshot(of: app.frame)  // the screen, as a text file
}
