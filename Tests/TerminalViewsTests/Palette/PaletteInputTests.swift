import TerminalModel
import TerminalViews
import Testing

/// The keys and the mouse in the list of a palette, which shows ten of twenty commands.
@Suite struct PaletteInputTests {
  @Test func `the command to which the user has moved stays current if another one goes`() throws {
    var stage = PaletteStage()
    try stage.press("down")
    stage.bindings.removeFirst()
    try stage.press("enter")
    #expect(stage.events == [.closed, .removed(1)] || stage.events == [.removed(1), .closed])
  }

  private var stage = PaletteStage()

  init() {
    stage.bindings = (0..<20).map {
      KeyBinding(Key(.function($0 + 1)), "Command \($0)", sends: .removed($0))
    }
  }

  /// The commands on the screen, and the one of them with the mark.
  private var shown: (commands: [Int], current: Int?) {
    let rows = stage.scene.draw().text.split(separator: "\n").filter { $0.contains("Command ") }
    let commands = rows.compactMap { row in
      row.firstMatch(of: /Command (\d+)/).flatMap { Int($0.output.1) }
    }
    let current = rows.firstIndex { $0.contains("▌") }
    return (commands, current.map { commands[$0] })
  }

  @Test(arguments: [
    ("down", 1), ("down down up", 1), ("ctrl+n", 1), ("ctrl+n ctrl+n ctrl+p", 1), ("up", 0),
    ("ctrl+p", 0), ("pagedown", 9), ("pagedown pagedown", 18), ("pagedown pagedown pagedown", 19),
    ("pagedown pagedown pageup", 9), ("pagedown pageup pageup", 0), ("down pagedown down", 11),
  ])
  mutating func `a key moves to a command, which is then visible, and Enter runs it`(
    keys: String, command: Int
  ) throws {
    try stage.press(keys)
    #expect(shown.current == command)
    try stage.press("enter")
    #expect(stage.events == [.closed, .removed(command)])
  }

  @Test mutating func `the wheel moves by one command a step, and not beyond the ends`() throws {
    let place = Position(column: 30, row: 8)
    stage.take(.mouse(Mouse(.scrolledUp, at: place)))
    #expect(shown.current == 0)
    for _ in 0..<12 { stage.take(.mouse(Mouse(.scrolledDown, at: place))) }
    #expect(shown.current == 12)
    #expect(shown.commands == Array(3...12))
    for _ in 0..<20 { stage.take(.mouse(Mouse(.scrolledDown, at: place))) }
    #expect(shown.current == 19)
    stage.take(.mouse(Mouse(.scrolledUp, at: place)))
    #expect(stage.events == [])
    try stage.press("enter")
    #expect(stage.events == [.closed, .removed(18)])
  }

  @Test mutating func `a click runs the command under the pointer, also in a scrolled list`() throws
  {
    stage.click("Command 3 ")
    #expect(stage.events == [.closed, .removed(3)])
    try stage.press("pagedown pagedown")
    stage.click("Command 10 ")
    #expect(stage.events.suffix(2) == [.closed, .removed(10)])
  }

  @Test mutating func `a press moves to the command under the pointer, and runs nothing`() {
    stage.take(.mouse(Mouse(.pressed(.left), at: stage.place(of: "Command 6 "))))
    #expect(shown.current == 6)
    #expect(stage.events == [])
  }

  @Test(arguments: [Mouse.Button.middle, .right])
  mutating func `the other buttons run nothing`(button: Mouse.Button) {
    let place = stage.place(of: "Command 6 ")
    stage.take(.mouse(Mouse(.pressed(button), at: place)))
    stage.take(.mouse(Mouse(.released(button), at: place)))
    #expect(shown.current == 0)
    #expect(stage.events == [])
  }

  @Test mutating func `typed text moves to the first command that it finds`() throws {
    try stage.press("pagedown 1")
    #expect(shown.commands == [1, 10, 11, 12, 13, 14, 15, 16, 17, 18])
    #expect(shown.current == 1)
  }
}
