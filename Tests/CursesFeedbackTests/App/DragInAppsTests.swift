import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// Drag and drop in running applications, with the clock.
@MainActor @Suite struct DragInAppsTests {
  private func take(_ action: Mouse.Action, _ row: Int, in app: HeadlessApp<Longlist>) {
    app.take([.mouse(Mouse(action, at: Position(column: 3, row: row)))])
  }

  @Test func `a value that rests at the edge of a list scrolls it until it is moved away`() {
    let app = HeadlessApp(Longlist(), size: Size(columns: 16, rows: 6))
    take(.pressed(.left), 0, in: app)
    take(.dragged(.left), 5, in: app)
    app.advance(by: .milliseconds(500))
    let text = app.frame.text
    #expect(!text.contains("Row 0") && !text.contains("Row 1\n"))
    take(.dragged(.left), 3, in: app)
    let line = app.frame.text.split(separator: "\n").last
    app.advance(by: .seconds(5))
    #expect(app.frame.text.split(separator: "\n").last == line)
    take(.released(.left), 3, in: app)
    #expect(app.state > 3)
  }

  @Test func `inputs that are read together drag and drop as single ones do`() {
    let app = HeadlessApp(Longlist(), size: Size(columns: 16, rows: 6))
    app.take(
      [(Mouse.Action.pressed(.left), 0), (.dragged(.left), 2), (.released(.left), 2)].map {
        .mouse(Mouse($0, at: Position(column: 3, row: $1)))
      })
    #expect(app.state == 1)
  }

  @Test func `Escape that is read together with a drag cancels it`() {
    let app = HeadlessApp(Longlist(), size: Size(columns: 16, rows: 6))
    app.take([
      .mouse(Mouse(.pressed(.left), at: Position(column: 3, row: 0))),
      .mouse(Mouse(.dragged(.left), at: Position(column: 3, row: 2))), .key(.escape),
      .mouse(Mouse(.released(.left), at: Position(column: 3, row: 2))),
    ])
    #expect(app.state == -1)
  }
}

/// A text above a list of many rows, between which it is dropped; the state is its last place.
private struct Longlist: Component {
  let initial = -1
  func reduce(_ state: inout Int, _ event: Int) { state = event }
  func view(_ state: Int) -> Node<Int> {
    Text("Dragged").draggable("text")
    List(count: 1000) { Text("Row \($0)") }.onInsert(of: String.self) { $1 }
  }
}
