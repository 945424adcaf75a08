import Testing

@testable import TerminalViews

/// The text, the cursor `|` and the selection `^` before and after keys.
@Suite struct LineEditingTests {
  static let motions = [
    ("ab|c", "left", "a|bc"), ("|ab", "left", "|ab"), ("ab|", "right", "ab|"),
    ("|👍🏽e\u{301}한", "right right", "👍🏽e\u{301}|한"), ("👨‍👩‍👧|", "left", "|👨‍👩‍👧"),
    ("🇩🇪🇫🇷|", "ctrl+b", "🇩🇪|🇫🇷"), ("one two|", "ctrl+left", "one |two"),
    ("one, two|", "alt+b alt+b", "|one, two"), ("|one, two", "alt+f alt+f", "one, two|"),
    ("|one, two", "ctrl+right", "one|, two"), ("a b|", "home", "|a b"), ("a|b", "ctrl+a", "|ab"),
    ("a|b", "end", "ab|"), ("|ab", "ctrl+e", "ab|"), ("שלום| עולם", "ctrl+left", "|שלום עולם"),
    ("a_b-c|", "alt+left", "a_b-|c"), ("x 👍🏽 |", "alt+left", "x |👍🏽 "),
  ]

  static let selections = [
    ("ab|c", "shift+left", "a|b^c"), ("a|bc", "shift+right shift+right", "a^bc|"),
    ("a^b|c", "left", "a|bc"), ("a^b|c", "right", "ab|c"), ("|a^bc", "right", "a|bc"),
    ("one two|", "ctrl+shift+left", "one |two^"), ("|one two", "alt+shift+right", "^one| two"),
    ("ab|c", "shift+home", "|ab^c"), ("a|bc", "shift+end", "a^bc|"), ("a|bc", "alt+a", "^abc|"),
    ("a^b|c", "x", "ax|c"), ("a|b^c", "backspace", "a|c"), ("a^b|c", "delete", "a|c"),
    ("a^b|c", "ctrl+k", "a|c"), ("a^b|c", "home", "|abc"),
    ("|a^", "a b", "ab|"), ("x^e\u{301}|y", "e\u{301}", "xe\u{301}|y"),
    ("|👍🏽^y", "👍🏽", "👍🏽|y"),
  ]

  static let deletions = [
    ("ab|c", "backspace", "a|c"), ("|a", "backspace", "|a"), ("a|bc", "delete", "a|c"),
    ("a|", "delete", "a|"), ("a|bc", "ctrl+d", "a|c"), ("👩‍🚀|", "backspace", "|"),
    ("one t-w|o", "ctrl+w", "one |o"), ("one  |", "ctrl+w", "|"),
    ("one t-w|o", "alt+backspace", "one t-|o"), ("|one two", "alt+d", "| two"),
    ("a|bc", "ctrl+k", "a|"), ("ab|c", "ctrl+u", "|c"), ("ab|", "ctrl+k", "ab|"),
    ("🇩x|🇪", "backspace", "🇩🇪|"),
  ]

  static let kills = [
    ("one two|", "ctrl+w ctrl+y ctrl+y", "one twotwo|"),
    ("one two|", "ctrl+w ctrl+w ctrl+y", "one two|"),
    ("|one two", "alt+d alt+d ctrl+y", "one two|"), ("a|b", "ctrl+k ctrl+u ctrl+y", "ab|"),
    ("one two|", "ctrl+w left ctrl+w ctrl+y", "one| "),
    ("a^b|c", "ctrl+x end ctrl+v", "acb|"), ("a^b|c", "alt+w ctrl+y ctrl+y", "abb|c"),
    ("|a^b", "x ctrl+y", "x|b"), ("ab|", "ctrl+y", "ab|"),
  ]

  static let transpositions = [
    ("ab|", "ctrl+t", "ba|"), ("a|b", "ctrl+t", "ba|"), ("|ab", "ctrl+t", "|ab"),
    ("a|", "ctrl+t", "a|"), ("a|👍🏽b", "ctrl+t", "👍🏽a|b"), ("abc|", "ctrl+t ctrl+t", "abc|"),
    ("a|ab", "ctrl+t", "aa|b"), ("a|ab", "ctrl+t ctrl+t", "aba|"),
  ]

  @Test(arguments: motions + selections + deletions + kills + transpositions)
  func `keys edit the text`(before: String, keys: String, after: String) throws {
    var line = Line(before)
    try line.press(keys)
    #expect(line.picture == after)
  }

  @Test(arguments: [
    ["é", "あ", "👍", "🏽", "한", "e", "\u{301}"], ["👩", "\u{200D}", "🚀"], ["🇩", "🇪"],
    ["\u{1112}", "\u{1161}", "\u{11AB}"],
  ])
  func `characters that arrive in parts are joined`(parts: [String]) {
    var line = Line("a|b")
    for part in parts { line.type(part) }
    #expect(line.text == "a" + parts.joined() + "b")
    #expect(line.memory.cursor == line.text.count - 1)
  }

  @Test func `Backspace deletes a joined character as a whole`() throws {
    var line = Line("a|")
    line.type("e")
    line.type("\u{301}")
    try line.press("backspace")
    #expect(line.picture == "a|")
  }

  @Test func `an edit without effect returns no text`() {
    var editor = LineEditor("ab", memory: TextFieldMemory())
    let isHandled = editor.perform(.delete(.right))
    #expect(isHandled)
    #expect(editor.changedText == nil)
  }

  @Test func `a read-only text can be selected and copied but not changed`() throws {
    var line = Line("a|b", options: TextFieldOptions { $0.isReadOnly = true })
    try line.press("x backspace delete ctrl+k ctrl+t ctrl+z")
    line.perform(.paste("c"))
    #expect(line.picture == "a|b")
    try line.press("shift+end alt+w ctrl+x")
    #expect(line.picture == "a^b|")
    #expect(line.copied == "b")
  }

  @Test(arguments: [
    "alt+w", "ctrl+x", "up", "down", "enter", "tab", "esc", "f1", "ctrl+c", "alt+x",
  ])
  func `keys without a meaning are not handled`(key: String) throws {
    var line = Line("ab|")
    #expect(try !line.press(key))
    #expect(line.picture == "ab|")
  }

  @Test(arguments: [-5, 99]) func `a stored cursor outside the text is moved into it`(cursor: Int) {
    var line = Line("ab|")
    line.memory.selection = TextSelection(cursor: cursor, anchor: -cursor)
    line.type("x")
    #expect(line.picture == "x|")
  }
}
