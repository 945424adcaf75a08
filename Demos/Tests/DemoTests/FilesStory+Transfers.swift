import CursesFeedbackTesting
import DemoFileSystem
import Foundation
import Testing

@testable import FilesDemo

/// Items that are deleted, moved and copied, with undo, problems and an early end.
extension FilesStory {
  @Test func `Space selects the items that d deletes, and u restores them in reverse order`() {
    read()
    app.press("space", .down, "space", "d")
    #expect(app.state.job?.pending.map(\.name) == ["music", "notes"])
    complete(to: "/trash/music")
    complete(to: "/trash/notes")
    read()
    #expect(Files().farewell(app.state)?.hasPrefix("2 deleted items are kept in ") == true)
    app.press("u")
    #expect(
      app.state.job?.pending == [
        Transfer(.restore, "/trash/notes", to: "/home/ada/notes"),
        Transfer(.restore, "/trash/music", to: "/home/ada/music"),
      ])
    complete()
    complete()
    #expect(Files().farewell(app.state) == nil)
    read()
    app.press("ctrl+r")
    #expect(app.state.job?.pending.map(\.name) == ["music", "notes"])
  }

  @Test func `the second of three deletions begins at a third`() {
    app.resize(columns: 80, rows: 24)
    read()
    app.press("space", .down, "space", .down, "space", "d")
    complete(to: "/trash/music")
    expectSnapshot(of: app.frame)
    app.send(.copied(300, of: 600))
    app.advance(by: .milliseconds(250))
    #expect(app.frame.text.contains("50%"), "half of the second one is copied into the trash")
  }

  @Test func `a move to another file system shows its progress in percent`() {
    read()
    select("holiday.mp4")
    app.press("x")
    app.send(.folderShown("/mnt/disk"))
    read([])
    app.press("v")
    app.send(.copied(406_200_000, of: 812_400_000))
    app.advance(by: .milliseconds(250))
    #expect(app.frame.text.contains("Moving: holiday.mp4"))
    #expect(app.frame.text.contains(" 50%"))
  }

  @Test func `an item that is dropped on a folder of the tree is moved into it`() {
    read()
    app.drag(from: Position(column: 32, row: 4), to: Position(column: 8, row: 2))
    let path = "/home/ada/budget.csv"
    #expect(
      app.state.job?.pending == [Transfer(.move, path, to: "/home/ada/music/budget.csv")])
    complete()
    app.drag(from: Position(column: 32, row: 2), to: Position(column: 8, row: 2))
    #expect(app.state.job == nil)
  }

  @Test func `an item can be dropped beside the name of a folder of the tree`() {
    read()
    app.drag(from: Position(column: 32, row: 4), to: Position(column: 20, row: 2))
    #expect(app.state.job?.pending.map(\.target) == ["/home/ada/music/budget.csv"])
  }

  @Test func `x and v move an item, and u moves it back`() {
    read()
    select("letter.txt")
    app.press("x", "v")
    #expect(app.state.job == nil, "it is there")
    app.press("x")
    app.send(.folderShown("/home/ada/notes"))
    read([])
    app.press("v")
    complete()
    let moved = "/home/ada/notes/letter.txt"
    read()
    app.press("u")
    #expect(app.state.job?.pending == [Transfer(.move, moved, to: "/home/ada/letter.txt")])
  }

  @Test(
    arguments: [
      ([.enter], [copy(keepsBoth: true)]), ([.escape], []),
      (
        [.left, .enter], [Transfer(.delete, "/home/ada/notes/letter.txt"), copy(keepsBoth: false)]
      ),
    ] as [([Key], [Transfer])])
  func `a taken name is never overwritten`(keys: [Key], rest: [Transfer]) {
    read()
    select("letter.txt")
    app.press("c")
    app.send(.folderShown("/home/ada/notes"))
    app.press("v")
    refuse(EEXIST, "/home/ada/notes/letter.txt")
    #expect(!app.pendingEffects.contains("transfer"))
    for key in keys { app.press(key) }
    #expect(app.state.job?.pending ?? [] == rest)
  }

  nonisolated private static func copy(keepsBoth: Bool) -> Transfer {
    Transfer(
      .copy, "/home/ada/letter.txt", to: "/home/ada/notes/letter.txt", keepsBoth: keepsBoth)
  }

  @Test func `a problem is shown, and the other items are deleted`() {
    read()
    app.press("space", .down, "space", "d")
    refuse(EACCES, "/home/ada/music")
    complete(to: "/trash/notes")
    #expect(app.frame.text.contains("✗ Permission denied: /home/ada/music"))
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/notes"])
    #expect(!app.frame.text.contains("✗"))
  }

  @Test func `Escape stops a job, and u undoes its completed part`() {
    read()
    app.press("ctrl+a", "d")
    complete(to: "/trash/music")
    app.press(.escape)
    #expect(app.state.job?.request?.isStopping == true)
    app.answer("transfer", with: .transferred(nil))
    #expect(app.state.job == nil)
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
  }

  @Test func `an undo that was refused can be tried again`() {
    read()
    app.press("d")
    complete(to: "/trash/music")
    app.press("u")
    refuse(ENOSPC, "/home/ada/music")
    #expect(app.frame.text.contains("✗ The disk is full"))
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
  }

  /// Deletes two items one after the other, and begins to undo the second deletion.
  private func undoSecondOfTwoDeletions() {
    read()
    app.press("d")
    complete(to: "/trash/music")
    read()
    app.press(.down, "d")
    complete(to: "/trash/notes")
    app.press("u")
  }

  @Test func `an undo whose item is gone says so, and the next one undoes the step before`() {
    undoSecondOfTwoDeletions()
    refuse(ENOENT, "/trash/notes")
    app.expectText("✗ No longer there: /trash/notes; it is not tried again")
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
  }

  @Test func `an undo that was refused twice makes way for the step before`() {
    undoSecondOfTwoDeletions()
    refuse(ENOSPC, "/home/ada/notes")
    app.expectText("✗ The disk is full: /home/ada/notes")
    app.press("u")
    refuse(ENOSPC, "/home/ada/notes")
    app.expectText("✗ The disk is full: /home/ada/notes; it is not tried again")
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
  }

  @Test func `transfers of an undo that was stopped before they were tried can be tried twice`() {
    read()
    app.press("space", .down, "space", "d")
    complete(to: "/trash/music")
    complete(to: "/trash/notes")
    read()
    app.press("u")
    refuse(ENOSPC, "/home/ada/notes")
    app.press(.escape)
    app.answer("transfer", with: .transferred(nil))
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/notes"])
    refuse(ENOSPC, "/home/ada/notes")
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
    refuse(ENOSPC, "/home/ada/music")
    app.expectText("✗ The disk is full: /home/ada/music")
    app.press("u")
    #expect(app.state.job?.pending.map(\.source) == ["/trash/music"])
  }

  @Test func `q during a job ends the program after the job has stopped`() {
    read()
    app.press("d", "q")
    #expect(!app.hasEnded)
    app.answer("transfer", with: .transferred(nil))
    #expect(app.hasEnded)
  }
}
