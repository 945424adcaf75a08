import TerminalModel
import TerminalViews
import Testing

@Suite struct TabBarTests {
  private static let titles = ["One", "Two", "Three", "Four", "Five"]

  private func bar(
    _ columns: Int = 40, _ rows: Int = 4, selection: Int? = 1, count: Int = 3,
    isClosable: Bool = false, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Tap> {
    let closes: ((Int) -> Tap)? = isClosable ? { .opened($0) } : nil
    let bar = TabBar(
      0..<count, id: \.self, selection: selection, selects: Tap.chosen, closes: closes
    ) { Tab(Self.titles[$0], badge: $0 == 2 ? "7" : "") }
    return scene(columns, rows, interface: interface) { bar }
  }

  @Test(arguments: [
    (20, 4, " One  Two  Three 7\n─────━━━━━──────────\n\n"),
    (20, 3, " One  Two  Three 7\n\n"),
    (12, 4, " One  Two  ›\n─────━━━━━──\n\n"), (5, 2, "‹Two›\n"), (3, 1, "‹T›"), (1, 1, "›"),
    (0, 1, ""),
  ])
  func `shows the tabs that fit above a line`(columns: Int, rows: Int, expected: String) {
    #expect(bar(columns, rows).draw().text == expected)
  }

  @Test(arguments: [
    (0, " One  Two ›\n━━━━━──────\n\n"), (2, "‹  Three 7›\n──━━━━━━━━━\n\n"),
    (4, "‹our  Five\n─────━━━━━━\n\n"),
  ])
  func `the selected tab is visible`(selection: Int, expected: String) {
    #expect(bar(11, 4, selection: selection, count: 5).draw().text == expected)
  }

  @Test func `selecting a visible tab does not scroll`() {
    let end = bar(16, 4, selection: 4, count: 5)
    let before = end.draw().text.prefix { $0 != "\n" }
    let next = bar(16, 4, selection: 3, count: 5, end.interface)
    #expect(next.draw().text.hasPrefix(before))
  }

  @Test func `the selected tab is bold, and on the colour of the selection with the focus`() {
    let scene = scene(20, 6) {
      TabBar([1, 2], id: \.self, selection: 1, selects: Tap.chosen) { Tab("\($0)") }
      TabBar([1, 2], id: \.self, selection: 2, selects: Tap.chosen) { Tab("\($0)") }
    }
    #expect(
      scene.style(column: 1, row: 0)
        == Style(foreground: .text, background: .selection, attributes: .bold))
    #expect(scene.style(column: 1, row: 1) == Style(foreground: .focusedBorder))
    #expect(scene.style(column: 4, row: 2) == Style(foreground: .accent, attributes: .bold))
    #expect(scene.style(column: 1, row: 2) == Style(foreground: .muted))
    #expect(scene.style(column: 4, row: 3) == Style(foreground: .accent))
  }

  @Test func `without a line, the selected tab is underlined`() {
    #expect(bar(20, 1).style(column: 6, row: 0).attributes == [.bold, .underline])
  }

  @Test(arguments: [(Key.Code.left, 0), (.right, 2), (.home, 0), (.end, 2)])
  func `a key selects a tab`(key: Key.Code, expected: Int) {
    #expect(bar().press(key).events == [.chosen(expected)])
  }

  @Test func `at the first tab, Left and Home are handled and send nothing`() {
    #expect(bar(selection: 0).press(.left) == bar(selection: 0).press(.home))
    #expect(bar(selection: 0).press(.left).events.isEmpty)
    #expect(bar(selection: 0).press(.left).isHandled)
  }

  @Test func `without a selection, the keys select the first or the last tab`() {
    #expect(bar(selection: nil).press(.right).events == [.chosen(0)])
    #expect(bar(selection: nil).press(.left).events == [.chosen(2)])
  }

  @Test(arguments: [(1, 0), (4, 0), (5, 1), (10, 2), (17, 2)])
  func `a press selects a tab`(column: Int, expected: Int) {
    let events = bar(selection: nil).mouse(.pressed(.left), column: column, row: 0).events
    #expect(events == [.chosen(expected)])
  }

