import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The selection of text in running applications, with the clock and the clipboard.
@MainActor @Suite struct SelectionInAppsTests {
  @Test func `a key copies the selected text of several views without borders and line ends`() {
    let app = TestApp(Reading(), size: Size(columns: 24, rows: 9))
    app.drag(from: Position(column: 2, row: 0), to: Position(column: 8, row: 6))
    #expect(app.terminal.clipboard == nil)
    app.press("y")
    #expect(
      app.terminal.clipboard
        == "title\n\nText\nA paragraph that is longer than a row.\nAnother one.")
  }

  @Test func `a release copies if the application says so`() {
    let app = TestApp(Reading(), size: Size(columns: 24, rows: 9))
    app.press("m")
    app.drag(from: Position(column: 2, row: 0), to: Position(column: 6, row: 0))
    #expect(app.terminal.clipboard == "title")
  }

  @Test func `Ctrl-C copies a selection, and ends the session without one`() {
    let app = HeadlessApp(Copying(), size: Size(columns: 9, rows: 1))
    app.take([.mouse(Mouse(.pressed(.left), at: .origin, clickCount: 1))])
    app.take([.mouse(Mouse(.dragged(.left), at: Position(column: 3, row: 0)))])
    app.take([.mouse(Mouse(.released(.left), at: Position(column: 3, row: 0)))])
    app.take([.key(.ctrl("c"))])
    #expect(app.terminal.clipboard == "some")
    #expect(!app.terminal.isClosed)
    app.advance(by: .seconds(1))
    app.take([.mouse(Mouse(.pressed(.left), at: .origin))])
    app.take([.mouse(Mouse(.released(.left), at: .origin)), .key(.ctrl("c"))])
    #expect(app.terminal.isClosed)
  }

  @Test func `a pointer that rests at the edge scrolls until it is moved away`() {
    let app = HeadlessApp(Scrolling(), size: Size(columns: 9, rows: 5))
    app.take([.mouse(Mouse(.pressed(.left), at: .origin))])
    app.take([.mouse(Mouse(.dragged(.left), at: Position(column: 5, row: 4)))])
    app.advance(by: .milliseconds(500))
    #expect(app.frame.text.hasPrefix("Row 11"))
    app.take([.mouse(Mouse(.dragged(.left), at: Position(column: 5, row: 2)))])
    app.advance(by: .seconds(5))
    #expect(app.frame.text.hasPrefix("Row 11"))
    app.take([.mouse(Mouse(.released(.left), at: Position(column: 5, row: 2)))])
    #expect(app.terminal.clipboard?.hasPrefix("Row 0\nRow 1\n") == true)
    #expect(app.terminal.clipboard?.hasSuffix("\nRow 12\nRow 13") == true)
  }

  @Test func `a release at the edge ends the scrolling`() {
    let app = HeadlessApp(Scrolling(), size: Size(columns: 9, rows: 5))
    app.take([.mouse(Mouse(.pressed(.left), at: .origin))])
    app.take([.mouse(Mouse(.dragged(.left), at: Position(column: 5, row: 4)))])
    app.take([.mouse(Mouse(.released(.left), at: Position(column: 5, row: 4)))])
    let frames = app.terminal.frameCount
    app.advance(by: .seconds(5))
    #expect(app.terminal.frameCount == frames)
  }
}

private struct Copying: Component {
  let initial = 0
  func reduce(_ state: inout Int, _ event: Int) {}
  func view(_ state: Int) -> Node<Int> { Text("some text").textSelection(copiesOnRelease: false) }
  func keys(_ state: Int) -> [KeyBinding<Int>] { KeyBinding.copySelection("ctrl+c") }
}

private struct Scrolling: Component {
  let initial = 0
  func reduce(_ state: inout Int, _ event: Int) {}
  func view(_ state: Int) -> Node<Int> {
    List(count: 1000) { Text("Row \($0)") }.textSelection()
  }
}
