import Testing

@testable import TerminalViews

@Suite struct LetterCaseTests {
  static let changes = [
    ("|one two", "alt+u", "ONE| two"), ("o|ne two", "alt+u", "oNE| two"),
    ("one| two", "alt+u", "one TWO|"), ("|ONE TWO", "alt+l", "one| TWO"),
    ("|oNE two", "alt+c", "One| two"), ("o|NE", "alt+c", "oNe|"),
    ("|one two", "alt+c alt+c", "One Two|"), ("^one two| three", "alt+u", "ONE TWO| three"),
    ("one two| three^", "alt+c", "one two Three|"), ("|straße", "alt+u", "STRASSE|"),
    ("|e\u{301}a", "alt+u", "E\u{301}A|"), ("one|", "alt+u", "one|"),
    ("|one", "alt+u ctrl+z", "|one"),
  ]

  @Test(arguments: changes)
  func `a key changes the case up to the end of the word`(
    before: String, keys: String, after: String
  ) throws {
    var line = Line(before)
    try line.press(keys)
    #expect(line.picture == after)
  }

  @Test func `a read-only field keeps its letters`() throws {
    var line = Line("|one", options: TextFieldOptions { $0.isReadOnly = true })
    try line.press("alt+u")
    #expect(line.text == "one")
  }
}