  @Test func `a press of the mark at an edge selects the next tab in that direction`() {
    #expect(bar(11, count: 5).mouse(.pressed(.left), column: 10, row: 0).events == [.chosen(2)])
    let scrolled = bar(11, selection: 3, count: 5)
    #expect(scrolled.mouse(.pressed(.left), column: 0, row: 0).events == [.chosen(2)])
  }

  @Test func `the wheel selects the next or previous tab, and is not handled at the end`() {
    #expect(bar().mouse(.scrolledDown, column: 1, row: 0).events == [.chosen(2)])
    #expect(bar().mouse(.scrolledUp, column: 1, row: 0).events == [.chosen(0)])
    #expect(!bar(selection: 2).mouse(.scrolledDown, column: 1, row: 0).isHandled)
  }

  @Test func `a tab is closed by its sign, the middle button and Delete`() {
    let view = bar(isClosable: true)
    #expect(view.draw().text.hasPrefix(" One ×  Two ×  Three 7 ×\n"))
    let pressed = view.mouse(.pressed(.left), column: 12, row: 0)
    #expect(pressed.events.isEmpty)
    let released = bar(isClosable: true, pressed.interface)
      .mouse(.released(.left), column: 12, row: 0)
    #expect(released.events == [.opened(1)])
    #expect(view.mouse(.pressed(.middle), column: 17, row: 0).events == [.opened(2)])
    #expect(view.press(.delete).events == [.opened(1)])
    #expect(!bar().press(.delete).isHandled)
    #expect(!bar().mouse(.pressed(.middle), column: 1, row: 0).isHandled)
  }

  @Test func `a press that scrolls a sign under the pointer closes nothing`() {
    let pressed = bar(20, isClosable: true).mouse(.pressed(.left), column: 18, row: 0)
    #expect(pressed.events == [.chosen(2)])
    let scrolled = bar(20, selection: 2, isClosable: true, pressed.interface)
    #expect(scrolled.draw().text.hasPrefix("‹  Two ×  Three 7 ×\n"))
    #expect(scrolled.mouse(.released(.left), column: 18, row: 0).events.isEmpty)
  }

  @Test(arguments: [(1, 0), (6, 0), (12, 1)])
  func `a press beside the sign of a tab closes no tab if it is released on the sign`(
    column: Int, row: Int
  ) {
    let pressed = bar(isClosable: true).mouse(.pressed(.left), column: column, row: row)
    let view = bar(isClosable: true, pressed.interface)
    #expect(view.mouse(.released(.left), column: 12, row: 0).events.isEmpty)
  }

  @Test func `a press of a sign closes no tab if it is released elsewhere`() {
    let pressed = bar(isClosable: true).mouse(.pressed(.left), column: 5, row: 0)
    let view = bar(isClosable: true, pressed.interface)
    #expect(view.mouse(.released(.left), column: 12, row: 0).events.isEmpty)
    #expect(view.mouse(.released(.left), column: 5, row: 1).events.isEmpty)
    #expect(view.mouse(.released(.left), column: 5, row: 0).events == [.opened(0)])
  }

  @Test func `the middle button closes no tab that is hidden by a mark`() {
    let view = bar(20, selection: 2, isClosable: true)
    #expect(view.mouse(.pressed(.middle), column: 0, row: 0).events.isEmpty)
    #expect(view.mouse(.pressed(.middle), column: 4, row: 0).events == [.opened(1)])
  }

  @Test func `without tabs it takes no focus`() {
    #expect(bar(count: 0).interface.focus == nil)
    #expect(bar(5, 4, count: 0).draw().text == "\n─────\n\n")
  }

  @Test func `a wide character is cut off at both edges`() {
    let view = scene(7, 2) {
      TabBar([0, 1, 2], id: \.self, selection: 1, selects: Tap.chosen) { _ in Tab("한한") }
    }
    #expect(view.draw().text == "‹ 한한›\n")
  }
}
