import TerminalModel
import Testing

@Suite struct TextLinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\n", ["a", ""]),
    ("\n\n", ["", "", ""]), ("a\rb", ["a␍b"]), ("a\r", ["a␍"]), ("a\r\r\nb", ["a␍", "b"]),
    ("a\n\u{301}", ["a", "\u{25CC}\u{301}"]),
  ])
  func `a newline begins a line`(text: String, expected: [String]) {
    #expect(TextLines(text, columns: .max).text == expected)
  }

  @Test(arguments: [
    ("\tx", "        x"), ("ab\tx", "ab      x"), ("1234567\tx", "1234567 x"),
    ("12345678\tx", "12345678        x"), ("字字字\tx", "字字字  x"), ("a\t\tb", "a               b"),
  ])
  func `a tab moves to the next multiple of eight columns`(text: String, expected: String) {
    #expect(TextLines(text, columns: .max).text == [expected])
  }

  @Test(arguments: [
    ("the quick brown fox", 9, ["the quick", "brown fox"]),
    ("the quick brown fox", 10, ["the quick", "brown fox"]),
    ("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
    ("the quick brown fox", 19, ["the quick brown fox"]),
    ("a  b", 2, ["a", "b"]), ("a  b", 4, ["a  b"]), ("abc   ", 3, ["abc"]),
    ("ab cdefgh i", 4, ["ab", "cdef", "gh i"]), ("  abcdef", 5, ["  abc", "def"]),
    ("      ", 3, [""]), ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
    ("ab\n\ncd", 1, ["a", "b", "", "c", "d"]),
    ("Hi 你好世界", 7, ["Hi 你好", "世界"]), ("字字字", 5, ["字字", "字"]), ("a字b", 2, ["a", "字", "b"]),
    ("one two", 0, [""]), ("one two", -5, [""]), ("字", 1, [""]),
  ])
  func `words wrap whole if they fit`(text: String, columns: Int, expected: [String]) {
    #expect(TextLines(text, columns: columns, wrapping: .words).text == expected)
  }

  @Test(arguments: [
    ("abcdef", 4, ["abcd", "ef"]), ("ab cd", 3, ["ab ", "cd"]), ("a字b字", 2, ["a", "字", "b", "字"]),
    ("a字b字", 3, ["a字", "b字"]), ("abc", 3, ["abc"]), ("", 3, [""]), ("abc", 0, [""]),
  ])
  func `characters wrap anywhere`(text: String, columns: Int, expected: [String]) {
    #expect(TextLines(text, columns: columns, wrapping: .characters).text == expected)
  }

  @Test(arguments: [
    (Truncation.clip, "abcdefgh", 5, "abcde"), (.end, "abcdefgh", 5, "abcd…"),
    (.start, "abcdefgh", 5, "…efgh"), (.middle, "abcdefgh", 5, "ab…gh"),
    (.middle, "abcdefgh", 4, "ab…h"), (.clip, "字字字", 5, "字字"), (.end, "字字字", 5, "字字…"),
    (.end, "字字字", 4, "字…"), (.start, "字字字", 4, "…字"), (.middle, "字字字字", 6, "字…字"),
    (.clip, "ab", 0, ""), (.end, "ab", 0, ""), (.end, "ab", 1, "…"), (.start, "ab", 1, "…"),
    (.middle, "ab", 1, "…"), (.end, "ab", 2, "ab"), (.middle, "ab", -1, ""),
    (.start, "a\tbc", 6, "…   bc"), (.end, "a\tbc", 6, "a    …"),
  ])
  func `a line that is too long is truncated`(
    truncation: Truncation, text: String, columns: Int, expected: String
  ) {
    let lines = TextLines(text, columns: columns, truncation: truncation)
    #expect(lines.text == [expected])
  }

  @Test(arguments: [
    ("one two three four", 8, 2, ["one two", "three f…"]), ("one two three", 8, 2, nil),
    ("one two three   ", 8, 2, nil), ("one two three\nfour", 8, 2, nil), ("one two", 3, 2, nil),
    ("字字 字字", 4, 1, ["字…"]), ("a b c", 1, 2, ["a", "…"]),
    ("one two  three", 4, 2, ["one", "two…"]),
  ])
  func `the last row ends with an ellipsis if the rest of its line has no row`(
    text: String, columns: Int, rows: Int, expected: [String]?
  ) {
    let lines = TextLines(text, columns: columns, rows: rows, wrapping: .words, truncation: .end)
    let clipped = TextLines(text, columns: columns, rows: rows, wrapping: .words)
    #expect(lines.text == expected ?? clipped.text)
    let runs = RunLines([text], columns: columns, rows: rows, wrapping: .words, truncation: .end)
    #expect(runs.lines.map { $0.flatMap(\.clusters) } == lines.lines.map { Array($0.clusters) })
  }

  @Test func `a wide cluster in one column is truncated`() {
    let lines = TextLines("a字b", columns: 1, wrapping: .characters, truncation: .end)
    #expect(lines.text == ["a", "…", "b"])
  }

  @Test func `the size is the width of the widest line and the number of lines`() {
    #expect(TextLines("a\n字字\nb", columns: .max).size == Size(columns: 4, rows: 3))
    #expect(TextLines("a\n字字\nb", columns: 3).size == Size(columns: 2, rows: 3))
    #expect(TextLines("", columns: 9).size == Size(columns: 0, rows: 1))
  }

  @Test(arguments: [Wrapping.none, .words, .characters], [Truncation.clip, .start, .middle, .end])
  func `no line is wider than the limit`(wrapping: Wrapping, truncation: Truncation) {
    let widths = (0..<40).map { columns in
      TextLines(adversarial, columns: columns, wrapping: wrapping, truncation: truncation)
        .size.columns - columns
    }
    #expect(widths.allSatisfy { $0 <= 0 })
  }
}

/// Text that breaks screens: marks, emoji, controls, invisible scalars and noncharacters.
private let adversarial =
  "e" + String(repeating: "\u{301}", count: 60) + " 👨‍👩‍👧‍👦🏴\u{E0067}\u{E007F}🇩🇪🇩\u{202E}abc\u{2066}"
  + "\u{1B}]0;title\u{7}\u{9B}31m\t字字\u{200B}\u{200D}\r\n\u{FE0F}\u{301}x  yz\u{0}का\u{FFFF}"

extension TextLines {
  fileprivate var text: [String] {
    lines.map { $0.clusters.map(\.description).joined() }
  }
}
