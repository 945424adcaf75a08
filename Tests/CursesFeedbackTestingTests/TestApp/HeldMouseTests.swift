import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct HeldMouseTests {
  @Test func `the screen is seen while a mouse button is held`() {
    let app = TestApp(Kiosk(), size: Size(columns: 40, rows: 5))
    app.type("Ada Lovelace")
    app.pressMouse(column: 1, row: 0)
    app.dragMouse(column: 4, row: 0)
    let row = app.frame.buffer.row(0).map(\.style)
    #expect(row[1] == row[3])
    #expect(row[1] != row[6])
    app.releaseMouse(column: 4, row: 0)
    app.type("Ida")
    #expect(app.state.name == "Ida Lovelace")
  }
}
