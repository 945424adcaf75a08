import CursesFeedbackTesting
import Testing

/// An application that loads the rows that a list shows.
@MainActor @Suite struct LazyLoadingTests {
  @Test func `the first frame reports the rows that it shows`() {
    #expect(TestApp(Pages(), size: Size(columns: 12, rows: 4)).state.shown == [0..<4])
  }

  @Test func `rows that keys, a resize or a longer list bring into view are reported once`() {
    let app = TestApp(Pages(), size: Size(columns: 12, rows: 4))
    app.press("pagedown")
    #expect(app.state.shown.last == 4..<8)
    app.press("x")
    #expect(app.state.shown == [0..<4, 4..<8])
    app.resize(columns: 12, rows: 6)
    #expect(app.state.shown.last == 4..<10)
    app.press("end")
    #expect(app.state.shown == [0..<4, 4..<8, 4..<10, 14..<20])
  }

  @Test func `rows are loaded before they are reached`() {
    let app = TestApp(Pages(), size: Size(columns: 12, rows: 4))
    for _ in 0..<30 { app.press("down") }
    #expect(app.state.count == 40)
    #expect(app.frame.text.hasPrefix("Row 30"))
  }
}

/// A list that has at least five more rows than are shown, in pages of ten.
private struct Pages: Component {
  struct State: Equatable, Sendable {
    var count = 10
    var shown: [Range<Int>] = []
  }
  enum Event: Sendable { case rowsShown(Range<Int>) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .rowsShown(let rows):
      state.shown.append(rows)
      if rows.upperBound + 5 > state.count { state.count += 10 }
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(count: state.count) { Text("Row \($0)") }.onVisibleRowsChange(Event.rowsShown)
  }
}
