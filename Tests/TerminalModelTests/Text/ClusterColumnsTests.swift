import TerminalModel
import Testing

/// Columns of a text in one line.
@Suite struct ClusterColumnsTests {
  static let columns = [
    ("abc", 0, 0, 1), ("abc", 2, 2, 1), ("abc", 3, 3, 1), ("abc", 9, 3, 1), ("", 0, 0, 1),
    ("a字b", 1, 1, 2), ("a字b", 4, 3, 1), ("e\u{301}b", 3, 1, 1), ("1\u{FE0F}\u{20E3}", 0, 0, 2),
    ("\u{200B}a", 3, 0, 1), ("a\u{200B}字", 4, 1, 2), ("a\u{102C}b", 1, 2, 1), ("👍🏽", 0, 0, 2),
    ("\u{1B}a", 1, 1, 1),
  ]

  @Test(arguments: columns)
  func `the columns before a byte are those of the clusters that begin before it`(
    text: String, byte: Int, before: Int, next: Int
  ) {
    #expect(Clusters(text).columns(beforeByte: byte) == (before, next))
  }

  static let parts = [
    ("abcd", 1..<3, 1..<3, 1), ("abcd", 2..<9, 2..<4, 2), ("abcd", 7..<9, 4..<4, 4),
    ("字字字", 1..<5, 3..<6, 2), ("字字字", 1..<3, 3..<3, 2), ("a字b", 0..<2, 0..<1, 0),
    ("a字b", 2..<4, 4..<5, 3), ("", 0..<5, 0..<0, 0), ("abc", 1..<1, 1..<1, 1),
    ("e\u{301}b", 0..<1, 0..<3, 0), ("\u{200B}ab", 0..<1, 3..<4, 0),
  ]

  @Test(arguments: parts)
  func `a range of columns contains whole clusters`(
    text: String, columns: Range<Int>, bytes: Range<Int>, column: Int
  ) {
    #expect(Clusters(text).bytes(inColumns: columns) == (bytes, column))
  }

  static let places = [
    ("abc", 0, 0), ("abc", 2, 2), ("abc", 3, 3), ("abc", .max, 3), ("a字b", 1, 1), ("a字b", 2, 1),
    ("a字b", 3, 4), ("\u{200B}a", 0, 3), ("e\u{301}b", 1, 3), ("", 5, 0), ("字", 1, 0),
  ]

  @Test(arguments: places)
  func `a column belongs to the cluster that covers it`(text: String, column: Int, byte: Int) {
    #expect(Clusters(text).byte(atColumn: column) == byte)
  }

  @Test(arguments: 0..<50)
  func `the columns before the end are those of the text`(seed: Int) {
    let text = hostileText(seed: seed)
    let clusters = Clusters(text)
    #expect(clusters.columns(beforeByte: text.utf8.count).before == clusters.columns)
  }

  static let comparisons = [
    ("abc", "abc", true), ("abc", "abd", false), ("ab", "abc", false), ("", "", true),
    ("\u{E9}", "e\u{301}", false),
  ]

  @Test(arguments: comparisons)
  func `texts are equal only if their bytes are equal`(left: String, right: String, isSame: Bool) {
    #expect(left.hasSameBytes(as: right) == isSame)
  }
}
