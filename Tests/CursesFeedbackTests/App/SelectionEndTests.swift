import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The keys that end a selection of text in running applications.
@MainActor @Suite struct SelectionEndTests {
  private func selecting() -> TestApp<Marked> {
    let app = TestApp(Marked(), size: Size(columns: 24, rows: 6))
    app.drag(from: Position(column: 0, row: 0), to: Position(column: 3, row: 0))
    #expect(app.terminal.clipboard == "some")
    #expect(isMarked(app))
    return app
  }

  private func isMarked(_ app: TestApp<Marked>) -> Bool {
    app.frame.buffer[Position(column: 0, row: 0)].style.attributes.contains(.reverse)
  }

  @Test(arguments: ["a", "escape", "down", "?"] as [Key])
  func `a binding of the application, Escape, a list and help end it`(key: Key) {
    let app = selecting()
    app.press(key)
    #expect(!isMarked(app))
  }

  @Test(arguments: ["x", "y"] as [Key])
  func `an unused key and a copy keep it`(key: Key) {
    let app = selecting()
    app.press(key)
    #expect(isMarked(app))
  }

  @Test func `a key that is read together with the release ends it`() {
    let app = HeadlessApp(Marked(), size: Size(columns: 24, rows: 6))
    app.take([.mouse(Mouse(.pressed(.left), at: .origin))])
    app.take([
      .mouse(Mouse(.dragged(.left), at: Position(column: 3, row: 0))),
      .mouse(Mouse(.released(.left), at: Position(column: 3, row: 0))), .key(Key(.down)),
    ])
    #expect(app.terminal.clipboard == "some")
    #expect(app.frame.buffer[.origin].style.attributes.isDisjoint(with: .reverse))
  }

  @Test func `the text that a character adds is not marked`() {
    let app = selecting()
    app.press("t")
    #expect(app.state == 100)
    #expect(!isMarked(app))
  }
}

private struct Marked: Component {
  let initial = 0
  func reduce(_ state: inout Int, _ event: Int) { state += event }
  func view(_ state: Int) -> Node<Int> {
    Text("some text")
    List(count: 3, selection: 0, selects: { _ in 1 }) { Text("Row \($0)") }
    KeyHints()
  }
  func keys(_ state: Int) -> [KeyBinding<Int>] {
    KeyBinding("a", "Add", sends: 10)
    KeyBinding.copySelection("y")
  }
  func event(for input: Input, in state: Int) -> Int? { input == .key("t") ? 100 : nil }
}
