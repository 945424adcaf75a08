import TerminalModel
import Testing

@Suite struct ClustersTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("字", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🙂", 2), ("🇩🇪", 2), ("🇩", 1), ("1\u{FE0F}\u{20E3}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("👋🏽", 2), ("☝🏽", 2), ("👩‍💻", 2),
    ("👁\u{FE0F}\u{200D}🗨\u{FE0F}", 2), ("का", 2), ("\u{E000}", 1), ("\u{378}", 1),
  ])
  func `a text of one cluster takes the expected columns`(text: String, columns: Int) {
    let clusters = Array(Clusters(text))
    #expect(clusters.map(\.description) == [text])
    #expect(clusters.map(\.width) == [columns])
  }

  @Test(arguments: [
    ("a\tb", "a b"), ("\u{1B}[31m", "␛[31m"), ("\u{0}\u{1F}\u{7F}", "␀␟␡"), ("\r\n", "␍␊"),
    ("\u{85}\u{9B}", "\u{FFFD}\u{FFFD}"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("\u{2066}\u{200E}\u{61C}\u{2028}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{FEFF}b\u{200B}c\u{2060}d\u{AD}e", "abcde"),
    ("a\u{200D}b\u{FE0F}", "ab"), ("👩\u{200D}", "👩"), ("👩\u{200D}x", "👩x"),
    ("\u{301}a", "\u{25CC}\u{301}a"), ("\n\u{301}", "␊\u{25CC}\u{301}"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), ("⌚\u{FE0E}", "⌚"), ("\u{FFFE}", "\u{FFFD}"),
  ])
  func `controls are replaced, invisible scalars are removed, lone marks get a base`(
    text: String, expected: String
  ) {
    #expect(Clusters(text).map(\.description).joined() == expected)
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦", "👨"),
    ("❤\u{FE0F}\u{200D}👨\u{200D}👨\u{200D}👨", "❤\u{FE0F}"),
  ])
  func `a cluster of more than five scalars becomes its base and the selector after it`(
    text: String, base: String
  ) {
    #expect(Clusters(text).map(\.description) == [base])
  }

  @Test(arguments: [
    ("🇩🇪🇫", ["🇩🇪", "🇫"]), ("क्ष", ["क्", "ष"]), ("a🏽", ["a", "🏽"]),
    ("\u{1100}\u{1100}", ["\u{1100}", "\u{1100}"]), ("\u{600}1", ["\u{600}", "1"]),
  ])
  func `a visible scalar that does not join the one before it begins a cluster`(
    text: String, expected: [String]
  ) {
    #expect(Clusters(text).map(\.description) == expected)
  }

  @Test func `an empty text has no clusters`() {
    #expect(Array(Clusters("")).isEmpty)
  }
}
