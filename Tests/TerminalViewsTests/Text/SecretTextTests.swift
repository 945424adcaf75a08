import Testing

@testable import TerminalViews

/// A secret field: its memory contains nothing of its text.
@Suite struct SecretTextTests {
  private let secret = TextFieldOptions { $0.isSecret = true }

  @Test func `the memory contains no character of the text`() throws {
    var options = secret
    options.limit = 8
    options.history = ["hunter2"]
    options.suggestions = ["hunter2hunter2"]
    var line = Line("|", options: options)
    line.perform(.paste("hunt\u{1B}er two\u{7}"))
    line.type("hunter")
    try line.press("ctrl+w ctrl+k ctrl+u up ctrl+t")
    line.perform(.paste("hunter"))
    try line.press("alt+a alt+w ctrl+x backspace ctrl+z")
    var dumped = ""
    dump(line.memory, to: &dumped)
    #expect("hunter".allSatisfy { !dumped.contains("\"\($0)") })
    #expect(line.copied == nil)
  }

  @Test func `rejected characters are counted but not named`() {
    var line = Line("|", options: secret)
    line.options.limit = 2
    line.perform(.paste("abcd\u{1B}"))
    #expect(line.memory.rejected.beyondLimit == "••")
    #expect(line.memory.rejected.controls == "•")
  }

  static let edits = [
    ("one two|", "ctrl+left", "|one two"), ("one two|", "ctrl+w", "|"),
    ("a^b|c", "ctrl+x", "a^b|c"), ("ab|c", "backspace", "a|c"), ("ab|", "ctrl+u ctrl+y", "|"),
    ("ab|", "backspace ctrl+z", "a|"), ("a|bc", "shift+end x", "ax|"),
  ]

  @Test(arguments: edits)
  func `a secret text is one word, without copies and without a history`(
    before: String, keys: String, after: String
  ) throws {
    var line = Line(before, options: secret)
    try line.press(keys)
    #expect(line.picture == after)
  }

  @Test func `a double click selects all of it`() {
    var editor = LineEditor("one two", memory: TextFieldMemory(), options: secret)
    editor.press(at: 1, clicks: 2)
    #expect(editor.memory.selection.range == 0..<7)
  }

  @Test func `a field that becomes secret forgets its text`() throws {
    var line = Line("|")
    line.type("hunter")
    try line.press("ctrl+w")
    line.type("hunter")
    let memory = line.memory.adapted(to: line.text, isSecret: true)
    var dumped = ""
    dump(memory, to: &dumped)
    #expect(!dumped.contains("hunter"))
    #expect(memory.cursor == 6)
  }

  @Test func `text of the application moves the cursor as in any field`() {
    var line = Line("abc|", options: secret)
    line.memory = line.memory.adapted(to: "", isSecret: true)
    #expect(line.memory.cursor == 0)
    #expect(TextFieldMemory().adapted(to: "abc", isSecret: true).cursor == 3)
  }
}
