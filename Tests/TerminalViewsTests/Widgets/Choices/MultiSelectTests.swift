import TerminalModel
import TerminalViews
import Testing

@Suite struct MultiSelectTests {
  private let items = ["Basil", "Cheese", "Onions", "Olives"]

  private func control(_ selection: Set<String> = ["Cheese"]) -> MultiSelect<Choice> {
    MultiSelect(items, selection: selection, changes: Choice.marked) { $0 }
  }

  /// The interface state after keys, with a number of rows.
  private func interface(_ keys: [Key], rows: Int = 4) -> InterfaceState {
    keys.reduce(InterfaceState()) { interface, key in
      choices(20, rows, interface: interface) { control() }.respond(to: .key(key)).interface
    }
  }

  private func screen(after keys: [Key], _ columns: Int = 20, rows: Int = 4) -> String {
    choices(columns, rows, interface: interface(keys, rows: rows)) { control() }.draw().text
  }

  @Test func `looks different in each state, also without colour`() {
    let two = MultiSelect(["A", "B"], selection: ["B"], changes: Choice.marked) { $0 }
    #expect(
      looks(12, 2, two) == [
        "[ ] A\n[✓] B", "[ ]›A‹\n[✓] B", "[ ]»A«\n[✓] B", "( ) A\n(✓) B",
      ])
  }

  @Test(
    arguments: [
      ([], "[ ]›Basil‹\n[✓] Cheese\n[ ] Onions\n[ ] Olives"),
      ([.down], "[ ] Basil\n[✓]›Cheese‹\n[ ] Onions\n[ ] Olives"),
      (["o", "O"], "[ ] Basil\n[✓] Cheese\n[ ] Onions\n[ ]›Olives‹"),
      ([.end, .down, .up], "[ ] Basil\n[✓] Cheese\n[ ]›Onions‹\n[ ] Olives"),
      ([.pageDown, .home, .up], "[ ]›Basil‹\n[✓] Cheese\n[ ] Onions\n[ ] Olives"),
    ] as [([Key], String)])
  func `keys move to an item and send no event`(keys: [Key], expected: String) {
    #expect(screen(after: keys) == expected)
    #expect(events(control(), keys.first ?? .up).isEmpty)
  }

  @Test(
    arguments: [
      (20, 2, "[ ]›Onions‹\n[ ] Olives"), (8, 2, "[ ]›On…‹\n[ ] Ol…"), (1, 1, "["), (0, 3, "\n\n"),
    ])
  func `shows the page with the current item`(columns: Int, rows: Int, expected: String) {
    #expect(screen(after: ["o"], columns, rows: rows) == expected)
  }

  @Test(arguments: [Key.space, .enter])
  func `a key selects or deselects the current item`(key: Key) {
    #expect(events(control(), key) == [.marked(["Basil", "Cheese"])])
    let scene = choices(20, 4, interface: interface([.down])) { control() }
    #expect(scene.respond(to: .key(key)).events == [.marked([])])
  }

  @Test(arguments: [Key.left, "x", .ctrl("o"), .escape])
  func `other keys are left to the bindings`(key: Key) {
    #expect(!takes(control(), key))
  }

  @Test func `a click selects or deselects the item under the pointer`() {
    #expect(click(control(), column: 5, row: 2) == [.marked(["Cheese", "Onions"])])
    #expect(click(control(), column: 0, row: 1) == [.marked([])])
  }

  @Test func `a press on one item and a release on another change nothing`() {
    let pressed = choices(30, 4) { control() }.mouse(.pressed(.left), column: 3, row: 0)
    let released = choices(30, 4, interface: pressed.interface) { control() }
      .mouse(.released(.left), column: 3, row: 2)
    #expect(pressed.events + released.events == [])
  }

  @Test func `selected values that are no items stay selected`() {
    #expect(events(control(["Ham"]), .space) == [.marked(["Ham", "Basil"])])
  }

  @Test func `without items, it is no target of the focus`() {
    let empty = MultiSelect([String](), selection: [], changes: Choice.marked) { $0 }
    #expect(!takes(empty, .space))
    #expect(click(empty, column: 0).isEmpty)
  }
}
