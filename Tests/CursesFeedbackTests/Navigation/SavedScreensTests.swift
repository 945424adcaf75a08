import CursesFeedbackTesting
import Foundation
import Testing

/// Screens that are saved, and restored in the next run of the application.
@MainActor @Suite struct SavedScreensTests {
  private let size = Size(columns: 30, rows: 14)

  private func decoded<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// A run of the application in which its user opened screens, scrolled them and moved the focus.
  private func used() -> TestApp<Pile> {
    let app = TestApp(Pile(), size: size)
    app.press("end", "tab")
    app.send(.changed { $0.push(.paused(1)) })
    app.press("end", "tab", "end")
    app.send(.changed { $0.present(.running(2)) })
    app.press("down", "tab", "tab", "enter")
    return app
  }

  @Test func `restored screens show the same frame, cell by cell`() throws {
    let app = used()
    let again = TestApp(
      Pile(initial: try decoded(app.state)), size: size, interface: try decoded(app.interfaceState))
    #expect(again.state == app.state)
    #expect(again.frame == app.frame)
  }

  @Test func `the screens below return as in the saved run`() throws {
    let app = used()
    let again = TestApp(
      Pile(initial: try decoded(app.state)), size: size, interface: try decoded(app.interfaceState))
    for _ in 0..<2 {
      app.press(.escape)
      again.press(.escape)
      #expect(again.frame == app.frame)
    }
  }

  @Test func `routes alone restore new screens`() throws {
    let app = TestApp(Pile(), size: size)
    app.send(.changed { $0.push(.running(1)) })
    let again = TestApp(Pile(), size: size)
    let routes = try decoded(app.state.stack.routes)
    again.send(.changed { $0.open(routes) })
    #expect(again.frame == app.frame)
  }

  @Test func `tabs are restored with their stacks`() throws {
    let app = TestApp(Folders(), size: size)
    app.send(.changed { $0.stack.push(.running(1)) })
    app.press("end")
    app.send(.changed { $0.select(.second) })
    let again = TestApp(
      Folders(initial: try decoded(app.state)), size: size,
      interface: try decoded(app.interfaceState))
    #expect(again.frame == app.frame)
    for app in [app, again] { app.send(.changed { $0.select(.first) }) }
    #expect(again.frame == app.frame)
  }
}
