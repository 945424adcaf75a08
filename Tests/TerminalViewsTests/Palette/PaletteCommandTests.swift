import TerminalModel
import TerminalViews
import Testing

/// The commands that a palette offers.
@Suite struct PaletteCommandTests {
  private var stage = PaletteStage()

  /// The titles and the keys on the screen, one text for each command.
  private var shown: [String] {
    let rows = stage.scene.draw().text.split(separator: "\n")
    return rows.filter { $0.contains("│") }.dropFirst(2).compactMap { row in
      let words = row.split { " │▌┃".contains($0) }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  @Test mutating func `an action without keys is offered, found and run`() throws {
    stage.bindings = [
      KeyBinding("a", "Add", sends: .added),
      KeyBinding([], "Remove all", group: "Items", sends: .removed(9))
        .command("remove-all", keywords: ["clear"]),
    ]
    #expect(shown == ["Add a", "Remove all"])
    try stage.press("c l e a r enter")
    #expect(stage.events == [.closed, .removed(9)])
  }

  @Test mutating func `a command whose keys an earlier binding takes is offered without them`()
    throws
  {
    stage.bindings = [
      KeyBinding("a", "Add", sends: .added), KeyBinding("a", "Remove", sends: .removed(1)),
      KeyBinding(["a", "r"], "Remove two", sends: .removed(2)),
      KeyBinding("x", "Save", sends: .added), KeyBinding.quit("x"),
    ]
    #expect(shown == ["Add a", "Remove", "Remove two r", "Save x", "Quit"])
    try stage.press("down enter")
    #expect(stage.events == [.closed, .removed(1)])
    try stage.press("down down down enter")
    #expect(stage.hasQuit)
  }

  @Test mutating func `of the bindings of one command, those without a working key are left out`()
    throws
  {
    stage.bindings = [
      KeyBinding("a", "Add", sends: .added), KeyBinding("a", "Add", sends: .removed(1)),
      KeyBinding([], "Add", sends: .removed(2)), KeyBinding("b", "Add", sends: .removed(3)),
    ]
    #expect(shown == ["Add a", "Add b"])
    try stage.press("down enter")
    #expect(stage.events == [.closed, .removed(3)])
  }

  @Test mutating func `a binding that takes a count is run with the count 1`() throws {
    stage.bindings = [KeyBinding.counted("j", title: "Down") { .removed($0) }]
    #expect(shown == ["Down j"])
    try stage.press("enter")
    #expect(stage.events == [.closed, .removed(1)])
  }

  @Test mutating func `bindings without a title, of characters and of copies are left out`() {
    stage.bindings = [
      KeyBinding("a", sends: .added), KeyBinding.characters("Type") { _ in .added },
      KeyBinding.copySelection("y"),
      KeyBinding("z", "Add", sends: .added),
    ]
    #expect(shown == ["Add z"])
  }

  @Test mutating func `a user's key map gives keys to an action`() {
    let keyMap: KeyMap = ["remove": ["ctrl+r"]]
    stage.bindings = keyMap.applied(to: [KeyBinding([], "Remove", sends: .removed(1))])
    #expect(shown == ["Remove ^R"])
    #expect(KeyCatalogue(of: [KeyBinding([], "Remove", sends: 1)]).commands == [])
  }
}
