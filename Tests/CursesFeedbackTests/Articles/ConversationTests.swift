import CursesFeedback
import CursesFeedbackTesting
import Testing

/// A scroll view whose position is in the application's state.
@MainActor @Suite struct ConversationTests {
  private let app = TestApp(Conversation(), size: Size(columns: 52, rows: 4))

  init() { add(1...6) }

  private func add(_ numbers: ClosedRange<Int>) {
    for number in numbers { app.send(.received("line \(number)")) }
  }

  private var rows: [String] {
    app.frame.text.split(separator: "\n").map { $0.replacing("┃", with: "").trimmed }
  }

  @Test func `at the end, new lines are shown as they are added`() {
    #expect(rows == ["line 3", "line 4", "line 5", "line 6"])
    add(7...7)
    #expect(rows == ["line 4", "line 5", "line 6", "line 7"])
    app.resize(columns: 52, rows: 2)
    #expect(rows == ["line 6", "line 7"])
  }

  @Test func `away from the end, new lines do not scroll`() {
    app.scroll(-1, column: 0, row: 0)
    #expect(app.state.position == .row(0))
    add(7...9)
    #expect(
      rows == ["line 1", "line 2", "line 3", "There may be new lines: Ctrl-E shows the last one"])
  }

  @Test func `a scroll to the end follows it again`() {
    app.press("home", "down")
    #expect(app.state.position == .row(1))
    app.press("end")
    #expect(app.state.position == .end)
    add(7...7)
    #expect(rows.last == "line 7")
  }

  @Test func `the end is shown again when a control in the view no longer has the focus`() {
    let app = TestApp(Answers(), size: Size(columns: 20, rows: 4))
    for number in 1...6 { app.send(.received("\(number)")) }
    #expect(app.frame.text.contains("line 6"))
    app.press("tab")
    #expect(app.frame.text.hasPrefix("[›First‹]"))
    app.send(.received("7"))
    #expect(app.frame.text.hasPrefix("[›First‹]"), "the control with the focus stays visible")
    app.press("tab")
    #expect(app.frame.text.contains("line 7"))
  }

  @Test func `another position of the state scrolls the view`() {
    app.press("home", "ctrl+e")
    #expect(rows.last == "line 6")
    app.send(.scrolled(.row(1)))
    #expect(rows.first == "line 2")
    app.send(.scrolled(.row(100)))
    #expect(rows.first == "line 4", "limited to the last rows")
  }
}

/// Lines after a button, and a field below them that has the focus at first.
private struct Answers: Component {
  enum Event: Sendable { case received(String), scrolled(ScrollPosition), typed(String) }

  let initial: [String] = []

  func reduce(_ state: inout [String], _ event: Event) {
    if case .received(let line) = event { state.append(line) }
  }

  func view(_ state: [String]) -> Node<Event> {
    Column {
      ScrollView {
        Button("First", sends: Event.received("again"))
        for line in state { Text("line \(line)") }
      }
      .position(.end, changes: Event.scrolled)
      TextField(text: "", changes: Event.typed).focusID("field")
    }
    .focus("field")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
