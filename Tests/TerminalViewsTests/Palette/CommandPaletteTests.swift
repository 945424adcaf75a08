import TerminalModel
import TerminalViews
import Testing

@Suite struct CommandPaletteTests {
  private var stage = PaletteStage()

  @Test func `it shows the commands with their keys`() {
    let text = stage.scene.draw().text
    for title in ["Add ", "Remove ", "Down ", "Quit "] { #expect(text.contains(title)) }
    #expect(!text.contains("Copy"))
    #expect(text.contains("d Del"))
  }

  @Test mutating func `Enter closes it and then runs the first command that the text finds`() throws
  {
    try stage.press("r e m enter")
    #expect(stage.events == [.closed, .removed(1)])
  }

  @Test mutating func `the quit command ends the session`() throws {
    try stage.press("q u i t enter")
    #expect(stage.events == [.closed])
    #expect(stage.hasQuit)
  }

  @Test mutating func `Escape only closes it`() throws {
    try stage.press("a esc")
    #expect(stage.events == [.closed])
  }

  @Test(arguments: [Position(column: 1, row: 0), Position(column: 30, row: 15)])
  mutating func `a press outside it only closes it`(place: Position) {
    stage.take(.mouse(Mouse(.pressed(.left), at: place)))
    stage.take(.mouse(Mouse(.released(.left), at: place)))
    #expect(stage.events == [.closed])
  }

  @Test(arguments: [Position(column: 1, row: 0), Position(column: 1, row: 8)])
  mutating func `a press inside that is released outside runs no command`(place: Position) {
    stage.take(.mouse(Mouse(.pressed(.left), at: Position(column: 30, row: 8))))
    stage.take(.mouse(Mouse(.released(.left), at: place)))
    #expect(stage.events.isEmpty)
  }

  @Test(arguments: [-2, 1])
  mutating func `a press in the field or on another command, released over one, runs none`(
    rows: Int
  ) {
    let place = stage.place(of: "Add ")
    stage.take(.mouse(Mouse(.pressed(.left), at: place.offset(columns: 0, rows: rows))))
    stage.take(.mouse(Mouse(.released(.left), at: place)))
    #expect(stage.events.isEmpty)
    stage.click("Add ")
    #expect(stage.events == [.closed, .added])
  }

  @Test mutating func `a press on its border does nothing`() {
    let rows = stage.scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    let border = rows.firstIndex { $0.contains("Commands") } ?? 0
    stage.take(.mouse(Mouse(.pressed(.left), at: Position(column: 30, row: border))))
    #expect(stage.events.isEmpty)
  }

  @Test mutating func `a text that finds nothing runs nothing`() throws {
    try stage.press("x x x enter")
    #expect(stage.events.isEmpty)
    #expect(stage.scene.draw().text.contains("No command matches"))
  }

  @Test mutating func `a paste is searched for, and the cursor is in the field`() {
    stage.take(.paste("remove"))
    let frame = stage.scene.draw()
    #expect(!frame.text.contains("Add "))
    #expect(frame.cursor != nil)
  }

  @Test mutating func `if the commands become fewer, the last one is current`() throws {
    try stage.press("down down")
    stage.bindings = [KeyBinding("a", "Add", sends: .added)]
    #expect(stage.scene.draw().text.contains("Add "))
    try stage.press("enter")
    #expect(stage.events == [.closed, .added])
  }

  @Test mutating func `a click runs the command under it after the screen became smaller`() throws {
    stage.bindings = (0..<9).map {
      KeyBinding(Key(.function($0 + 1)), "Command \($0)", sends: .removed($0))
    }
    for _ in 0..<8 { try stage.press("down") }
    stage.size.rows = 8
    stage.click("Command 7 ")
    #expect(stage.events == [.closed, .removed(7)])
  }

  @Test mutating func `of two commands with one title, each sends its own event`() throws {
    stage.bindings = [
      KeyBinding("a", "Same", sends: .added), KeyBinding("b", "Same", sends: .removed(2)),
    ]
    try stage.press("down enter")
    #expect(stage.events == [.closed, .removed(2)])
  }

  @Test(arguments: [
    Size(columns: 1, rows: 1), Size(columns: 20, rows: 6), Size(columns: 40, rows: 12),
  ])
  mutating func `on a small screen, the current command is visible`(size: Size) throws {
    stage.size = size
    stage.bindings = (0..<20).map {
      KeyBinding(Key(.function($0 + 1)), "Command \($0)", sends: .removed($0))
    }
    for _ in 0..<12 { try stage.press("down") }
    if size.columns > 1 { #expect(stage.scene.draw().text.contains("F13")) }
    try stage.press("enter")
    #expect(stage.events == [.closed, .removed(12)])
  }
}
