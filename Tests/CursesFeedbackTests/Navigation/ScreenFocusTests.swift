import CursesFeedbackTesting
import Testing

/// The focus and the scroll offsets of the screens of a stack.
@MainActor @Suite struct ScreenFocusTests {
  private let app = TestApp(Pile(), size: Size(columns: 30, rows: 14))

  private func change(
    _ change: @escaping @Sendable (inout RouteStack<Place, PlaceScreens.State>) -> Void
  ) {
    app.send(.changed(change))
  }

  /// Scrolls the list and the text of the top screen, and focuses its second button.
  private func use() {
    app.press("end", "tab", "end", "tab", "tab")
  }

  @Test(arguments: [Place.running(1), .paused(1)])
  func `a covered screen keeps its scroll offsets and the focus`(place: Place) {
    change { $0.push(place) }
    use()
    let frame = app.frame
    #expect(frame.text.contains("Row 49"))
    #expect(frame.text.contains("Line 19"))
    change { $0.push(.running(2)) }
    #expect(app.frame.text.contains("Row 0"))
    app.press("down")
    #expect(app.state.stack.top.screen?.row == 1, "a new screen has the focus in its first control")
    app.press(.escape)
    #expect(app.frame == frame)
  }

  @Test func `a screen that keeps nothing while it is covered loses its offsets and the focus`() {
    change { $0.push(.renewed(1)) }
    let new = app.frame
    use()
    #expect(app.frame != new)
    change { $0.push(.running(2)) }
    app.press(.escape)
    #expect(app.frame == new)
  }

  @Test func `a screen that was removed leaves nothing in the interface state`() {
    _ = app.frame
    use()
    _ = app.frame
    let before = app.interfaceState
    change { $0.push(.running(1)) }
    use()
    _ = app.frame
    app.press(.escape)
    _ = app.frame
    app.press("tab", "shift+tab")
    _ = app.frame
    #expect(app.interfaceState == before)
  }

  @Test func `two screens of one route have their own scroll offsets`() {
    change { $0.push(.running(1)) }
    use()
    let first = app.frame
    change { $0.push(.running(1)) }
    #expect(app.frame != first)
    app.press("down")
    app.press(.escape)
    #expect(app.frame == first)
  }

  @Test func `a presented screen has the focus until it is dismissed`() {
    use()
    let before = app.frame
    change { $0.present(.running(1)) }
    #expect(app.frame != before)
    app.press("down")
    #expect(app.state.stack.top.screen?.row == 1)
    app.press(.escape)
    #expect(app.frame == before)
  }

  @Test func `the presented screen and the root below a pushed screen keep their focus`() {
    use()
    let before = app.frame
    change { $0.present(.running(1)) }
    app.press("tab")
    let presented = app.frame
    change { $0.push(.running(2)) }
    app.press("down")
    #expect(app.state.stack.top.screen?.row == 1)
    app.press(.escape)
    #expect(app.frame == presented)
    app.press(.escape)
    #expect(app.frame == before)
  }

  @Test func `each tab keeps the focus in its screens`() {
    let app = TestApp(Folders(), size: Size(columns: 30, rows: 14))
    app.press("tab", "tab")
    app.send(.changed { $0.stack.push(.running(1)) })
    app.press("tab", "end")
    let first = app.frame
    app.send(.changed { $0.select(.second) })
    app.press("down")
    #expect(app.state.tabs.stack.top.screen?.row == 1)
    app.send(.changed { $0.select(.first) })
    #expect(app.frame == first)
  }
}
