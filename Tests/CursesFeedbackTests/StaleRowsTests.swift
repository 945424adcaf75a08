import CursesFeedbackTesting
import Testing

/// Lists with `rowsDependOn` in an application.
@MainActor
@Suite struct StaleRowsTests {
  @Test func `rows whose dependencies are all declared are up to date`() {
    let app = TestApp(Marks(declaresMarks: true), size: Size(columns: 20, rows: 4))
    app.press("down", "m", "down", "m", "end", "m")
    #expect(app.frame.text.contains("Row 99 *"))
    app.press("home")
    #expect(app.frame.text.contains("Row 1 *"))
    #expect(!app.frame.text.contains("Row 0 *"))
  }

  @Test func `rows with an undeclared dependency fail a test`() {
    let app = TestApp(Marks(declaresMarks: false), size: Size(columns: 20, rows: 4))
    app.press("down")
    withKnownIssue {
      app.press("m")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("depends on more than its `rowsDependOn`") }
    }
  }

  @Test func `a view with a declared dependency is up to date`() {
    let app = TestApp(Pane(declaresCount: true), size: Size(columns: 20, rows: 1))
    app.press("+")
    #expect(app.frame.text == "Count 1")
  }

  @Test func `a view with an undeclared dependency fails a test`() {
    let app = TestApp(Pane(declaresCount: false), size: Size(columns: 20, rows: 1))
    withKnownIssue {
      app.press("+")
      #expect(app.frame.text == "Count 0")
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("`layoutDependsOn`") }
    }
  }
}

/// A text of a count that is laid out again only if the value that it declares has changed.
private struct Pane: Component {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Sendable { case raised }

  /// Whether the view declares that it depends on the count.
  let declaresCount: Bool
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.count += 1 }

  func view(_ state: State) -> Node<Event> {
    Text("Count \(state.count)").layoutDependsOn(declaresCount ? state.count : 0)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "One more", sends: .raised)
  }
}

/// A list whose rows can be marked.
private struct Marks: Component {
  struct State: Equatable, Sendable {
    var selection = 0
    var marked: Set<Int> = []
  }
  enum Event: Sendable {
    case selected(Int)
    case marked
  }

  /// Whether the list declares that its rows depend on the marks.
  let declaresMarks: Bool
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .marked: state.marked.insert(state.selection)
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(
      count: 100, selection: state.selection, rowsDependOn: declaresMarks ? state.marked : [],
      selects: Event.selected
    ) { index in
      Text("Row \(index)\(state.marked.contains(index) ? " *" : "")")
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("m", "Mark", sends: .marked)
  }
}
