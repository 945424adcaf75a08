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

  @Test(arguments: [
    ("don't stop", "Don't Stop"), ("it’s o'clock", "It’s O'clock"),
    ("rock 'n' roll", "Rock 'N' Roll"),
  ])
  func `an apostrophe in a word begins no other word`(before: String, after: String) throws {
    var line = Line("^" + before + "|")
    try line.press("alt+c")
    #expect(line.text == after)
  }

  @Test func `a case that makes the text too long changes nothing`() throws {
    var line = Line("|straße", options: TextFieldOptions { $0.limit = 6 })
    try line.press("alt+u")
    #expect(line.picture == "|straße")
    line.options.limit = 7
    try line.press("alt+u")
    #expect(line.picture == "STRASSE|")
  }

  @Test func `a text that is too long already can change its case`() throws {
    var line = Line("|one", options: TextFieldOptions { $0.limit = 2 })
    try line.press("alt+u")
    #expect(line.picture == "ONE|")
  }

  @Test func `letters that a field does not accept do not replace others`() throws {
    var line = Line("|one", options: TextFieldOptions { $0.accepts = \.isLowercase })
    try line.press("alt+u")
    #expect(line.picture == "|one")
  }
}
