import Testing

@testable import TerminalViews

@Suite struct LineInsertionTests {
  static let pastes = [
    ("a\nb", "a b", ""), ("a\r\nb\rc\n", "a b c", ""), ("a\u{2028}b\u{2029}", "a b", ""),
    ("a\tb", "a b", ""), ("\u{1B}[31mred", "[31mred", "\u{1B}"),
    ("a\u{7F}\u{85}b", "ab", "\u{7F}\u{85}"),
    ("a\u{FFFD}b", "ab", "\u{FFFD}"), ("\n\nx\n\n", "  x", ""), ("\n", "", ""), ("", "", ""),
    ("é あ 👍🏽 한 e\u{301}", "é あ 👍🏽 한 e\u{301}", ""), ("\u{202E}abc", "\u{202E}abc", ""),
  ]

  @Test(arguments: pastes)
  func `a paste becomes one line without control characters`(
    paste: String, text: String, controls: String
  ) {
    var line = Line("|")
    line.perform(.paste(paste))
    #expect(Array(line.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(line.memory.rejected.controls == controls)
  }

  @Test func `a paste replaces the selection and is undone in one step`() throws {
    var line = Line("a^b|c")
    line.perform(.paste("x y z"))
    #expect(line.picture == "ax y z|c")
    try line.press("ctrl+z")
    #expect(line.picture == "a^b|c")
  }

  @Test func `text beyond the limit is reported`() {
    var line = Line("ab|c", options: TextFieldOptions { $0.limit = 5 })
    line.perform(.paste("👍🏽xyz"))
    #expect(line.picture == "ab👍🏽x|c")
    #expect(line.memory.rejected.beyondLimit == "yz")
    line.type("q")
    #expect(line.picture == "ab👍🏽x|c")
    #expect(line.memory.rejected.beyondLimit == "q")
  }

  @Test func `rejected characters are reported until the next command`() throws {
    var line = Line("ab|", options: TextFieldOptions { $0.limit = 2 })
    line.type("c")
    #expect(!line.memory.rejected.isEmpty)
    try line.press("left")
    #expect(line.memory.rejected.isEmpty)
  }

  @Test func `a mark joins the last character of a full field`() {
    var line = Line("ae|", options: TextFieldOptions { $0.limit = 2 })
    line.type("\u{301}")
    #expect(line.text == "ae\u{301}")
    #expect(line.memory.rejected.isEmpty)
  }

  @Test func `the selection makes room within the limit`() {
    var line = Line("a^bc|", options: TextFieldOptions { $0.limit = 3 })
    line.perform(.paste("xyz"))
    #expect(line.picture == "axy|")
    #expect(line.memory.rejected.beyondLimit == "z")
  }

  @Test func `a selection stays if nothing can take its place`() {
    var line = Line("1^2|3", options: TextFieldOptions { $0.accepts = \.isNumber })
    line.type("x")
    #expect(line.picture == "1^2|3")
    #expect(line.memory.rejected.filtered == "x")
  }

  @Test func `a text longer than the limit can only become shorter`() throws {
    var line = Line("abcd|", options: TextFieldOptions { $0.limit = 2 })
    line.type("e")
    try line.press("backspace")
    line.type("e")
    #expect(line.picture == "abc|")
  }

  @Test func `characters that a filter refuses are left out and reported`() {
    var line = Line("|", options: TextFieldOptions { $0.accepts = \.isNumber })
    line.perform(.paste("+49 (30) 12"))
    #expect(line.picture == "493012|")
    #expect(line.memory.rejected.filtered == "+ () ")
  }

  @Test func `a filter judges a mark with the character that it joins`() {
    var line = Line("e|", options: TextFieldOptions { $0.accepts = \.isLetter })
    line.type("\u{301}")
    #expect(line.text == "e\u{301}")
    line = Line("1|", options: line.options)
    line.type("\u{301}")
    #expect(line.text == "1")
  }
}
