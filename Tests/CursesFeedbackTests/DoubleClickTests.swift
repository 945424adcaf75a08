import CursesFeedbackTesting
import Testing

/// A session counts the presses of double and triple clicks on its clock.
@MainActor @Suite struct DoubleClickTests {
  @Test func `a double click selects a word of a field`() {
    let app = TestApp(Field(), size: Size(columns: 30, rows: 1))
    doubleClick(app)
    app.type("x")
    #expect(app.state == "one x")
  }

  @Test func `a triple click selects all of a field`() {
    let app = TestApp(Field(), size: Size(columns: 30, rows: 1))
    doubleClick(app)
    app.click("two")
    app.type("x")
    #expect(app.state == "x")
  }

  @Test func `two clicks far apart in time select nothing`() {
    let app = TestApp(Field(), size: Size(columns: 30, rows: 1))
    app.click("two")
    app.advance(by: .milliseconds(501))
    app.click("two")
    app.type("x")
    #expect(app.state.count == 8)
  }

  private func doubleClick(_ app: TestApp<Field>) {
    app.click("two")
    app.advance(by: .milliseconds(200))
    app.click("two")
  }
}

private struct Field: Component {
  let initial = "one two"

  func reduce(_ text: inout String, _ event: String) { text = event }

  func view(_ text: String) -> Node<String> { TextField(text: text, changes: { $0 }) }
}
