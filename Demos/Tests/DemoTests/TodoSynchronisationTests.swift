import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Synchronization
import Testing

@testable import TodoDemo

/// The to-do list with other processes and with its remote.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TodoSynchronisationTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "todo-\(UUID().uuidString).sqlite").path

  /// An application with the file, and another connection to the file, as another process has.
  private func start(
    remote: some TodoRemote = Reachable()
  ) throws -> (app: TestApp<Todo>, other: TodoStore) {
    let app = TestApp(Todo(store: try TodoStore(file: file), remote: remote))
    return (app, try TodoStore(file: file))
  }

  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test func `a change by another process shows within 0.25 seconds`() async throws {
    let (app, other) = try start()
    defer { try? FileManager.default.removeItem(atPath: file) }
    app.letRun("notice other processes")
    await app.settle()
    app.advance(by: .milliseconds(250))
    await app.settle()
    _ = try await other.save(TodoChange(before: nil, after: TodoItem(id: 1, title: "Milk")))
    app.advance(by: .milliseconds(250))
    await wait { app.frame.text.contains("○ Milk") }
    #expect(app.pendingEffects == ["send"], "the trigger has put the change into the outbox")
  }

  @Test func `a change of an item that another process has changed is not saved`() async throws {
    let milk = TodoItem(id: 1, title: "Milk")
    let (app, other) = try start()
    defer { try? FileManager.default.removeItem(atPath: file) }
    app.press("a")
    app.type("Milk")
    app.press(.enter)
    app.letRun("save")
    await app.settle()
    let oatMilk = TodoItem(id: 1, title: "Oat milk")
    _ = try await other.save(TodoChange(before: milk, after: oatMilk))
    app.press("space")
    app.letRun("save")
    await app.settle()
    #expect(app.frame.text.contains("Not saved: another program has changed the item"))
    #expect(try TodoStore(file: file).contents.items == [oatMilk])
    app.press("u")
    #expect(app.state.items.isEmpty, "the lost change cannot be undone, but the one before can")
  }

  @Test func `a new item whose number another process has used gets the next number`()
    async throws
  {
    let (app, other) = try start()
    defer { try? FileManager.default.removeItem(atPath: file) }
    app.press("a")
    app.type("Milk")
    app.press(.enter, "space", "e")
    let bread = TodoItem(id: 1, title: "Bread")
    _ = try await other.save(TodoChange(before: nil, after: bread))
    await save(app, 2)
    let milk = TodoItem(id: 2, title: "Milk", isDone: true)
    #expect(app.state.saved.items == [bread, milk])
    #expect(app.state.problem == nil)
    #expect(app.state.mode == .renaming(2, "Milk"))
    app.press(.escape, "u", "u")
    await save(app, 2)
    #expect(try TodoStore(file: file).contents.items == [bread])
    app.press("ctrl+r")
    await save(app, 1)
    #expect(app.state.selected == TodoItem(id: 2, title: "Milk"))
  }

  /// Lets a number of changes be saved.
  private func save(_ app: TestApp<Todo>, _ count: Int) async {
    for _ in 1...count {
      app.letRun("save")
      await app.settle()
    }
  }

  @Test func `the reason why the file cannot be read is shown until it is read again`() {
    let todo = Todo(store: .example())
    var state = todo.initial
    todo.reduce(&state, .databaseFailed("The file is locked."))
    #expect(state.problem?.text == "The file is locked.")
    #expect(state.loss == nil)
    todo.reduce(&state, .databaseRead(state.saved))
    #expect(state.problem == nil)
  }

  @Test func `the reason why a change was not saved stays when the file is read`() {
    let todo = Todo(store: .example())
    var state = todo.initial
    todo.reduce(&state, .toggled)
    todo.reduce(&state, .savingFailed("The disk is full."))
    todo.reduce(&state, .databaseRead(state.saved))
    #expect(state.problem?.text == "Not saved: The disk is full.")
    #expect(state.loss == "Not saved: The disk is full.")
  }

  @Test func `the reason why a change was not saved stays when the file cannot be read`() {
    let todo = Todo(store: .example())
    var state = todo.initial
    todo.reduce(&state, .toggled)
    todo.reduce(&state, .savingFailed("The disk is full."))
    todo.reduce(&state, .databaseFailed("The file is locked."))
    #expect(state.problem?.text == "Not saved: The disk is full.")
    #expect(state.loss == "Not saved: The disk is full.")
  }

  @Test func `two new items keep their titles if another process has used the number of the first`()
    async throws
  {
    let (app, other) = try start()
    defer { try? FileManager.default.removeItem(atPath: file) }
    for title in ["Milk", "Tea"] {
      app.press("a")
      app.type(title)
      app.press(.enter)
    }
    app.press(.up, "e")
    app.type(" and cream")
    app.press(.enter)
    let bread = TodoItem(id: 1, title: "Bread")
    _ = try await other.save(TodoChange(before: nil, after: bread))
    await save(app, 3)
    #expect(app.state.problem == nil)
    let titles = ["Bread", "Milk and cream", "Tea"]
    #expect(app.state.items.map(\.title) == titles)
    #expect(try TodoStore(file: file).contents.items.map(\.title) == titles)
  }

  @Test func `an item deleted before it was saved gives its number to an earlier new item`()
    async throws
  {
    let (app, other) = try start()
    defer { try? FileManager.default.removeItem(atPath: file) }
    for title in ["Milk", "Tea"] {
      app.press("a")
      app.type(title)
      app.press(.enter)
    }
    app.press("d", .enter)
    let bread = TodoItem(id: 1, title: "Bread")
    _ = try await other.save(TodoChange(before: nil, after: bread))
    await save(app, 3)
    #expect(app.state.problem == nil)
    let items = [bread, TodoItem(id: 2, title: "Milk")]
    #expect(app.state.items == items)
    #expect(try TodoStore(file: file).contents.items == items)
  }

  @Test func `changes are sent one at a time, in their order`() async throws {
    let received = Received()
    let app = TestApp(Todo(store: .example(), remote: received))
    app.press("space", .down, "space")
    for _ in 1...2 {
      app.letRun("save")
      await app.settle()
    }
    #expect(app.pendingEffects.filter { $0 == "send" } == ["send"])
    for _ in 1...2 {
      app.letRun("send")
      await app.settle()
    }
    #expect(received.titles.withLock(\.self) == ["Water the plants", "Call Ada"])
    #expect(app.frame.text.contains("✓ in sync"))
  }

  @Test func `a failed change is sent again after 1, 2 and 4 seconds`() async {
    let app = TestApp(Todo(store: .example(), remote: SimulatedRemote.unreachable))
    app.press("space")
    app.letRun("save")
    await app.settle()
    for seconds in [1, 2, 4] {
      app.letRun("send")
      await app.settle()
      app.advance(by: .seconds(seconds) - .milliseconds(1))
      #expect(!app.pendingEffects.contains("send"))
      app.advance(by: .milliseconds(1))
      #expect(app.pendingEffects.contains("send"))
    }
    #expect(app.frame.text.contains("✗ 1 to send, try 4"))
  }

  @Test func `r sends a failed change at once`() async {
    let app = TestApp(Todo(store: .example(), remote: SimulatedRemote.unreachable))
    app.press("space")
    app.letRun("save")
    await app.settle()
    app.letRun("send")
    await app.settle()
    #expect(!app.pendingEffects.contains("send"))
    app.press("r")
    #expect(app.pendingEffects.contains("send"))
  }

  @Test func `changes that were not sent before the exit are sent after the next start`()
    async throws
  {
    let (app, _) = try start(remote: SimulatedRemote.unreachable)
    defer { try? FileManager.default.removeItem(atPath: file) }
    app.press("a")
    app.type("Milk")
    app.press(.enter, "q")
    for feedback in ["save", "send"] {
      app.letRun(feedback)
      await app.settle()
    }
    #expect(app.hasEnded)
    let next = try start().app
    next.letRun("send")
    await next.settle()
    #expect(next.state.saved.outbox.isEmpty)
  }
}

extension SimulatedRemote {
  fileprivate static let unreachable = SimulatedRemote(latency: .zero, failureRate: 1)
}

/// A remote that notes the titles of the items.
private final class Received: TodoRemote {
  let titles = Mutex<[String]>([])

  func receive(_ entry: OutboxEntry) async throws {
    titles.withLock { $0.append(entry.title ?? "") }
  }
}
