import TerminalModel
import TerminalViews
import Testing

@Suite struct AlertTests {
  private let alert = Alert("Not saved", message: "The disk is full.", dismisses: Answer.yes)

  @Test func `it shows the message and one button`() {
    #expect(
      asking(32, 9) { alert }.draw().text == """
        ································
        ································
        ····╭─ Not saved ──────────╮····
        ····│ The disk is full.    │····
        ····│                      │····
        ····│               [›OK‹] │····
        ····╰──────────────────────╯····
        ································
        ································
        """)
  }

  @Test(
    arguments: [
      (24, 4, "╭─ Not saved ──────────╮"), (12, 3, "Not saved  ┃"), (10, 2, "Not saved"),
      (6, 1, "[›OK‹]"),
    ])
  func `the button is always visible`(columns: Int, rows: Int, first: String) {
    let text = asking(columns, rows) { alert }.draw().text
    #expect(text.contains("[›OK‹]"))
    #expect(text.contains(first))
  }

  @Test(arguments: [Key.enter, .space, .escape])
  func `a key dismisses it`(key: Key) {
    #expect(answers([key]) { alert } == [.yes])
  }

  @Test(arguments: [Key.left, .down, .up, .right])
  func `arrow keys do not leave the only button`(key: Key) {
    #expect(answers([key]) { alert } == [])
    #expect(answers([key, .enter]) { alert } == [.yes])
  }

  @Test func `a title that is too long for the border is above the message`() {
    let text = asking(32, 9) {
      Alert("A title that does not fit into one line", message: "More.", dismisses: .yes)
    }.draw().text
    #expect(text.contains("│ A title that does not fit  │"))
    #expect(text.contains("│ into one line              │"))
    #expect(text.contains("│ More.                      │"))
  }
}
