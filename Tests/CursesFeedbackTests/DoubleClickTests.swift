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

  @Test func `a press that ends the keys of a sequence is one click, although it is read twice`() {
    let app = TestApp(Sequence(), size: Size(columns: 30, rows: 2))
    app.press("g")
    app.click("two")
    app.type("x")
    #expect(app.state == "one txwo")
  }

  private func doubleClick(_ app: TestApp<Field>) {
    app.click("two")
    app.advance(by: .milliseconds(200))
    app.click("two")
  }
}

/// A field below a button, and a binding of two keys, the first of which also acts alone.
private struct Sequence: Component {
  let initial = "one two"

  func reduce(_ text: inout String, _ event: String) { text = event }

  func view(_ text: String) -> Node<String> {
    Button("Button", sends: text)
    TextField(text: text, changes: { $0 })
  }

  func keys(_ text: String) -> [KeyBinding<String>] {
    KeyBinding("g", "Same", sends: text)
    KeyBinding(sequence: "g g", "Top", sends: text)
  }
}

private struct Field: Component {
  let initial = "one two"

  func reduce(_ text: inout String, _ event: String) { text = event }

  func view(_ text: String) -> Node<String> { TextField(text: text, changes: { $0 }) }
}
