import TerminalModel
import TerminalViews
import Testing

@Suite struct SelectTests {
  private let items = ["Chile", "China", "Cuba", "New Delhi", "New York"]

  private func select(_ selection: String? = "China") -> Select<Choice> {
    Select(items, selection: selection, changes: Choice.picked) { $0 }
  }

  private typealias Answer = Scene<Choice>.Answer

  /// The last answer to keys, in a size.
  private func answer(
    _ keys: [Key], _ selection: String? = "China", columns: Int = 20, rows: Int = 6
  ) -> Answer? {
    keys.reduce(nil as Answer?) { last, key in
      choices(columns, rows, interface: last?.interface ?? InterfaceState()) { select(selection) }
        .respond(to: .key(key))
    }
  }

  private func screen(
    after keys: [Key], _ selection: String? = "China", columns: Int = 20, rows: Int = 6
  ) -> [Substring] {
    let interface = answer(keys, selection, columns: columns, rows: rows)?.interface
    return choices(columns, rows, interface: interface ?? InterfaceState()) { select(selection) }
      .draw().text.split(separator: "\n")
  }

  @Test func `a closed one looks different in each state, also without colour`() {
    let two = Select(["A", "B"], selection: "B", changes: Choice.picked) { $0 }
    #expect(
      looks(12, 1, two) == ["[ B      ▾ ]", "[›B      ▾‹]", "[»B      ▴«]", "( B      ▾ )"])
  }

  @Test func `an open one lists all items, with a check mark before the selected one`() {
    #expect(
      screen(after: [.space]) == [
        "[›China     ▴‹]", "  Chile", "✓›China‹", "  Cuba", "  New Delhi", "  New York",
      ])
  }

  @Test(
    arguments: [(15, "[›China     ▾‹]"), (8, "[›C… ▾‹]"), (4, "[› ▾"), (1, "["), (0, nil)]
      as [(Int, Substring?)])
  func `the title is truncated to fit`(columns: Int, expected: Substring?) {
    #expect(screen(after: [], columns: columns).first == expected)
  }

  @Test(
    arguments: [
      (3, ["[›China     ▴‹]", "  Chile", "✓›China‹"]), (2, ["[›China     ▴‹]", "✓›China‹"]),
      (1, ["[›China     ▴‹]"]), (0, []),
    ] as [(Int, [Substring])])
  func `the list shows the page with the current item`(rows: Int, expected: [Substring]) {
    #expect(screen(after: [.down], rows: rows) == expected)
  }

  @Test(
    arguments: [
      ([.enter, .down, .enter], "Cuba"), ([.down, .end, .space], "New York"),
      ([.up, .home, .enter], "Chile"), ([.space, "n", .enter], "New Delhi"),
      ([.space, "n", "e", "w", .space, "y", .enter], "New York"),
      ([.space, "c", "u", .enter], "Cuba"), ([.space, "n", "n", .enter], "New York"),
      (["c"], "Cuba"), (["N"], "New Delhi"),
    ] as [([Key], String)])
  func `keys select an item`(keys: [Key], expected: String) {
    #expect(answer(keys)?.events == [.picked(expected)])
    #expect(answer(Array(keys.dropLast()))?.events ?? [] == [])
  }

  @Test(arguments: [Key.escape, .tab, .enter])
  func `the list is closed without an event if nothing has changed`(key: Key) {
    #expect(answer([.space, key])?.events == [])
    #expect(screen(after: [.space, key]) == ["[›China     ▾‹]"])
  }

  @Test(arguments: [Key.escape, .left, "x", .pageUp, .ctrl("c"), .backspace])
  func `a closed one leaves other keys to the bindings`(key: Key) {
    #expect(answer([key])?.isHandled == false)
  }

  @Test func `a press opens the list, and a click selects an item`() {
    let opened = choices(20, 6) { select() }.mouse(.pressed(.left), column: 3, row: 0).interface
    let released = choices(20, 6, interface: opened) { select() }
      .mouse(.released(.left), column: 3, row: 0)
    #expect(released.events.isEmpty)
    let pressed = choices(20, 6, interface: released.interface) { select() }
      .mouse(.pressed(.left), column: 3, row: 3).interface
    let clicked = choices(20, 6, interface: pressed) { select() }
      .mouse(.released(.left), column: 3, row: 3)
    #expect(clicked.events == [.picked("Cuba")])
    #expect(choices(20, 6, interface: clicked.interface) { select() }.draw().text.contains("▾"))
  }

  @Test func `an item under the released mouse is selected, as in a menu`() {
    let opened = choices(20, 6) { select() }.mouse(.pressed(.left), column: 3, row: 0).interface
    let released = choices(20, 6, interface: opened) { select() }
      .mouse(.released(.left), column: 3, row: 5)
    #expect(released.events == [.picked("New York")])
  }

  @Test func `the wheel moves in the open list only`() {
    #expect(!choices(20, 6) { select() }.mouse(.scrolledDown, column: 0, row: 0).isHandled)
    let opened = answer([.space])?.interface ?? InterfaceState()
    let moved = choices(20, 6, interface: opened) { select() }
      .mouse(.scrolledDown, column: 0, row: 2).interface
    #expect(choices(20, 6, interface: moved) { select() }.press(.enter).events == [.picked("Cuba")])
  }

  @Test func `without a selection, a placeholder is shown`() {
    #expect(screen(after: [], nil) == ["[›Select    ▾‹]"])
    #expect(answer([.space, .enter], nil)?.events == [.picked("Chile")])
  }
}
