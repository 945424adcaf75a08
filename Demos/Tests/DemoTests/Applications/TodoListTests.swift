import CursesFeedbackTesting
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(30))) struct TodoListTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID()).json")
  private let app: TestApp<Undoable<TodoList, [TodoList.Item]>>

  init() { app = TestApp(TodoList(file: file).withUndo, size: Size(columns: 60, rows: 16)) }

  /// Adds an item by keys.
  private func add(_ title: String) {
    app.press("a")
    app.type(title)
    app.press(.enter)
  }

  @Test func `any text can be typed and pasted as a title`() {
    add("日本語 ł 👍🏽")
    app.press("a")
    app.paste("from the clipboard")
    app.press(.enter)
    #expect(app.state.items.map(\.title) == ["日本語 ł 👍🏽", "from the clipboard"])
  }

  @Test func `items are marked, renamed, deleted after a question, and changes are undone`() {
    add("Milk")
    app.press("space", "e")
    app.type(" and bread")
    app.press(.enter)
    #expect(app.state.items == [TodoList.Item(title: "Milk and bread", isDone: true)])
    app.press("d", .left, .enter)
    #expect(app.state.items.count == 1, "an arrow key moves to the other button")
    app.press("d", .enter)
    #expect(app.state.items.isEmpty)
    app.press("u", "u", "u")
    #expect(app.state.items == [TodoList.Item(title: "Milk")])
  }

  @Test func `undo restores a deleted item, keeps the filter, and saves the items again`() {
    add("Milk")
    add("Bread")
    app.press("2", "d", .enter)
    app.advance(by: .seconds(1))
    app.answer("save", with: .component(.saved(app.state.items)))
    app.press("u")
    #expect(app.state.items.map(\.title) == ["Milk", "Bread"])
    #expect(app.state.filter == .open)
    app.advance(by: .seconds(1))
    #expect(app.pendingEffects == ["save"])
    app.press("ctrl+r")
    #expect(app.pendingEffects == [], "the file has these items")
  }

  @Test func `a key or a click on the title of a filter lists only its items`() {
    add("Milk")
    app.press("space")
    add("Bread")
    app.press("2")
    #expect(app.state.listed == [1])
    app.click("Done")
    #expect(app.state.listed == [0])
    app.press("space")
    #expect(app.frame.text.contains("Nothing here"), "the list has kept the focus")
  }

  @Test func `quitting right after a change saves it`() async {
    defer { try? FileManager.default.removeItem(at: file) }  // It is temporary in any case.
    add("Milk")
    app.press("q")
    app.letRun("save")
    await app.settle()
    #expect(app.hasEnded)
    #expect(TodoList(file: file).initial.items.map(\.title) == ["Milk"])
    #expect(TodoList(file: file).farewell(app.state.present) == "1 left to do")
  }

  @Test func `changes less than a second apart are saved together`() {
    add("Milk")
    app.advance(by: .milliseconds(999))
    add("Bread")
    app.advance(by: .milliseconds(999))
    #expect(app.pendingEffects == [])
    app.advance(by: .milliseconds(1))
    #expect(app.pendingEffects == ["save"])
    app.answer("save", with: .component(.savingFailed("The disk is full.")))
    #expect(app.frame.text.contains("✗ The disk is full."))
  }

  @Test func `a question mark lists the keys`() {
    app.press("?")
    #expect(app.frame.text.contains("Rename"))
    app.press(.escape)
    #expect(app.state.dialog == nil)
  }
}
