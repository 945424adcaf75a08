import TerminalModel
import TerminalViews
import Testing

@Suite struct RadioGroupTests {
  private let sizes = ["Small", "Medium", "Large", "Maximum"]

  private func group(_ selection: String?) -> RadioGroup<Choice> {
    RadioGroup(sizes, selection: selection, changes: Choice.picked) { $0 }
  }

  @Test func `looks different in each state, also without colour`() {
    let two = RadioGroup(["A", "B"], selection: "B", changes: Choice.picked) { $0 }
    #expect(
      looks(12, 2, two) == [
        "[○] A\n[●] B", "[○] A\n[●]›B‹", "[○] A\n[●]»B«", "(○) A\n(●) B",
      ])
  }

  @Test func `without a selection, the first item is marked as focused`() {
    #expect(choices(12, 2) { group(nil) }.draw().text == "[○]›Small‹\n[○] Medium")
  }

  @Test(
    arguments: [
      (30, 4, "[○] Small\n[○] Medium\n[●]›Large‹\n[○] Maximum"),
      (9, 3, "[○] Sma…\n[○] Med…\n[●]›Lar…‹"),
      (9, 2, "[●]›Lar…‹\n[○] Max…"),
      (30, 1, "[●]›Large‹"),
      (1, 4, "[\n[\n[\n["),
      (0, 4, "\n\n\n"),
    ])
  func `shows the page with the selection`(columns: Int, rows: Int, expected: String) {
    #expect(choices(columns, rows) { group("Large") }.draw().text == expected)
  }

  @Test(
    arguments: [
      ("Medium", .up, "Small"), ("Medium", .down, "Large"), ("Large", .home, "Small"),
      ("Small", .end, "Maximum"), ("Small", .pageDown, "Maximum"), ("Large", .pageUp, "Small"),
      ("Small", "l", "Large"), ("Small", "M", "Medium"), ("Medium", "m", "Maximum"),
      ("Maximum", "m", "Medium"), (nil, .down, "Small"), (nil, .up, "Maximum"),
      (nil, .space, "Small"),
    ] as [(String?, Key, String)])
  func `a key selects an item`(selection: String?, key: Key, expected: String) {
    #expect(events(group(selection), key) == [.picked(expected)])
  }

  @Test(
    arguments: [
      ("Small", .up), ("Small", .home), ("Small", .pageUp), ("Maximum", .down), ("Maximum", .end),
      ("Maximum", .pageDown), ("Large", "l"),
    ] as [(String, Key)])
  func `a key at the end sends no event`(selection: String, key: Key) {
    #expect(events(group(selection), key).isEmpty)
    #expect(takes(group(selection), key))
  }

  @Test(arguments: [Key.left, .enter, .space, "x", .ctrl("l"), .alt("m")])
  func `other keys are left to the bindings`(key: Key) {
    #expect(!takes(group("Small"), key))
  }

  @Test func `a page has as many items as there are visible rows`() {
    let scene = choices(30, 2) { group("Small") }
    #expect(scene.press(.pageDown).events == [.picked("Large")])
  }

  @Test func `a press selects the item under the pointer`() {
    #expect(click(group("Small"), column: 5, row: 2) == [.picked("Large")])
    #expect(click(group("Small"), column: 0, row: 0).isEmpty)
    #expect(click(group("Maximum"), column: 0, row: 0, rows: 3) == [])
    #expect(click(group("Maximum"), column: 0, row: 1, rows: 2) == [])
    #expect(click(group("Large"), column: 0, row: 1, rows: 2) == [.picked("Maximum")])
  }

  @Test func `the wheel is left to the view around it`() {
    #expect(!choices(30, 4) { group("Small") }.mouse(.scrolledDown, column: 0, row: 0).isHandled)
  }

  @Test func `a group without items is no target of the focus`() {
    let empty = RadioGroup([String](), selection: "A", changes: Choice.picked) { $0 }
    #expect(looks(9, 1, empty) == ["", "", "", ""])
    #expect(!takes(empty, .down))
    #expect(click(empty, column: 0).isEmpty)
  }

  @Test func `a selection that is not among the items is none`() {
    #expect(events(group("Huge"), .down) == [.picked("Small")])
  }
}
