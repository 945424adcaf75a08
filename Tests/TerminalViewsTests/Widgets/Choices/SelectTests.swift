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
    _ keys: [Key], _ selection: String? = "China", columns: Int = 20, rows: Int = 8
  ) -> Answer? {
    keys.reduce(nil as Answer?) { last, key in
      choices(columns, rows, interface: last?.interface ?? InterfaceState()) { select(selection) }
        .respond(to: .key(key))
    }
  }

  private func screen(
    after keys: [Key], _ selection: String? = "China", columns: Int = 20, rows: Int = 8
  ) -> [Substring] {
    let interface = answer(keys, selection, columns: columns, rows: rows)?.interface
    return choices(columns, rows, interface: interface ?? InterfaceState()) { select(selection) }
      .draw().text.split(separator: "\n")
  }

  @Test func `a closed select looks different in each state, also without colour`() {
    let two = Select(["A", "B"], selection: "B", changes: Choice.picked) { $0 }
    let rows = looks(12, 2, two).map { $0.split(separator: "\n").first }
    #expect(rows == ["[ B      ▾ ]", "[›B      ▾‹]", "[»B      ▴«]", "( B      ▾ )"])
  }

  @Test func `while it is open, help shows the keys that close it and choose`() {
    func titles(after keys: [Key]) -> [String] {
      choices(20, 8, interface: answer(keys)?.interface ?? InterfaceState()) { select() }
        .hints.map(\.title)
    }
    #expect(titles(after: [.down]).prefix(2) == ["Close", "Choose"])
    #expect(!titles(after: [.down, .escape]).contains("Close"))
  }

  @Test func `an open select lists all items, with a check mark before the selected one`() {
    #expect(
      screen(after: [.space]) == [
        "[›China     ▴‹]", "╭─────────────╮", "│  Chile      │", "│✓›China‹     │",
        "│  Cuba       │",
        "│  New Delhi  │", "│  New York   │", "╰─────────────╯",
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
      (
        6,
        [
          "[›China     ▴‹]", "╭─────────────╮", "│  Chile     ┃│", "│✓›China‹    ┃│",
          "│  Cuba       │", "╰─────────────╯",
        ]
      ),
      (3, ["[›China     ▴‹]", "  Chile       ┃", "✓›China‹"]),
      (2, ["[›China     ▴‹]", "✓›China‹      ┃"]), (1, ["✓›China‹      ┃"]), (0, []),
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

  @Test(arguments: [Key.escape, .left, "x", "h", "i", .pageUp, .home, .ctrl("c"), .backspace])
  func `a closed select leaves other keys to the bindings`(key: Key) {
    #expect(answer([key])?.isHandled == false)
  }

  /// The answer to a press and a release of the left button on different cells.
  private func drag(
    from start: (column: Int, row: Int), to end: (column: Int, row: Int),
    _ interface: InterfaceState = InterfaceState(),
    @ViewBuilder<Choice> _ view: () -> Node<Choice>
  ) -> Answer {
    let pressed = choices(20, 8, interface: interface, view)
      .mouse(.pressed(.left), column: start.column, row: start.row)
    let dragged = choices(20, 8, interface: pressed.interface, view)
      .mouse(.dragged(.left), column: end.column, row: end.row)
    return choices(20, 8, interface: dragged.interface, view)
      .mouse(.released(.left), column: end.column, row: end.row)
  }

  @Test func `a press opens the list, and a click selects an item`() {
    let opened = drag(from: (3, 0), to: (3, 0)) { select() }
    #expect(opened.events.isEmpty)
    let clicked = drag(from: (3, 4), to: (3, 4), opened.interface) { select() }
    #expect(clicked.events == [.picked("Cuba")])
    #expect(choices(20, 8, interface: clicked.interface) { select() }.draw().text.contains("▾"))
  }

  @Test(arguments: [(3, 4, "Cuba"), (3, 6, "New York"), (5, 5, "New Delhi")])
  func `an item under the released mouse is selected, as in a menu`(
    column: Int, row: Int, expected: String
  ) {
    let released = drag(from: (3, 0), to: (column, row)) { select() }
    #expect(released.events == [.picked(expected)])
  }

  @Test func `a mouse that is released beside the items leaves the list open`() {
    let opened = drag(from: (3, 0), to: (3, 0)) { select() }
    let border = drag(from: (3, 4), to: (3, 7), opened.interface) { select() }
    #expect(border.events == [])
    #expect(choices(20, 8, interface: border.interface) { select() }.draw().text.contains("▴"))
  }

  @Test func `the wheel moves to another item only in an open list`() {
    #expect(!choices(20, 8) { select() }.mouse(.scrolledDown, column: 0, row: 0).isHandled)
    let opened = answer([.space])?.interface ?? InterfaceState()
    let moved = choices(20, 8, interface: opened) { select() }
      .mouse(.scrolledDown, column: 1, row: 2).interface
    #expect(choices(20, 8, interface: moved) { select() }.press(.enter).events == [.picked("Cuba")])
  }

  @Test func `without a selection, a placeholder is shown`() {
    #expect(screen(after: [], nil) == ["[›Select    ▾‹]"])
    #expect(answer([.space, .enter], nil)?.events == [.picked("Chile")])
  }

  @Test func `the list has the border of the focus, on a surface`() {
    let opened = answer([.space])?.interface ?? InterfaceState()
    let border = choices(20, 8, interface: opened) { select() }.style(column: 0, row: 1)
    #expect(border == Style(foreground: .focusedBorder, background: .surface))
  }

  @Test func `the list covers the views below, and is above the control if there is more space`() {
    func view(isLast: Bool) -> Node<Choice> {
      Column {
        for row in 0..<(isLast ? 6 : 0) { Text("Row \(row)") }
        select()
        for row in 0..<(isLast ? 0 : 6) { Text("Row \(row)") }
      }.node()
    }
    func open(isLast: Bool) -> Scene<Choice> {
      let first = choices(20, 7) { view(isLast: isLast) }
      return choices(20, 7, interface: first.press(.enter).interface) { view(isLast: isLast) }
    }
    #expect(
      open(isLast: false).draw().text == """
        [›China     ▴‹]
        ╭─────────────╮
        │  Chile     ┃│
        │✓›China‹    ┃│
        │  Cuba      ┃│
        │  New Delhi  │
        ╰─────────────╯
        """)
    #expect(
      open(isLast: true).draw().text == """
        ╭─────────────╮
        │  Chile     ┃│
        │✓›China‹    ┃│
        │  Cuba      ┃│
        │  New Delhi  │
        ╰─────────────╯
        [›China     ▴‹]
        """)
    let above = open(isLast: true).mouse(.pressed(.left), column: 3, row: 3).interface
    let clicked = choices(20, 7, interface: above) { view(isLast: true) }
      .mouse(.released(.left), column: 3, row: 3)
    #expect(clicked.events == [.picked("Cuba")])
  }

  @Test func `the list is closed when the focus leaves the control`() {
    func view(_ interface: InterfaceState) -> Scene<Choice> {
      choices(30, 8, interface: interface) {
        Row {
          select()
          Button("Other", sends: Choice.counted(1))
        }
      }
    }
    let opened = view(view(InterfaceState()).press(.enter).interface)
    #expect(opened.draw().text.contains("▴"))
    let other = opened.mouse(.pressed(.left), column: 18, row: 0)
    #expect(!view(other.interface).draw().text.contains("▴"))
  }

  /// A select with an open list, beside a button, above a scroll view and free cells.
  private var openAmongOthers: ViewSession {
    var session = ViewSession(30, 12) {
      Row {
        Select(items, selection: "China", changes: { _ in Tap.added }) { $0 }
        Button("Other", sends: Tap.removed)
      }
      ScrollView { for row in 0..<9 { Text("Row \(row)") } }.frame(height: 9)
    }
    session.click(3, 0)
    return session
  }

  @Test(arguments: [(3, 0), (18, 0), (29, 0), (25, 4), (5, 11)], [Mouse.Button.left, .right])
  func `a press outside the list closes it and does nothing else`(
    place: (column: Int, row: Int), button: Mouse.Button
  ) {
    var session = openAmongOthers
    #expect(session.text.contains("▴"))
    let focus = session.interface.focus
    session.click(place.column, place.row, button)
    #expect(session.text.contains("▾"))
    #expect(session.events == [])
    #expect(session.interface.focus == focus)
  }

  @Test func `the wheel outside the open list moves to another item, and scrolls no other view`() {
    var session = openAmongOthers
    session.mouse(.scrolledDown, 25, 4)
    #expect(session.text.contains("›Cuba‹"))
    #expect(session.text.contains("Row 0") == openAmongOthers.text.contains("Row 0"))
    session.press(.escape)
    #expect(session.text.contains("Row 0"))
  }

  @Test func `the list shows at most eight items, on the page with the current one`() {
    func view(_ interface: InterfaceState) -> Scene<Choice> {
      choices(20, 30, interface: interface) {
        Column {
          Select(1...20, selection: 10, changes: { Choice.counted($0) }) { "Item \($0)" }
        }
      }
    }
    let rows = view(view(InterfaceState()).press(.enter).interface).draw().text
      .split(separator: "\n")
    #expect(rows.count == 11)
    #expect(rows[2].contains("Item 9"))
    #expect(rows[3].contains("✓›Item 10‹"))
    #expect(rows[9].contains("Item 16"))
  }

  @Test func `the list closes if its items disappear, and stays closed when others come`() {
    func view(_ items: [String], _ interface: InterfaceState = InterfaceState()) -> Scene<Choice> {
      choices(20, 8, interface: interface) {
        Select(items, selection: nil, changes: Choice.picked) { $0 }
      }
    }
    let open = view(["a", "b"]).press(.enter).interface
    #expect(view(["a", "b"], open).draw().text.contains("▴"))
    let none = view([], open)
    #expect(!none.draw().text.contains("╭"))
    #expect(view(["c", "d"], none.interface).draw().text.contains("▾"))
  }

  @Test func `if the current item of the open list disappears, the last one becomes current`() {
    func view(_ count: Int, _ interface: InterfaceState = InterfaceState()) -> Scene<Choice> {
      choices(20, 12, interface: interface) {
        Select(1...count, selection: 1, changes: Choice.counted) { "Item \($0)" }
      }
    }
    let open = view(8, view(8).press(.enter).interface).press(.end).interface
    let fewer = view(3, open)
    #expect(fewer.draw().text.contains("›Item 3‹"))
    #expect(fewer.press(.enter).events == [.counted(3)])
  }
}
