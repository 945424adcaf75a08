import Testing

@testable import TerminalViews

/// Commands of readline that concern the whole line, its blanks, or the ends of the history.
@Suite struct LineCommandTests {
  @Test func `Alt-R undoes all changes, which redo brings back one after the other`() throws {
    var line = Line("own|")
    try line.press("x space y ctrl+u a alt+r")
    #expect(line.picture == "own|")
    #expect(try line.press("alt+r"))
    try line.press("alt+_")
    #expect(line.picture == "ownx |")
  }

  @Test func `Alt-R leads from an entry of the history to the own text`() throws {
    var line = Line("|", options: TextFieldOptions { $0.history = ["one", "two"] })
    try line.press("up x alt+r")
    #expect(line.picture == "|")
  }

  @Test func `Alt-< shows the oldest entry, and Alt-> the own text again`() throws {
    var line = Line("own|", options: TextFieldOptions { $0.history = ["one", "two", "three"] })
    try line.press("alt+<")
    #expect(line.picture == "one|")
    try line.press("down")
    #expect(line.picture == "two|")
    try line.press("alt+>")
    #expect(line.picture == "own|")
    #expect(try !line.press("alt+>"))
    try line.press("up alt+< alt+<")
    #expect(line.picture == "one|")
  }

  @Test func `Alt-> keeps an edited entry as the own text`() throws {
    var line = Line("own|", options: TextFieldOptions { $0.history = ["one", "two"] })
    try line.press("alt+< x alt+>")
    #expect(line.picture == "onex|")
  }

  @Test(arguments: ["alt+<", "alt+>"])
  func `the keys of the ends are left to others if no history can be shown`(key: String) throws {
    var stage = FieldStage("ab") { $0.suggestions(["abc", "abd"]) }
    #expect(try !stage.press(key))
    var readOnly = FieldStage("ab") { $0.history(["one"]).readOnly() }
    #expect(try !readOnly.press(key))
  }

  @Test(arguments: [
    ("one |  two", "one|two"), ("one|  two", "one|two"), ("  |  ", "|"), ("o|ne", "o|ne"),
    ("one \t |", "one|"),
  ])
  func `Alt-Backslash deletes the blanks around the cursor as one change`(
    text: String, result: String
  ) throws {
    var line = Line(text)
    try line.press(#"alt+\"#)
    #expect(line.picture == result)
    try line.press("ctrl+z")
    #expect(line.text == text.filter { $0 != "|" })
  }

  @Test func `Alt-Backslash does nothing in a secret and in a read-only text`() throws {
    var secret = Line("a | b", options: TextFieldOptions { $0.isSecret = true })
    try secret.press(#"alt+\"#)
    #expect(secret.picture == "a | b")
    var readOnly = Line("a | b", options: TextFieldOptions { $0.isReadOnly = true })
    try readOnly.press(#"alt+\ alt+r"#)
    #expect(readOnly.picture == "a | b")
  }

  @Test func `Alt-Backslash in an editor deletes the blanks in the line of the cursor`() throws {
    var stage = EditorStage("one  \n  two")
    try stage.press(#"end alt+\"#)
    #expect(stage.text == "one\n  two")
    try stage.press(#"down home alt+\"#)
    #expect(stage.text == "one\ntwo")
  }
}
