import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct WrappedLineTests {
  static let lines = [
    ("", 5, [""]), ("one two", 9, ["one two"]), ("one two", 7, ["one two"]),
    ("one two", 6, ["one ", "two"]), ("one two", 3, ["one ", "two"]),
    ("one   two", 3, ["one   ", "two"]), ("abcdef", 4, ["abcd", "ef"]),
    ("a bcdefg", 4, ["a ", "bcde", "fg"]), ("字字字", 4, ["字字", "字"]), ("字字", 1, ["字", "字"]),
    ("a字b", 2, ["a", "字", "b"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ("  ab cd", 4, ["  ab ", "cd"]), ("ab", 0, ["a", "b"]),
    ("\u{200B}a b", 1, ["\u{200B}a ", "b"]),
    ("ab ", 2, ["ab "]), ("a b c d", 3, ["a b ", "c d"]), ("ab字字字", 4, ["ab字", "字字"]),
    ("a\tb", .max, ["a\tb"]), ("字 字", 2, ["字 ", "字"]),
  ]

  @Test(arguments: lines)
  func `a line breaks between words`(line: String, columns: Int, rows: [String]) {
    let wrapped = WrappedLine(line, columns: columns)
    #expect(
      ranges(of: wrapped).map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) } == rows)
  }

  @Test(arguments: [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (10, 2), (99, 2)])
  func `finds the row of a byte`(byte: Int, row: Int) {
    #expect(WrappedLine("one two three", columns: 5).row(ofByte: byte) == row)
  }

  @Test(arguments: 0..<100)
  func `no character is lost, and only blanks hang over the edge`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let line = String(
      (0..<60).map { _ in "ab  字👍é".randomElement(using: &random) ?? "x" })
    let columns = Int.random(in: 2..<12, using: &random)
    let rows = ranges(of: WrappedLine(line, columns: columns))
    #expect(rows.first?.lowerBound == 0)
    #expect(rows.last?.upperBound == line.utf8.count)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let widths = rows.map { row in
      let text = String(decoding: Array(line.utf8)[row], as: UTF8.self)
      return Clusters(text.trimmingBlanks).columns
    }
    #expect(widths.allSatisfy { $0 <= columns })
  }

  @Test(arguments: 0..<100)
  func `printable ASCII wraps at the same places as other text of the same widths`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let other = String((0..<60).map { _ in "ébc  ".randomElement(using: &random) ?? "é" })
    let line = String(other.map { $0 == "é" ? "a" : $0 })
    let columns = Int.random(in: -1..<14, using: &random)
    func rows(of line: String) -> [Int] {
      ranges(of: WrappedLine(line, columns: columns)).map {
        String(decoding: Array(line.utf8)[$0], as: UTF8.self).count
      }
    }
    #expect(rows(of: line) == rows(of: other))
  }

  private func ranges(of line: WrappedLine) -> [Range<Int>] {
    (0..<line.rowCount).map(line.bytes)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
