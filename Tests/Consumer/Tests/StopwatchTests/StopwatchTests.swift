import CursesFeedbackTesting
import Testing

@testable import stopwatch

@MainActor @Test func `it counts only while it runs`() {
  let app = TestApp(Stopwatch(), size: Size(columns: 30, rows: 8))
  app.press("space")
  app.advance(by: .seconds(3))
  app.press("space")
  app.advance(by: .seconds(60))
  #expect(app.state.seconds == 3)
  expectSnapshot(of: app.frame)
}
