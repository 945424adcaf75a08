import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import TodoDemo

@MainActor
@Suite(.timeLimit(.minutes(30))) struct TodoStory {
  private let app = TestApp(
    Todo(store: .example(), remote: Reachable()), size: Size(columns: 60, rows: 12))

  /// Lets the waiting changes be saved, and then one of them be sent.
  private func saveAndSend() async {
    while app.state.change != nil { await run("save") }
    await run("send")
  }

  private func run(_ feedback: String) async {
    app.letRun(feedback)
    await app.settle()
  }

  /// The titles in the database, those of finished items with a mark.
  private var saved: [String] {
    app.state.saved.items.map { ($0.isDone ? "✓ " : "") + $0.title }
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
  ])
  func `the list fits on the screen in each of its states`(size: Size) async {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 list")
    app.press("a")
    snapshot("2 adding")
    app.type("Read a book")
    app.press(.enter)
    snapshot("3 not yet sent")
    app.press(.up, "e")
    snapshot("4 renaming")
    app.press(.escape, "/")
    app.type("re")
    snapshot("5 filtering")
    app.press(.escape, "d")
    snapshot("6 deleting")
    app.press(.escape)
    await run("save")
    app.answer("send", with: .sendingFailed)
    snapshot("7 not reachable")
  }

  @Test func `a adds an item, and Enter keeps its title`() async {
    app.press("a")
    app.type("Read a book")
    app.press(.enter)
    #expect(app.frame.text.contains("▌ ○ Read a book"))
    await saveAndSend()
    #expect(saved == ["✓ Water the plants", "Call Ada", "Buy milk and bread", "Read a book"])
    #expect(app.frame.text.contains("✓ in sync"))
  }

  @Test func `a blank title adds nothing, and Esc neither`() {
    app.press("a")
    app.type("  ")
    app.press(.enter, "a")
    app.type("Read a book")
    app.press(.escape)
    #expect(app.state.items.count == 3)
    #expect(app.state.change == nil)
  }

  @Test(arguments: ["e", .enter] as [Key])
  func `e and Enter edit the title in its row`(key: Key) async {
    app.press(.down, key)
    app.type(" and Grace")
    #expect(app.frame.text.contains("Call Ada and Grace"))
    app.press(.enter)
    await saveAndSend()
    #expect(saved == ["✓ Water the plants", "Call Ada and Grace", "Buy milk and bread"])
  }

  @Test func `a click on another row keeps the edited title`() async {
    app.press(.down, "e")
    app.type("!")
    app.click("Buy milk")
    #expect(app.state.selected?.title == "Buy milk and bread")
    await saveAndSend()
    #expect(saved == ["✓ Water the plants", "Call Ada!", "Buy milk and bread"])
  }

  @Test func `a click beside the edited title keeps the title`() {
    app.press(.down, "e")
    app.type("!")
    app.click(column: 2, row: 3)
    #expect(app.state.mode == .browsing)
    #expect(app.state.selected?.title == "Call Ada!")
  }

  @Test func `Space marks an item as done and as not done`() async {
    app.press(.down, "space")
    #expect(app.frame.text.contains("▌ ✓ Call Ada"))
    app.press("space", "space")
    await saveAndSend()
    #expect(saved == ["✓ Water the plants", "✓ Call Ada", "Buy milk and bread"])
  }

  @Test func `d deletes an item after a question`() async {
    app.press(.down, "d", .escape)
    #expect(app.state.items.count == 3)
    app.press("d")
    app.click("›Delete‹")
    #expect(app.state.selected?.title == "Buy milk and bread")
    await saveAndSend()
    #expect(saved == ["✓ Water the plants", "Buy milk and bread"])
  }

  @Test func `u undoes each kind of change, and Ctrl-R does it again`() async {
    app.press("a")
    app.type("Read")
    app.press(.enter, "space", "e")
    app.type(" it")
    app.press(.enter, "d", .enter)
    let titles = ["Water the plants", "Call Ada", "Buy milk and bread"]
    #expect(app.state.items.map(\.title) == titles)
    app.press("u")
    #expect(app.state.selected == TodoItem(id: 4, title: "Read it", isDone: true))
    app.press("u")
    #expect(app.state.selected == TodoItem(id: 4, title: "Read", isDone: true))
    app.press("u")
    #expect(app.state.selected == TodoItem(id: 4, title: "Read"))
    app.press("u")
    #expect(app.state.items.map(\.title) == titles)
    app.press(.ctrl("r"), .ctrl("r"), .ctrl("r"))
    await saveAndSend()
    #expect(saved.last == "✓ Read it")
  }

  @Test func `a new change forgets the undone ones`() {
    app.press("space", "u", .down, "space", .ctrl("r"))
    #expect(app.state.redoable.isEmpty)
    #expect(app.state.items.map(\.isDone) == [true, true, false])
  }

  @Test func `the filter hides items while it is typed, and Esc shows all`() {
    app.press("/")
    app.type("CALL")
    #expect(app.state.listed.map(\.title) == ["Call Ada"])
    app.press(.enter, "space")
    #expect(app.state.items.map(\.isDone) == [true, true, false])
    app.press(.escape)
    #expect(app.state.listed.count == 3)
  }

  @Test func `quitting right after a change loses nothing`() async {
    app.press(.down, "space", "q")
    #expect(!app.hasEnded)
    await run("save")
    #expect(saved == ["✓ Water the plants", "✓ Call Ada", "Buy milk and bread"])
    await run("send")
    #expect(app.state.saved.outbox.isEmpty)
    #expect(app.hasEnded)
  }

  @Test func `no two bindings share a key`() {
    app.press("space", "u", "space", "u", "space")
    #expect(app.keyConflicts == [])
  }

  @Test func `the README shows a frame of the list`() async {
    app.resize(columns: 60, rows: 14)
    app.press("a")
    app.type("Read a book")
    app.press(.enter)
    await saveAndSend()
    app.press(.up, "space", .up)
    await run("save")
    app.press("e")
    app.type(" at noon")
    expectPicture(of: app.frame, title: "todo", at: "../../Todo/todo.svg")
  }
}

/// A remote that receives everything at once.
struct Reachable: TodoRemote {
  func receive(_ entry: OutboxEntry) async throws {}
}
