import CursesFeedbackTesting
import Testing

@testable import follow

@MainActor @Test func `e shows only lines with an error`() {
  let app = TestApp(Follow(), size: Size(columns: 40, rows: 6))
  app.send(.lineRead("ready"))
  app.send(.lineRead("error: no disk"))
  app.advance(by: .seconds(1))  // time for a frame with both lines
  app.press("e")
  #expect(app.terminal.lastChanges?.cellCount == 5)  // the letters of "ready" were erased
  expectSnapshot(of: app.frame)  // the screen, as a text file
}
