import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The steps of an undoable component: the changes that one undo takes back.
@MainActor
@Suite struct UndoableTests {
  private let app = TestApp(Shelf.undoable(), size: Size(columns: 60, rows: 10))

  @Test func `Ctrl-Z takes the last step back, and Ctrl-Y does it again`() {
    app.press("d", "d")
    #expect(app.state.content.books == ["Faust"])
    app.press("ctrl+z")
    #expect(app.state.content.books == ["Ulysses", "Faust"])
    app.press("ctrl+z")
    #expect(app.state.content.books == ["Emma", "Ulysses", "Faust"])
    app.press("ctrl+y", "ctrl+y")
    #expect(app.state.content.books == ["Faust"])
    #expect(!app.state.history.canRedo)
  }

  @Test func `the titles of the keys name the steps`() {
    let app = TestApp(Shelf.undoable(), size: Size(columns: 80, rows: 10))
    #expect(!app.frame.text.contains("Undo"))
    app.press("d", "x", "ctrl+z")
    #expect(app.frame.text.contains("^Z Undo Remove Emma"))
    #expect(app.frame.text.contains("^Y Redo Typing"))
  }

  @Test func `a change after an undo forgets the steps that were undone`() {
    app.press("d", "ctrl+z", "x")
    #expect(!app.state.history.canRedo)
    app.press("ctrl+y")
    #expect(app.state.content.books.count == 3)
  }

  @Test func `a trailing closure without other closures says which step a change is`() {
    let app = TestApp(
      Shelf().undoable(\.content) { event, _ in
        if case .removed = event { .separate("Remove") } else { .excluded }
      }, size: Size(columns: 80, rows: 10))
    app.press("x", "d")
    #expect(app.frame.text.contains("^Z Undo Remove"))
  }

  @Test func `a user's key map gives other keys to undo and redo`() throws {
    let map = try KeyMap(parsing: "undo = u\nredo = none")
    try map.check(Shelf().keys(Shelf().initial), undoKeys: UndoKeys())
    #expect(map.applied(to: UndoKeys()) == UndoKeys(undo: ["u"], redo: []))
    #expect(KeyMap().applied(to: UndoKeys()) == UndoKeys())
  }

  @Test(arguments: [
    ("undo = g u", "Line 1: \"undo\" takes single keys, and no sequences of keys."),
    ("redo = d", "Line 1: \"d\" is also a key of \"remove\"."),
    ("redu = r", "Line 1: There is no command \"redu\"."),
  ])
  func `mistakes in a key map for undo are errors`(text: String, message: String) throws {
    let map = try KeyMap(parsing: text)
    let error = #expect(throws: KeyMapError.self) {
      try map.check(Shelf().keys(Shelf().initial), undoKeys: UndoKeys())
    }
    #expect(error?.description == message)
  }

  @Test func `without a step, Ctrl-Z neither changes the state nor suspends the program`() {
    let before = app.state
    app.press("ctrl+z", "ctrl+y")
    #expect(app.state == before)
    #expect(app.terminal.suspensionCount == 0)
  }

  @Test func `the rest of the state stays, and is adapted to the restored part`() {
    app.send(.component(.selected(2)))
    app.press("ctrl+z")
    #expect(app.state.selection == 2, "a selection is no step")
    app.paste("Lolita")
    app.send(.component(.selected(3)))
    app.press("ctrl+z")
    #expect(app.state.selection == 2, "the selected row is gone")
  }

  @Test func `changes that are joined are one step until a pause`() {
    app.type("ov")
    app.advance(by: .milliseconds(999))
    app.type("e")
    app.advance(by: .seconds(1))
    app.type("r")
    app.press("ctrl+z")
    #expect(app.state.content.note == "ove")
    app.press("ctrl+z")
    #expect(app.state.content.note == "")
    app.press("ctrl+y", "ctrl+y")
    #expect(app.state.content.note == "over")
  }

  @Test func `another step and an undo end a group`() {
    app.type("a")
    app.paste("Lolita")
    app.type("b")
    app.type("c")
    app.press("ctrl+z")
    #expect(app.state.content.note == "a")
    app.type("x")
    app.press("ctrl+z")
    #expect(app.state.content.note == "a")
    #expect(app.state.history.count == 2)
  }

  @Test func `without a pause, time does not end a group`() {
    let app = TestApp(Shelf.undoable(pause: nil))
    app.type("a")
    app.advance(by: .seconds(3600))
    app.type("b")
    #expect(app.state.history.count == 1)
  }

  @Test func `a group whose changes cancel each other is no step`() {
    var history = ChangeHistory<Int>()
    history.record(1, 2, joining: "slide", title: "", limit: 9)
    history.record(2, 1, joining: "slide", title: "", limit: 9)
    #expect(!history.canUndo)
  }

  @Test func `the limit drops the oldest steps`() {
    let app = TestApp(Shelf.undoable(limit: 2))
    for title in ["1", "2", "3"] { app.paste(title) }
    app.press("ctrl+z", "ctrl+z", "ctrl+z")
    #expect(app.state.content.books == ["Emma", "Ulysses", "Faust", "1"])
  }

  @Test func `an excluded change survives the undo and the redo of other steps`() {
    app.press("d")
    app.send(.component(.delivered("Lolita")))
    #expect(app.state.history.count == 1)
    app.press("ctrl+z")
    #expect(app.state.content.books == ["Emma", "Ulysses", "Faust", "Lolita"])
    app.send(.component(.delivered("Dracula")))
    app.press("ctrl+y")
    #expect(app.state.content.books == ["Ulysses", "Faust", "Lolita", "Dracula"])
  }

  @Test func `a step that changes nothing after an excluded change is removed`() {
    app.paste("Lolita")
    app.press("ctrl+z")
    app.send(.component(.delivered("Lolita")))
    #expect(!app.state.history.canRedo)
  }

  @Test func `an excluded change that a step has already made stays after the undo`() {
    app.paste("Lolita")
    app.send(.component(.delivered("Lolita")))
    app.press("ctrl+z")
    #expect(app.state.content.books.last == "Lolita")
    #expect(!app.state.history.canUndo)
  }

  @Test func `an excluded change does not end a group`() {
    app.type("a")
    app.send(.component(.delivered("Lolita")))
    app.type("b")
    app.press("ctrl+z")
    #expect(app.state.content.note == "")
    #expect(app.state.content.books.last == "Lolita")
  }

  @Test func `an undo cancels the effect of the undone state, and starts that of the restored one`()
    async
  {
    app.letRun("describe")
    await app.settle()
    #expect(app.state.about == "about Emma")
    app.exhaustivity = [.starts, .cancels]
    app.press("d")
    app.expectStart("describe")
    app.press("ctrl+z")
    app.expectCancel("describe")
    app.expectStart("describe")
    app.letRun("describe")
    await app.settle()
    #expect(app.state.about == "about Emma")
    #expect(app.pendingEffects == [])
  }
}
